import type { Fault } from '../src/sandbox/faults.ts';
import { expect, test } from './fixtures.ts';
import { field, left, tab, toast, toggle, translated } from './translation-page.ts';

const failing: Fault = { service: 'ai', status: 500, times: 3 };
const respondWith = (content: string): Fault => ({
  service: 'ai',
  times: 2,
  body: { choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] },
});

test('translation failures are reported and cost nothing', {
  tag: ['@R-8.9', '@R-4.39', '@R-8.10', '@R-10.8', '@R-8.8'],
}, async ({ page, signIn, sandbox, consoleErrors }) => {
  consoleErrors.allow(/50[023]/, /401/);
  await signIn(page);
  await field(page).fill('The text stays as it is.');
  // The previous step's toast may still be visible, so each step waits for its own result.
  const translateAgain = async () => {
    const response = page.waitForResponse('**/api/translate');
    await toggle(page).click();
    await toggle(page).click();
    await response;
    await expect(page.getByText('Translating…')).toHaveCount(0);
  };

  await test.step('a failure is reported and costs nothing', async () => {
    await sandbox.next(failing);
    await toggle(page).click();
    await expect(toast(page, 'Translation Error')).toContainText(
      'There was an error translating your text. Please try again later.',
    );
    await expect(tab(page, 'Original')).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveValue('The text stays as it is.');
    await expect(page.getByText(/50[023]:|\{"code"/)).toHaveCount(0);
    await expect(left(page)).toHaveText('1 translation left today');
  });

  await test.step('an invalid response is never shown', async () => {
    await sandbox.next(respondWith('{"paragraphs":["HACKED"]}'));
    await translateAgain();
    await expect(toast(page, 'Translation Error')).toBeVisible();
    await expect(page.getByText('HACKED')).toHaveCount(0);
  });

  await test.step('a missing session shows Sign In Required', async () => {
    await page.route('**/api/translate', (route) => route.fulfill({ status: 500, body: 'unauthorized' }));
    await translateAgain();
    await expect(toast(page, 'Sign In Required')).toBeVisible();
    await page.unroute('**/api/translate');
  });

  await test.step('it works again afterwards', async () => {
    await translateAgain();
    await expect(translated(page)).toHaveText('[español] The text stays as it is.');
  });
});
