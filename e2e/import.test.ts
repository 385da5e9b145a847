import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { exhaustive, expect, test } from './fixtures.ts';
import { openRecorder, recorderOn } from './recorder-page.ts';
import { confirmSignIn } from './sign-in-steps.ts';
import { spokenWav } from './spoken-file.ts';
import { toast, toggle, translated } from './translation-page.ts';

interface Chosen {
  name: string;
  buffer: Buffer;
}

const stored = async (name: string): Promise<Chosen> => ({
  name,
  buffer: await readFile(fileURLToPath(new URL(`import-files/${name}`, import.meta.url))),
});

async function choose(page: Page, { name, buffer }: Chosen): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await (await chooser).setFiles({ name, buffer, mimeType: '' });
}

/** Drags a file onto the card and drops it. */
async function drop(page: Page, { name, buffer }: Chosen): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ fileName, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))], fileName));
      return transfer;
    },
    { fileName: name, bytes: buffer.toString('base64') },
  );
  const card = page.locator('.record-card');
  // A real drag sends events all the time, so it doesn't matter that the page may not be ready for the first.
  await expect(async () => {
    await card.dispatchEvent('dragenter', { dataTransfer });
    await expect(card.getByText('Drop to import')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await card.dispatchEvent('drop', { dataTransfer });
}

/** 100,000 samples, one a second: 28 hours. */
function endlessWav(wav: Buffer): Buffer {
  const file = Buffer.concat([wav.subarray(0, 44), Buffer.alloc(200_000)]);
  file.writeUInt32LE(file.length - 8, 4);
  file.writeUInt32LE(1, 24);
  file.writeUInt32LE(2, 28);
  file.writeUInt32LE(200_000, 40);
  return file;
}

const planOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Import ${name}` });
const row = (page: Page) => page.getByTestId('document-row');
const progress = (page: Page) => page.getByTestId('import-progress');

const wordFile = (name: string, words: string): Chosen => ({
  name,
  buffer: Buffer.from(
    zipSync({
      'word/document.xml': strToU8(`<w:document><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:document>`),
    }),
  ),
});
const book: Chosen = {
  name: 'Book.txt',
  buffer: Buffer.from(
    Array.from({ length: 60 }, (_, index) => `This is sentence number ${index + 1}.`).join(' '),
  ),
};

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined')));

test('keeps a file during sign-in, shows its cost and transcribes it', async ({ page }) => {
  await page.goto('/');
  const { text } = recorderOn(page);
  await choose(page, { name: 'Lecture.wav', buffer: await spokenWav() });
  await toast(page, 'Sign in to import recordings').getByRole('button', { name: 'Sign In' }).click();
  await confirmSignIn(page);
  await page.getByRole('button', { name: /Test Person Two/ }).click();

  const plan = planOf(page, 'Lecture.wav');
  await expect(plan).toContainText(/\d s long, with \d s of speech\. It fits in one part\./);
  await expect(plan).toContainText(/\d of 5 min left/);
  for (const language of ['Spanish', 'English']) {
    await plan.getByRole('button', { name: /^Spoken language: / }).click();
    await page.getByRole('option', { name: language }).first().click();
    await expect(plan.getByRole('button', { name: `Spoken language: ${language}` })).toBeVisible();
  }
  await plan.getByRole('button', { name: 'Import' }).click();
  await expect(text).toHaveValue(/^\[Sandbox\] .*seconds of speech.*\[Sandbox\] .*seconds of speech/s);
  await expect(progress(page)).toBeHidden();
  await expect(row(page)).toContainText('Lecture.wav');
  await expect(page.getByRole('button', { name: 'Next part' })).toBeHidden();

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: 'Subtitles .srt', exact: true }).check();
  await expect(dialog.getByText('This text has no recorded timings')).toBeHidden();
  await expect(dialog.getByLabel('File name')).toHaveValue('Lecture');
});

test('finds speech in dropped files, explains bad ones, and leaves the text alone', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const { text } = recorderOn(page);
  await text.fill('Mine.');
  // sound-file.test.ts covers the other formats.
  for (const name of ['spoken.mp3', 'spoken.webm', 'spoken.mov']) {
    await drop(page, await stored(name));
    await expect(planOf(page, name)).toContainText(/\d s long, with \d s of speech/);
    await page.keyboard.press('Escape');
  }

  const wav = await spokenWav();
  const bad: [Chosen, string][] = [
    [
      { name: 'picture.mp3', buffer: Buffer.from('This is not a recording. '.repeat(200)) },
      'picture.mp3 can’t be read',
    ],
    [
      { name: 'quiet.wav', buffer: Buffer.concat([wav.subarray(0, 44), Buffer.alloc(wav.length - 44)]) },
      'No speech in quiet.wav',
    ],
    [
      { name: 'cut.mp4', buffer: (await stored('spoken.mp4')).buffer.subarray(0, 6_000) },
      'cut.mp4 is damaged',
    ],
    [{ name: 'endless.wav', buffer: endlessWav(wav) }, 'endless.wav can’t be read'],
  ];
  for (const [file, title] of bad) {
    await drop(page, file);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toContainText('Your text hasn’t changed and no minutes were used.');
    await page.keyboard.press('Escape');
  }
  await expect(text).toHaveValue('Mine.');
});

test('gives up within seconds on a file in which it finds no sound, and stops at once if asked to', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const { buffer } = await stored('spoken.ogg');
  // The decoder takes each of these for the start of a page.
  const hostile = { name: 'hostile.ogg', buffer: Buffer.concat([buffer, Buffer.alloc(4 << 20, 'OggS')]) };
  const started = page.waitForEvent('worker');
  await choose(page, hostile);
  await expect(planOf(page, hostile.name)).toContainText('Detecting speech…');
  const closed = (await started).waitForEvent('close');
  await planOf(page, hostile.name).getByRole('button', { name: 'Cancel' }).click();
  await closed;
  await choose(page, hostile);
  const damaged = page.getByRole('dialog', { name: 'hostile.ogg is damaged' });
  await expect(damaged).toBeVisible({ timeout: 15_000 });
});

test('resumes in a new tab and sends nothing twice', async ({ page, signIn, consoleErrors }) => {
  consoleErrors.allow(/net::ERR_FAILED/);
  await signIn(page);
  const { text } = recorderOn(page);
  const failed = new Set<string | undefined>();
  const sent: (string | undefined)[] = [];
  let reloaded = false;
  await page.route('**/api/transcribe', (route) => {
    const key = route.request().headers()['idempotency-key'];
    if (reloaded) {
      sent.push(key);
      return route.fulfill({ json: { text: 'how are you', seconds: 1, remainingSeconds: 298 } });
    }
    // Both phrases are sent at the same time; the first one is longer.
    if ((route.request().postDataBuffer()?.length ?? 0) > 33_000)
      return route.fulfill({ json: { text: 'good morning', seconds: 1, remainingSeconds: 299 } });
    failed.add(key);
    return route.abort();
  });
  await choose(page, { name: 'Lecture.wav', buffer: await spokenWav() });
  await planOf(page, 'Lecture.wav').getByRole('button', { name: 'Import' }).click();
  await expect(text).toHaveValue('Good morning');
  await expect(progress(page)).toContainText('Waiting for the network');

  // A new tab has to load the session first.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload({ waitUntil: 'commit' });
  reloaded = true;
  await expect(text).toHaveValue('Good morning, how are you');
  await expect(progress(page)).toBeHidden();
  expect(sent).toEqual([...failed]);
});

test('imports texts without an account, and splits a long one into parts', async ({ page }) => {
  await page.goto('/');
  const { text } = recorderOn(page);
  await choose(page, wordFile('a.docx', 'From Word.'));
  await expect(text).toHaveValue('From Word.');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByLabel('File name')).toHaveValue('a');
  await page.keyboard.press('Escape');

  await choose(page, book);
  await expect(row(page)).toContainText('Book.txt, part 1 of 2');
  await page.getByRole('button', { name: 'All parts' }).click();
  await page.getByRole('menuitem', { name: 'Part 2' }).click();
  await expect(row(page)).toContainText('Book.txt, part 2 of 2');
  await expect(text).toHaveValue(/sentence number 60\.$/);
  await page.getByRole('button', { name: 'Previous part' }).click();
  await expect(text).toHaveValue(/^This is sentence number 1\./);
});

test('a recording starts a new text, and says how to go back to the document', async ({ page }) => {
  const { text, start, say, stop, record } = await openRecorder(page);
  await choose(page, book);
  await expect(text).toHaveValue(/^This is sentence number 1\./);
  await start();
  const started = toast(page, 'New document started');
  await expect(started).toContainText('“Book.txt” is still here.');
  await expect(text).toHaveValue('');
  await say('Words of my own.');
  await expect(text).toHaveValue(/^Words of my own/);
  await started.getByRole('button', { name: 'Go back' }).click();
  await expect(text).toHaveValue(/^This is sentence number 1\./);
  await expect(stop).toBeHidden();
  await expect(record).toBeVisible();
  await page.getByRole('button', { name: 'Back to Words of my own' }).click();
  await expect(text).toHaveValue(/^Words of my own/);
});

test('reads text files in a worker, and a hostile one without stopping', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto('/');
  const hostile = `1\n00:00:01,000 --> 00:00:02,000\nHello ${'<b '.repeat(70_000)}`;
  await choose(page, { name: 'a.srt', buffer: Buffer.from(hostile) });
  await expect(row(page)).toContainText('a.srt');
  expect(workers).toEqual([expect.stringContaining('text-reader-worker')]);
});

test('opens a Word file instead of the text that was there, and keeps that text one press away', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const { text } = recorderOn(page);
  await text.fill('My own words.');
  await choose(page, wordFile('talk.docx', 'From Word.'));
  await expect(text).toHaveValue('From Word.');
  await expect(row(page)).toContainText('talk.docx');

  // Save, Export and Clear act on the file.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByLabel('File name')).toHaveValue('talk');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
  await expect(text).toHaveValue('');
  await expect(row(page)).not.toContainText('talk.docx');

  await page.getByRole('button', { name: 'Back to My own words.' }).click();
  await expect(text).toHaveValue('My own words.');
  await expect(page.getByRole('button', { name: /^Back to/ })).toHaveCount(0);
  await page.getByRole('tab', { name: /^Saved/ }).click();
  await expect(page.getByText('From Word.')).toBeVisible();
  await expect(page.getByText('My own words.')).toBeHidden();
});

test('opens one file after the other, and all of them survive a reload', async ({ page }) => {
  await page.goto('/');
  const { text } = recorderOn(page);
  await text.fill('My own words.');
  await choose(page, book);
  await expect(text).toHaveValue(/^This is sentence number 1\./);
  await choose(page, wordFile('talk.docx', 'From Word.'));
  await expect(text).toHaveValue('From Word.');
  await expect(row(page)).toContainText('talk.docx');
  await text.press('End');
  await text.pressSequentially(' And mine.');

  await page.reload();
  await expect(text).toHaveValue('From Word. And mine.');
  await page.getByRole('button', { name: 'Back to My own words.' }).click();
  await expect(text).toHaveValue('My own words.');
  // The long text takes a moment to load, so it may come after the other one.
  await expect(async () => {
    await page.getByRole('button', { name: /^Back to/ }).click();
    await expect(row(page)).toContainText('Book.txt, part 1 of 2', { timeout: 1_000 });
  }).toPass();
  await expect(text).toHaveValue(/^This is sentence number 1\./);
});

test('asks to share a file again that arrives before the service worker is there', {
  tag: exhaustive,
}, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/share-file', enctype: 'multipart/form-data' });
    document.body.append(form);
    form.submit();
  });
  await expect(toast(page, 'The shared file didn’t arrive. Please share it again.')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('stays responsive while a subtitle file full of markup is opened', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeEnabled();
  await page.evaluate(() => {
    const tasks: PerformanceEntry[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  });
  const hostile = `1\n00:00:01,000 --> 00:00:02,000\nSpoken ${'<b '.repeat(70_000)}`;
  await choose(page, { name: 'hostile.srt', buffer: Buffer.from(hostile) });
  await expect(recorderOn(page).text).toHaveValue(/^Spoken/);
  // Tasks are reported in order, so once this one has been reported, all before it have been.
  const end = await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const start = performance.now();
    setTimeout(() => {
      const from = performance.now();
      while (performance.now() - from < 100);
    });
    return start;
  });
  const tasks = () =>
    page.evaluate(() =>
      (window as unknown as { tasks: PerformanceEntry[] }).tasks.map(({ startTime, duration }) => ({
        startTime,
        duration,
      })),
    );
  await expect.poll(async () => (await tasks()).some(({ startTime }) => startTime >= end)).toBe(true);
  const longest = Math.max(0, ...(await tasks()).map(({ duration }) => duration));
  // Careless readers took 18 s.
  expect(longest).toBeLessThan(1_500);
});

test('exports all parts in both languages, and names the ones without a translation', {
  tag: exhaustive,
}, async ({ page, signIn }) => {
  await signIn(page);
  const { text } = recorderOn(page);
  await choose(page, book);
  await expect(text).toHaveValue(/^This is sentence number 1\./);
  await toggle(page).click();
  await expect(translated(page)).toContainText('sentence number 1.');
  await page.getByRole('button', { name: 'Next part' }).click();
  await expect(text).toHaveValue(/sentence number 60\.$/);
  await page.getByRole('button', { name: 'All parts' }).click();
  await page.getByRole('menuitem', { name: 'Export all parts…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  const note = dialog.getByText('1 of 2 parts isn’t translated and stays in the original language.');
  await expect(dialog.getByRole('radio', { name: 'Both' })).toBeChecked();
  await expect(note).toBeVisible();
  await dialog.getByRole('radio', { name: 'Original' }).check();
  await expect(note).toBeHidden();
});

test('explains a used-up allowance and keeps the text', { tag: exhaustive }, async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.allow(/429/);
  await signIn(page);
  const { text } = recorderOn(page);
  await page.route('**/api/transcribe', (route) =>
    // The first phrase is longer.
    (route.request().postDataBuffer()?.length ?? 0) > 33_000
      ? route.fulfill({ json: { text: 'good morning', seconds: 1, remainingSeconds: 0 } })
      : route.fulfill({ status: 429, json: { code: 'recognition-limit', message: 'x', error: 'x' } }),
  );
  await choose(page, { name: 'Lecture.wav', buffer: await spokenWav() });
  await planOf(page, 'Lecture.wav').getByRole('button', { name: 'Import' }).click();
  await expect(progress(page)).toContainText('You’ve used up your speech allowance');
  await expect(progress(page)).toContainText(/Your allowance renews at \d+:00 [ap]m\./);
  await expect(text).toHaveValue('Good morning');

  await page.getByRole('button', { name: 'All parts' }).click();
  await expect(page.getByRole('menuitem', { name: /^Save finished parts/ })).toBeDisabled();
  await page.getByRole('menuitem', { name: 'Export all parts…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog).toContainText('This import isn’t finished.');
  await page.keyboard.press('Escape');
  await progress(page).getByRole('button', { name: 'Upgrade' }).click();
  await expect(page.getByRole('dialog', { name: 'Upgrade to Premium' })).toContainText(
    'Imported recordings: 300 minutes of speech per month',
  );
});
