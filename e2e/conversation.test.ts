import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { installRecognition, keepSpeechLocal } from './fakes/recognition.ts';
import { installSynthesis } from './fakes/synthesis.ts';
import { installTranslator } from './fakes/translator.ts';
import { exhaustive, expect, test } from './fixtures.ts';
import { isUncovered } from './is-uncovered.ts';
import { layoutFaults } from './layout-faults.ts';
import { recorderOn } from './recorder-page.ts';
import { watchTranslations } from './translation-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const looks = [{ id: 'light' }, { id: 'dark' }, { id: 'ocean' }];
const half = (page: Page, side: 'Your' | 'Their') => page.getByRole('region', { name: `${side} half` });

/** Opens the screen as a visitor, by default with a browser that can translate. */
async function openConversation(page: Page, onDevice = true): Promise<void> {
  await page.addInitScript(installRecognition, 'chrome' as const);
  await page.addInitScript(installSynthesis, {});
  await page.addInitScript(installTranslator, onDevice ? ('available' as const) : ('unavailable' as const));
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  await page.goto('/conversation');
  await expect(page.getByRole('button', { name: 'Start recording' })).toHaveCount(2);
  if (onDevice) await expect(page.getByText('Translated on this device')).toBeVisible();
}

async function expectBetweenHalves(page: Page, message: Locator): Promise<void> {
  await expect(message).toBeVisible();
  const [above, box, below] = await Promise.all(
    [half(page, 'Their'), message, half(page, 'Your')].map((part) => part.boundingBox()),
  );
  expect(box?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
}

/** Taps a side's button, speaks, and taps again. */
async function say(page: Page, side: 'Your' | 'Their', words: string): Promise<void> {
  await half(page, side).getByRole('button', { name: 'Start recording' }).click();
  await half(page, side).getByRole('button', { name: 'Stop recording' }).click({ trial: true });
  await recorderOn(page).say(words);
  await half(page, side).getByRole('button', { name: 'Stop recording' }).click();
}

test('two people talk, each in their own language, and hear each other', async ({ page }) => {
  await openConversation(page);
  await say(page, 'Your', 'where is the bus');
  await expect(half(page, 'Their')).toContainText('WHERE IS THE BUS');
  await expect(half(page, 'Your')).toContainText('Where is the bus');
  await say(page, 'Their', 'en la plaza');
  await expect(half(page, 'Your')).toContainText('EN LA PLAZA');
  expect(await recorderOn(page).lang()).toBe('es-ES');
  await expect
    .poll(() => page.evaluate(() => window.fakeSynthesis.spoken.map(({ lang }) => lang)))
    .toEqual(['es-ES', 'en-US']);
  await expectNoAxeViolations(page, 'the conversation', looks);
});

test('a second tab follows the conversation, and asks only if both have continued it', async ({
  page,
  context,
}) => {
  await openConversation(page);
  const tab = await context.newPage();
  await openConversation(tab);
  await say(page, 'Your', 'where is the bus');
  await expect(half(tab, 'Their')).toContainText('WHERE IS THE BUS');

  await half(page, 'Your').getByRole('button', { name: 'Start recording' }).click();
  await half(page, 'Your').getByRole('button', { name: 'Stop recording' }).click({ trial: true });
  await recorderOn(page).say('wait a moment');
  await expect(half(page, 'Your')).toContainText('Wait a moment');
  await say(tab, 'Your', 'it leaves at ten');
  const dialog = tab.getByRole('dialog', { name: 'Changed elsewhere' });
  await expect(dialog).toContainText('Wait a moment');
  await dialog.getByRole('button', { name: 'Keep both' }).click();
  for (const words of [/WHERE IS THE BUS/, /WAIT A MOMENT/, /IT LEAVES AT TEN/])
    await expect(half(tab, 'Their').getByText(words)).toHaveCount(1);

  await half(page, 'Your').getByRole('button', { name: 'Stop recording' }).click();
  await expect(half(page, 'Their')).toContainText('IT LEAVES AT TEN');
  await page.reload();
  for (const words of [/WHERE IS THE BUS/, /WAIT A MOMENT/, /IT LEAVES AT TEN/])
    await expect(half(page, 'Their').getByText(words)).toHaveCount(1);
});

test('on a wide screen the two languages are side by side', { tag: exhaustive }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openConversation(page);
  await page.getByRole('button', { name: 'Start recording' }).first().click();
  await page.getByRole('button', { name: 'Stop recording' }).click({ trial: true });
  await recorderOn(page).say('where is the bus');
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Where is the bus' })).toContainText(
    'WHERE IS THE BUS',
  );
  await expectNoAxeViolations(page, 'the wide conversation', looks);
});

