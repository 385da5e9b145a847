import { exhaustive, expect, test } from './fixtures.ts';
import { installFakeVoice, playbackOf } from './playback-page.ts';
import { openRecorder, recorderOn } from './recorder-page.ts';
import { chooseSpoken, field, left, tab, toggle, translated, watchTranslations } from './translation-page.ts';

const spoken = () => window.fakeSynthesis.spoken.map(({ text, lang }) => ({ text, lang }));

test('copies and saves the words that are still being spoken', { tag: ['@R-5.40'] }, async ({
  page,
  signIn,
}) => {
  const recorder = await openRecorder(page);
  await signIn(page);
  await recorder.start();
  await recorder.engine('interim', 'we set');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('we set');
  await recorder.engine('final', 'we set sail');
  await recorder.engine('interim', 'under grey');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('We set sail under grey');
  const saved = page.waitForRequest(
    (request) => request.method() === 'POST' && /transcriptions$/.test(request.url()),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).postDataJSON()).toMatchObject({ text: 'We set sail under grey' });
  await recorder.engine('final', 'under grey skies');
  await expect(recorder.text).toHaveValue(/^We set sail[,.]? under grey skies$/i);
});

test('stops playback when recording starts, and recording when playback starts', {
  tag: ['@R-4.40'],
}, async ({ page }) => {
  await installFakeVoice(page);
  const recorder = await openRecorder(page);
  const { play, stop } = playbackOf(page);
  await page.evaluate(() => window.fakeSynthesis.hold(true));
  await recorder.text.fill('We kept the lamps low.');

  await test.step('recording stops playback before the microphone opens', async () => {
    await play.click();
    await expect.poll(() => page.evaluate(() => window.fakeSynthesis.speaking)).toBe(true);
    await recorder.start();
    await expect(stop).toHaveCount(0);
    expect(await page.evaluate(() => window.fakeSynthesis.speaking)).toBe(false);
  });

  await test.step('Play stops the recording, then starts and includes its last words', async () => {
    await recorder.engine('interim', 'by morning the wind had turned');
    await recorder.hang(true);
    const before = (await page.evaluate(spoken)).length;
    await play.click();
    await expect(page.getByRole('button', { name: 'Finishing recording' })).toBeVisible();
    expect(await page.evaluate(spoken)).toHaveLength(before);
    await recorder.hang(false);
    await expect(stop).toBeVisible();
    await expect(recorder.record).toBeVisible();
    await expect.poll(() => page.evaluate(spoken)).toHaveLength(before + 1);
    await page.evaluate(() => window.fakeSynthesis.end());
    await expect
      .poll(async () => (await page.evaluate(spoken)).at(-1)?.text)
      .toBe('By morning the wind had turned.');
    expect(await recorder.running()).toBe(false);
  });
});

test('ignores words from a hanging engine while the page reads aloud', { tag: exhaustive }, async ({
  page,
}) => {
  await installFakeVoice(page);
  const recorder = await openRecorder(page);
  const { play, stop } = playbackOf(page);
  await page.evaluate(() => window.fakeSynthesis.hold(true));
  await recorder.start();
  await recorder.engine('interim', 'we kept the lamps low');
  await recorder.hang(true);
  await play.click();
  await expect(stop).toBeVisible();
  await recorder.engine('interim', 'we kept the lamps low we kept the lamps low');
  await expect(recorder.text).toHaveValue('We kept the lamps low.');
});

test('reads dictated pinyin from its characters, except for edited words', {
  tag: [exhaustive, '@R-10.25'],
}, async ({ page }) => {
  await installFakeVoice(page);
  const recorder = await openRecorder(page);
  const { play } = playbackOf(page);
  await chooseSpoken(page, 'Chinese (Pinyin)');
  await recorder.start();
  await recorder.say('今天天气很好');
  await expect(recorder.text).toHaveValue('Jīntiān tiānqì hěn hǎo');
  await play.click();
  await expect.poll(() => page.evaluate(spoken)).toEqual([{ text: '今天天气很好.', lang: 'zh-CN' }]);
  await page.reload();
  await expect(recorder.text).toHaveValue('Jīntiān tiānqì hěn hǎo.');
  await recorder.text.press('End');
  await recorder.text.press('ArrowLeft');
  await page.keyboard.type('le');
  await play.click();
  await expect.poll(() => page.evaluate(spoken)).toEqual([{ text: '今天天气很 hǎole.', lang: 'zh-CN' }]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('does not switch the view while someone types', { tag: exhaustive }, async ({
    page,
    signIn,
    becomePremium,
  }) => {
    await signIn(page);
    await becomePremium(page);
    await toggle(page).tap();
    await field(page).tap();
    await page.keyboard.type('Dear all');
    await expect(translated(page)).toHaveText('[español] Dear all');
    await expect(tab(page, 'Original')).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(', thank you');
    await expect(field(page)).toHaveValue('Dear all, thank you');
    await expect(translated(page)).toHaveText('[español] Dear all, thank you');
    await expect(field(page)).toBeFocused();
  });

  test('shows the original when recording starts', { tag: exhaustive }, async ({
    page,
    signIn,
    becomePremium,
  }) => {
    await openRecorder(page);
    await signIn(page);
    await becomePremium(page);
    const recorder = recorderOn(page);
    await recorder.text.fill('The ship came home.');
    await toggle(page).tap();
    await expect(tab(page, 'Translated')).toHaveAttribute('aria-selected', 'true');
    await recorder.start();
    await expect(tab(page, 'Original')).toHaveAttribute('aria-selected', 'true');
    await recorder.say('and the wind turned');
    await expect(recorder.text).toBeVisible();
    await recorder.stop.tap();
    await expect(tab(page, 'Translated')).toHaveAttribute('aria-selected', 'true');
    await expect(translated(page)).toHaveText(/wind turned\.$/);
  });
});

test('does not spend the free translation on one dictated word', async ({ page, signIn }) => {
  const recorder = await openRecorder(page);
  await signIn(page);
  const requests = watchTranslations(page);
  await toggle(page).click();
  await expect(left(page)).toHaveText(/1/);
  await recorder.start();
  await recorder.say('testing');
  await recorder.stop.click();
  await expect(recorder.record).toBeVisible();
  await recorder.start();
  await recorder.say('one two');
  expect(requests).toHaveLength(0);
  await recorder.stop.click();
  await expect(translated(page)).toHaveText(/one two\.?$/i);
  expect(requests).toHaveLength(1);
});

test('keeps the link to the commands on its own line on a narrow phone', { tag: exhaustive }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const recorder = await openRecorder(page);
  await recorder.text.fill('We set sail at dawn. '.repeat(40));
  await recorder.start();
  const link = page.getByRole('button', { name: 'Spoken commands' });
  await link.waitFor();
  const browser = await page.context().newCDPSession(page);
  for (const size of [16, 20]) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    const covering = await link.evaluate((button) => {
      const text = document.querySelector('.transcript-pane')?.getBoundingClientRect().bottom ?? 0;
      return [...button.children]
        .map((child) => child.getBoundingClientRect())
        .filter(({ width, top }) => width > 1 && top < text).length;
    });
    expect(covering, `${size} px`).toBe(0);
  }
});
