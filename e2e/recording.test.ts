import { androidAgent, type RecognitionProfile } from './fakes/recognition.ts';
import { exhaustiveExcept, expect, test } from './fixtures.ts';
import { during, openRecorder, stopTheClock } from './recorder-page.ts';

const micPermission = () => localStorage.getItem('micPermission');

for (const profile of ['chrome', 'safari', 'ios'] satisfies RecognitionProfile[]) {
  test(`writes dictated words on ${profile}`, {
    tag: ['@R-1.1', '@R-1.2', '@R-1.4', '@R-4.21', ...exhaustiveExcept(profile === 'chrome')],
  }, async ({ page }) => {
    const recorder = await openRecorder(page, profile);
    await recorder.start();
    await recorder.engine('interim', 'the ship had been');
    await expect(recorder.interim).toHaveText('the ship had been');
    await expect(recorder.text).toHaveValue('');
    await recorder.engine('end');
    await expect(recorder.text).toHaveValue('The ship had been');
    await expect.poll(recorder.running).toBe(true);
    await recorder.say('at sea for nine days');
    await recorder.stop.click();
    await expect(recorder.record).toBeVisible();
    await expect(recorder.text).toHaveValue(/^The ship had been[,.]? at sea for nine days$/i);
    await expect(recorder.interim).toHaveCount(0);
  });
}

test.describe('on Android', () => {
  test.use({ userAgent: androidAgent, viewport: { width: 390, height: 844 } });
  for (const profile of ['android-confidence', 'android-index', 'android-cumulative'] as const) {
    const tag = ['@R-1.2', '@R-4.18', ...exhaustiveExcept(profile === 'android-confidence')];
    test(`${profile}: every word appears once`, { tag }, async ({ page }) => {
      const recorder = await openRecorder(page, profile);
      await recorder.start();
      await recorder.say('hi there');
      await expect(recorder.text).toHaveValue('Hi there');
      await expect.poll(recorder.running).toBe(true);
      await recorder.say('hi there again');
      await expect(recorder.text).toHaveValue(/^Hi there[,.]? hi there again$/i);
      await recorder.stop.click();
      await expect(recorder.record).toBeVisible();
      await expect.poll(recorder.running).toBe(false);
    });
  }
});

test('starts, restarts and stops recording', {
  tag: ['@R-2.26', '@R-4.14', '@R-4.15', '@R-4.16', '@R-4.17', '@R-4.18'],
}, async ({ page }) => {
  const recorder = await openRecorder(page);
  const pass = await stopTheClock(page);
  const cancel = page.getByRole('button', { name: 'Cancel recording' });
  await recorder.press();
  await pass(100);
  await cancel.click();
  await pass(2_000);
  await expect(recorder.record).toBeVisible();
  expect(await recorder.running()).toBe(false);
  expect(await recorder.starts()).toBe(1);

  await recorder.record.click();
  await pass(745);
  await expect(cancel).toBeVisible();
  await pass(10);
  await expect(recorder.stop).toBeVisible();
  await during(pass, recorder.say('one'));
  await during(pass, recorder.engine('end'));
  await pass(500);
  expect(await recorder.starts()).toBe(3);
  await expect(recorder.stop).toBeVisible();
  await during(pass, recorder.say('two'));
  await expect(recorder.text).toHaveValue('One two');
  await recorder.stop.click();
  await pass(5_000);
  await expect(recorder.record).toBeVisible();
  expect(await recorder.running()).toBe(false);
  expect(await recorder.starts()).toBe(3);
});

test('a denied microphone is remembered and reported, and can be allowed later', {
  tag: ['@R-4.19', '@R-4.20', '@R-3.20'],
}, async ({ page }) => {
  const recorder = await openRecorder(page);
  await recorder.start();
  expect(await page.evaluate(micPermission)).toBe('granted');
  await recorder.engine('error', 'not-allowed');
  await recorder.engine('end');
  await expect(page.getByText('Speech recognition error: not-allowed').first()).toBeVisible();
  await expect(page.getByText(/allow the microphone/).first()).toBeVisible();
  expect(await page.evaluate(micPermission)).toBe('denied');
  expect(await recorder.starts()).toBe(1);
  await recorder.start();
  expect(await page.evaluate(micPermission)).toBe('granted');
});

test('errors show their code and how to fix them', { tag: ['@R-8.22', '@R-8.23'] }, async ({ page }) => {
  const recorder = await openRecorder(page);
  await recorder.engine('failNextStart', 'boom');
  await recorder.record.click();
  await expect(page.getByText('Could not start speech recognition: boom').first()).toBeVisible();
  await expect(recorder.record).toBeVisible();

  await recorder.start();
  await recorder.engine('error', 'no-speech');
  await recorder.engine('end');
  await expect.poll(recorder.starts).toBe(2);
  await recorder.engine('error', 'network');
  await expect(page.getByText('Speech recognition error: network').first()).toBeVisible();
  await recorder.engine('end');
  await expect.poll(recorder.starts).toBe(3);
  await recorder.engine('error', 'network');
  await recorder.engine('end');
  await expect(recorder.record).toBeVisible();

  await recorder.start();
  await recorder.engine('error', 'aborted');
  await recorder.engine('end');
  await expect(page.getByText(/already in use/).first()).toBeVisible();
  await expect(recorder.record).toBeVisible();
});