test('holding a button records until it is released', async ({ page }) => {
  await openConversation(page);
  const button = half(page, 'Their').getByRole('button', { name: /recording/ });
  await button.hover();
  await page.mouse.down();
  await expect(button).toHaveAccessibleName('Stop recording');
  await expect(half(page, 'Their')).toContainText('Suelta para terminar');
  await recorderOn(page).say('hasta luego');
  // The pointer may slip off the button while it is held.
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect(half(page, 'Your')).toContainText('HASTA LUEGO');
  await expect(button).toHaveAccessibleName('Start recording');
});

test('a right-to-left language is laid out from right to left in its half', { tag: exhaustive }, async ({
  page,
}) => {
  await openConversation(page);
  await half(page, 'Their')
    .getByRole('button', { name: /^They speak/ })
    .click();
  await page.getByRole('option', { name: /Arabic/ }).click();
  await expect(half(page, 'Their')).toHaveAttribute('dir', 'rtl');
  await say(page, 'Their', 'مرحبا بكم');
  expect(await recorderOn(page).lang()).toBe('ar-SA');
  await expect(half(page, 'Your')).toHaveAttribute('dir', 'ltr');
  await expect(half(page, 'Your').locator('[dir=rtl]')).toHaveText('مرحبا بكم');
});

test('the conversation stays when the allowance is used up', { tag: exhaustive }, async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.allow(/429.*\/api\/translate/);
  await signIn(page);
  await openConversation(page, false);
  await expect(page.getByText('The free plan translates one turn a day.')).toBeVisible();
  await say(page, 'Your', 'good morning');
  await expect(half(page, 'Their')).toContainText('[español] Good morning');
  await say(page, 'Your', 'where is the bus');
  await expect(page.getByText('No translations left today. Your conversation is still here.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(page.getByRole('button', { name: 'Upgrade' })).toBeVisible();
  await expect(page.getByText('The free plan translates one turn a day.')).toBeHidden();
  await page.reload();
  await expect(half(page, 'Their')).toContainText('[español] Good morning');
  await expect(half(page, 'Your')).toContainText('Where is the bus');
});

test('with On this device, the conversation continues when the allowance is used up', {
  tag: exhaustive,
}, async ({ page, signIn, consoleErrors }) => {
  consoleErrors.allow(/429.*\/api\/translate/);
  await signIn(page);
  await openConversation(page, false);
  await page.addInitScript(keepSpeechLocal);
  await page.reload();
  await say(page, 'Your', 'good morning');
  await expect(half(page, 'Their')).toContainText('[español] Good morning');
  await say(page, 'Your', 'where is the bus');
  await expect(page.getByText('No translations left today.')).toBeVisible();
  await page.getByRole('button', { name: 'On this device' }).click();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(half(page, 'Their')).toContainText('[español] Good morning');
  await expect(half(page, 'Their')).toContainText('ónde está el autobús');
});

test('pressing the other button switches speakers', { tag: exhaustive }, async ({ page }) => {
  await openConversation(page);
  await half(page, 'Your').getByRole('button', { name: 'Start recording' }).click();
  await expect(half(page, 'Your').getByRole('button', { name: 'Stop recording' })).toBeVisible();
  await recorderOn(page).say('one moment');
  await half(page, 'Their').getByRole('button', { name: 'Start recording' }).click();
  await expect(half(page, 'Their').getByRole('button', { name: 'Stop recording' })).toBeVisible();
  await expect(half(page, 'Their')).toContainText('ONE MOMENT');
  expect(await page.evaluate(() => window.fakeSynthesis.spoken)).toEqual([]);
});

test('a mistake can be corrected, and the conversation survives a reload until a new one starts', async ({
  page,
}) => {
  await openConversation(page);
  await say(page, 'Your', 'where is the buzz');
  await expect(half(page, 'Their')).toContainText('WHERE IS THE BUZZ');
  await half(page, 'Your')
    .getByRole('button', { name: /Where is the buzz/ })
    .click();
  await page.getByRole('menuitem', { name: 'Correct this' }).click();
  await page.getByRole('textbox', { name: 'What was said' }).fill('Where is the bus?');
  await page.getByRole('button', { name: 'Translate again' }).click();
  await expect(half(page, 'Their')).toContainText('WHERE IS THE BUS?');
  await page.reload();
  await expect(half(page, 'Your')).toContainText('Where is the bus?');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'New conversation' }).click();
  await expect(half(page, 'Your')).not.toContainText('Where is the bus?');
});

test('words spoken in the wrong language are removed and said again on the other side', {
  tag: exhaustive,
}, async ({ page }) => {
  await openConversation(page);
  await say(page, 'Their', 'wear is de boss');
  await half(page, 'Your')
    .getByRole('button', { name: /wear is de boss/i })
    .click();
  await page.getByRole('menuitem', { name: 'Wrong language: say it again' }).click();
  await expect(half(page, 'Your').getByRole('button', { name: 'Stop recording' })).toBeVisible();
  expect(await recorderOn(page).lang()).toBe('en-US');
  await expect(half(page, 'Their')).not.toContainText(/wear is de boss/i);
  await recorderOn(page).say('where is the bus');
  await half(page, 'Your').getByRole('button', { name: 'Stop recording' }).click();
  await expect(half(page, 'Their')).toContainText('WHERE IS THE BUS');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(half(page, 'Their')).toContainText('Wear is de boss');
});

