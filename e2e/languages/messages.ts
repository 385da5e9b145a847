import { type ErrorCode, errorCodes } from '../../src/shared/errors.ts';
import { expect, test } from '../fixtures.ts';
import { latinWords } from './latin-words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** These sign the user out or reload the page, so they come last. */
const endings: ErrorCode[] = ['not-yours', 'sign-in-required'];
const codes = (Object.keys(errorCodes) as ErrorCode[]).filter((code) => !endings.includes(code));

test('toasts and errors contain no English words', async ({ page, signIn, consoleErrors }) => {
  consoleErrors.allow(/40\d|41\d|43\d|50\d|429|ERR_/);
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  const text = page.getByRole('textbox').first();
  const translate = page.getByRole('switch').first();
  const save = page.locator('.record-card button').last();
  const toast = page.locator('ol[tabindex="-1"] > li');
  const message = page
    .locator('ol[tabindex="-1"] > li, [role=dialog], [role=alertdialog], [role=alert]')
    .first();

  /** Does something that shows a message, checks it and closes it. */
  async function check(where: string, act: () => Promise<void>): Promise<void> {
    await act();
    await expect(message, where).toBeVisible();
    expect.soft(await latinWords(page), where).toEqual([]);
    while (await page.locator('[role=dialog], [role=alertdialog]').first().isVisible()) {
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-state=closed]')).toHaveCount(0);
    }
    // It may have closed by itself in the meantime.
    await toast
      .getByRole('button')
      .evaluateAll((buttons) => (buttons.at(-1) as HTMLElement | undefined)?.click());
    await expect(toast).toHaveCount(0);
  }
  const failWith = (path: string, code: ErrorCode) => {
    const [status, english] = errorCodes[code];
    const json = { code, message: english, error: english };
    return page.route(path, (route) => route.fulfill({ status, json }), { times: 1 });
  };

  await page.goto('/');
  await text.fill('Lorem ipsum');
  await check('saving, signed out', () => save.click());
  await check('translating, signed out', () => translate.click());

  await signIn(page);
  await text.fill('Lorem ipsum dolor');
  for (const code of [...codes, ...endings]) {
    await failWith('**/api/transcriptions', code);
    await check(`saving: ${code}`, () => save.click());
  }

  await signIn(page);
  await text.fill('Lorem ipsum dolor sit');
  for (const code of codes) {
    await failWith('**/api/translate', code);
    await check(`translating: ${code}`, () => translate.click());
    if (await translate.isChecked()) await translate.click();
  }
  await page.unrouteAll();
  await check('saved', () => save.click());
});
