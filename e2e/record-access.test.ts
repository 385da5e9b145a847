import { themes } from '../src/shared/themes.ts';
import { expectNoAxeViolations } from './axe.ts';
import { exhaustiveExcept, expect, test } from './fixtures.ts';
import { openRecorder } from './recorder-page.ts';

test.setTimeout(120_000);

for (const { where, looks, isShort } of [
  { where: 'the light theme', looks: themes.filter(({ id }) => id === 'light'), isShort: true },
  { where: 'every theme', looks: themes, isShort: false },
]) {
  test(`every state of the Record tab passes axe in ${where}, and limits are announced`, {
    tag: exhaustiveExcept(isShort),
  }, async ({ page }) => {
    // Contrast measured during a colour transition would be wrong.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const recorder = await openRecorder(page);
    const status = page.locator('[role="status"]').filter({ hasText: /Recording|limit/ });
    await expectNoAxeViolations(page, 'empty', looks);
    await recorder.start();
    await expect(status.first()).toHaveText('Recording started');
    await recorder.engine('interim', 'and by morning the wind had turned');
    await expect(recorder.interim).toBeVisible();
    await expectNoAxeViolations(page, 'recording', looks);
    await recorder.stop.click();
    await expect(status.first()).toHaveText('Recording stopped');
    await recorder.text.fill('x'.repeat(950));
    await expect(status.first()).toHaveText('Close to the length limit');
    await recorder.text.fill('x'.repeat(1_000));
    await expect(status.first()).toHaveText('Length limit reached');
    await expectNoAxeViolations(page, 'paused', looks);
  });
}