test('typing works without speech recognition', { tag: ['@R-1.3'] }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await page.goto('/');
  await expect(page.getByText(/Chrome, Edge or Safari/).first()).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Transcript' });
  await text.fill('typed by hand');
  await expect(page.getByText('13 / 1,000')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeEnabled();
});

test('the language is sent to the engine, even while recording', {
  tag: ['@R-9.14', '@R-9.15', '@R-10.25', '@R-10.26'],
}, async ({ page }) => {
  const recorder = await openRecorder(page);
  const choose = async (search: string, name: RegExp) => {
    await page.getByRole('button', { name: /^Language you speak/ }).click();
    await page.getByRole('combobox', { name: /Search/ }).fill(search);
    await page.getByRole('option', { name }).click();
  };
  await recorder.start();
  expect(await recorder.lang()).toBe('en-US');
  await recorder.engine('interim', 'hello');
  await choose('français', /French/);
  await expect.poll(recorder.lang).toBe('fr-FR');
  await expect(recorder.text).toHaveValue('Hello');
  await expect(recorder.text).toHaveAttribute('lang', 'fr-FR');
  await choose('tl-PH', /Filipino/);
  await expect.poll(recorder.lang).toBe('fil-PH');
  await choose('pinyin', /Pinyin/);
  await expect.poll(recorder.lang).toBe('zh-CN');
  await expect.poll(recorder.running).toBe(true);
  await recorder.engine('final', '你好');
  await expect(recorder.text).toHaveValue(/nǐ ?hǎo/i);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Language you speak: Chinese (Pinyin)' })).toBeVisible();
});

for (const punctuation of [true, false]) {
  const tag = ['@R-9.7', '@R-9.8', '@R-9.9', ...exhaustiveExcept(punctuation)];
  test(`pauses add punctuation: ${punctuation}`, { tag }, async ({ page }) => {
    await page.addInitScript(
      (on) => localStorage.setItem('settings', JSON.stringify({ punctuation: on })),
      punctuation,
    );
    const recorder = await openRecorder(page);
    const pass = await stopTheClock(page);
    await recorder.press();
    await pass(800);
    await during(pass, recorder.engine('final', 'good morning'));
    await pass(800);
    await during(pass, recorder.engine('final', 'everyone'));
    await pass(1_500);
    await during(pass, recorder.engine('final', 'thank you'));
    await pass(2_500);
    await during(pass, recorder.engine('final', 'we begin'));
    await pass(2_500);
    for (const word of 'one two three four five six seven eight nine ten eleven'.split(' ')) {
      await during(pass, recorder.engine('final', word));
    }
    await pass(500);
    await during(pass, recorder.engine('final', 'twelve'));
    await expect(recorder.text).toHaveValue(
      punctuation
        ? 'Good morning everyone, thank you. We begin. One two three four five six seven eight nine ten eleven. Twelve'
        : 'good morning everyone thank you we begin one two three four five six seven eight nine ten eleven twelve',
    );
  });
}

test('punctuation can be turned off and stays off', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Add punctuation at pauses' }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('settings')))
    .toContain('"punctuation":false');
});

test('the last sentence gets its full stop or question mark when recording stops', async ({ page }) => {
  const recorder = await openRecorder(page);
  const say = async (words: string) => {
    await recorder.start();
    await recorder.say(words);
    await recorder.stop.click();
    await expect(recorder.record).toBeVisible();
  };
  await say('the boat leaves at noon');
  await expect(recorder.text).toHaveValue('The boat leaves at noon.');
  await say('can you come with us');
  await expect(recorder.text).toHaveValue('The boat leaves at noon. Can you come with us?');
  // Two words may be a note.
  await say('blue paint');
  await expect(recorder.text).toHaveValue('The boat leaves at noon. Can you come with us? Blue paint');
});

test('Space records outside fields, Ctrl+Enter in the text, and ? shows the shortcuts', async ({ page }) => {
  const recorder = await openRecorder(page);
  // Shortcuts work only after hydration, which the character count confirms.
  await recorder.text.fill('a');
  await expect(page.getByText('1 / 1,000')).toBeVisible();
  await recorder.record.focus();
  await page.keyboard.down('Space');
  await expect(recorder.stop).toBeVisible();
  await page.keyboard.up('Space');
  await expect(recorder.record, 'held, it records only until it is released').toBeVisible();
  await recorder.text.focus();
  await recorder.text.blur();
  await page.keyboard.press('Space');
  await expect(recorder.stop).toBeVisible();
  await recorder.text.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' b');
  await expect(recorder.text).toHaveValue('a b');
  await page.keyboard.press('Control+Enter');
  await expect(recorder.record).toBeVisible();
  await expect(recorder.text).toHaveValue('a b');
  await recorder.text.blur();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Space');
  expect(await recorder.starts()).toBe(2);
});

test('no audio leaves the page', { tag: ['@R-1.15'] }, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  const recorder = await openRecorder(page);
  await recorder.start();
  await recorder.say('nobody else hears this');
  await recorder.stop.click();
  await expect(recorder.record).toBeVisible();
  expect(sent).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/data:audio|blob:/);
});