test('says that nothing has been heard, and keeps listening', { tag: exhaustive }, async ({ page }) => {
  await page.clock.install();
  await openConversation(page);
  await half(page, 'Your').getByRole('button', { name: 'Start recording' }).click();
  await expect(half(page, 'Your').getByRole('button', { name: 'Stop recording' })).toBeVisible();
  await expect(half(page, 'Your')).toContainText('Tap to finish');
  await page.clock.runFor(6_000);
  await expect(half(page, 'Your')).toContainText('Nothing heard yet');
  await recorderOn(page).say('good morning');
  await expect(half(page, 'Your')).not.toContainText('Nothing heard yet');
  await expect(half(page, 'Your')).toContainText('Good morning');
});

test('messages are between the halves, and a refused microphone is explained until the next attempt', {
  tag: exhaustive,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openConversation(page);
  await say(page, 'Your', 'good morning');
  await half(page, 'Your').getByRole('button', { name: 'Start recording' }).click();
  await half(page, 'Your').getByRole('button', { name: 'Stop recording' }).click({ trial: true });
  await recorderOn(page).engine('error', 'not-allowed');
  const help = page.getByRole('alert').filter({ hasText: 'allow the microphone' });
  await expect(help).toBeVisible();
  await expectBetweenHalves(page, help);
  await expect(page.getByText('Speech recognition error')).toHaveCount(0);
  await half(page, 'Your').getByRole('button', { name: 'Start recording' }).click();
  await expect(help).toBeHidden();
  await half(page, 'Your').getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'New conversation' }).click();
  await expectBetweenHalves(page, page.getByRole('listitem').filter({ hasText: 'New conversation started' }));
});

test('a message from the record screen moves between the halves and covers none of their buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Transcript' }).fill('good morning');
  await page.getByRole('button', { name: 'Copy' }).click();
  const message = page.getByRole('listitem').filter({ hasText: 'Copied' });
  // It stays while the pointer is over it.
  await message.hover();
  await page.getByRole('link', { name: 'Conversation' }).press('Enter');
  await expect(half(page, 'Your')).toBeVisible();
  await expectBetweenHalves(page, message);
  for (const name of ['Close the conversation', 'More'])
    expect(await isUncovered(page.getByRole('button', { name, exact: true }))).toBe(true);
});

test('the cookie banner is below the halves and covers neither', async ({ page }) => {
  await page.goto('/conversation');
  const banner = page.getByRole('region', { name: 'Cookies' });
  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(half(page, 'Your')).toBeVisible();
    expect(await layoutFaults(page)).toEqual([]);
    const [below, box] = await Promise.all([half(page, 'Your').boundingBox(), banner.boundingBox()]);
    expect(box?.y).toBeGreaterThanOrEqual((below?.y ?? 0) + (below?.height ?? 0));
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  await banner.getByRole('button', { name: 'Decline' }).click();
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Close the conversation' }).click();
  await expect(page.getByRole('tab', { name: 'Record' })).toBeVisible();
  await expect(banner).toBeHidden();
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test('two people sit opposite each other', async ({ page }) => {
    await openConversation(page);
    await expect(half(page, 'Their')).toHaveClass(/rotate-180/);
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('menuitem', { name: 'Save' })).toBeVisible();
  });

  test('a phone on its side has two columns', { tag: exhaustive }, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openConversation(page);
    await expect(page.getByRole('button', { name: 'Swap languages' })).toBeVisible();
  });
});

test('a visitor without a translator is asked to sign in before the first turn', async ({ page }) => {
  await openConversation(page, false);
  await half(page, 'Your').getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await recorderOn(page).starts()).toBe(0);
});

test('turns wait for the network and are translated in order', { tag: exhaustive }, async ({
  page,
  context,
  signIn,
  becomePremium,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signIn(page);
  await becomePremium(page);
  const requests = watchTranslations(page);
  await openConversation(page, false);
  await expect(page.getByText('250,000 characters left')).toBeVisible();
  await say(page, 'Your', 'hello');
  await expect(half(page, 'Their')).toContainText('[español] Hello');
  await context.setOffline(true);
  await say(page, 'Your', 'good morning');
  await say(page, 'Their', 'buenos días');
  await expect(half(page, 'Your')).toContainText('Will be translated when you’re online');
  expect(requests).toHaveLength(1);
  await context.setOffline(false);
  await expect(half(page, 'Your')).toContainText('[English] Buenos días');
  await expect(half(page, 'Their')).toContainText('[español] Good morning');
  const texts = requests.map((request) => request.postDataJSON().text);
  expect(texts).toEqual(['Hello', 'Good morning', 'Buenos días']);
});
