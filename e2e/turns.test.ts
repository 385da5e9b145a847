import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { recorderOn } from './recorder-page.ts';
import { savedPage, saveThroughApi } from './saved-page.ts';
import { spokenWav } from './spoken-file.ts';

/** themes.test.ts checks the contrast of the others. */
const looks = [{ id: 'light' }, { id: 'dark' }];

const turns = (page: Page) => page.getByTestId('turns');
const list = (page: Page) => turns(page).getByRole('list', { name: 'Turns' });
const panel = (page: Page) => turns(page).getByRole('complementary', { name: 'Speakers' });

const segments = [
  {
    text: 'How did you learn the channel before there were lights?',
    from: 2_000,
    to: 6_000,
    speaker: 'Ines',
  },
  { text: '\n' },
  { text: 'By listening, mostly.', from: 7_000, to: 9_000, speaker: 'Speaker 2' },
  { text: ' The water sounds different over sand.', from: 9_000, to: 12_000, speaker: 'Speaker 2' },
  { text: '\n' },
  { text: 'And could you?', from: 13_000, to: 14_000, speaker: 'Speaker 3' },
];
const spanish =
  '¿Cómo aprendió el canal antes de que hubiera luces?\nSobre todo escuchando. El agua suena distinta sobre la arena.\n¿Y lo conseguía?';

/** Saves the interview and reloads the page, so that the list has it. */
async function saveInterview(page: Page, userId: string): Promise<void> {
  const text = segments.map((segment) => segment.text).join('');
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/api/transcriptions', {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return response.status;
    },
    {
      ...{ text, segments, userId, language: 'en-US', source: 'imported' },
      translations: [{ language: 'es-ES', text: spanish }],
    },
  );
  expect(status).toBe(201);
  await page.reload();
}

async function openInterview(page: Page): Promise<void> {
  const saved = savedPage(page);
  await saved.savedTab.click();
  await saved.item('How did you learn').getByRole('button', { name: 'Open' }).click();
  await expect(turns(page)).toBeVisible();
}

test('words are found in the turns, which scroll to their sentence', async ({ page, signIn }) => {
  const user = await signIn(page);
  const talk = Array.from({ length: 60 }, (_, index) => ({
    text: `Answer ${index + 1} here.`,
    speaker: index % 2 === 0 ? 'Ines' : 'Tomas',
    from: index * 2_000,
    to: index * 2_000 + 1_500,
  }));
  const parts = talk.flatMap((turn, index) => (index === 0 ? [turn] : [{ text: '\n' }, turn]));
  const text = parts.map((part) => part.text).join('');
  await saveThroughApi(page, user.googleSub, [{ text, segments: parts, source: 'imported' }]);
  await page.reload();
  const saved = savedPage(page);
  await saved.savedTab.click();
  await saved.item('Answer 1 here').getByRole('button', { name: 'Open' }).click();
  await expect(turns(page)).toBeVisible();

  await page.keyboard.press('f');
  const words = page.getByRole('searchbox', { name: 'Find in the text' });
  await expect(words).toBeFocused();
  await words.fill('answer 5');
  const place = page.getByRole('search').getByRole('status');
  await expect(place).toHaveText('1 of 11');
  const mark = list(page).locator('mark').filter({ visible: true });
  await expect(mark).toHaveText('Answer 5 here.');
  await page.keyboard.press('Enter');
  await expect(mark).toHaveText('Answer 50 here.');
  await expect(mark).toBeInViewport();
  await page.keyboard.press('Shift+Enter');
  await expect(mark).toHaveText('Answer 5 here.');
  await expect(mark).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
  await expect(mark).toHaveCount(0);

  // Also while somebody corrects words.
  await list(page).getByRole('button', { name: 'Correct the words' }).first().click();
  await page.keyboard.press('Control+Shift+F');
  await expect(words).toBeFocused();
});

test('speakers of a saved interview get names, are merged and split, saved and exported', async ({
  page,
  signIn,
}) => {
  const user = await signIn(page);
  await saveInterview(page, user.googleSub);
  await openInterview(page);
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await expect(turns(page)).toContainText('The recording isn’t on this device.');
  await expectNoAxeViolations(page, 'the turns', looks);

  await panel(page).getByRole('button', { name: 'Rename Speaker 2' }).click();
  await panel(page).getByRole('textbox', { name: 'Name' }).fill('Tomas');
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('listitem').nth(1)).toContainText('Tomas');

  // Merging can be undone.
  await panel(page).getByRole('button', { name: 'Rename Speaker 3' }).click();
  await panel(page).getByRole('button', { name: 'Merge with Ines' }).click();
  await expect(panel(page)).toContainText('2 turns');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel(page)).toContainText('Speaker 3');

  // The second sentence of a turn was said by somebody else.
  await list(page).getByRole('button', { name: 'Change the speaker: Tomas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who is speaking?' });
  await dialog.getByText('Split this turn').click();
  await dialog.getByRole('button', { name: 'The water sounds different over sand.' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(4);
  await list(page).getByRole('button', { name: 'Change the speaker: Speaker 1' }).click();
  await dialog.getByRole('button', { name: 'Ines' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(list(page).getByRole('listitem').nth(2)).toContainText('Ines');

  // A correction keeps the time and the speaker.
  const first = list(page).getByRole('listitem').first();
  const correct = first.getByRole('button', { name: 'Correct the words' });
  await correct.click();
  const sentence = first.getByRole('textbox', { name: 'Sentence 1' });
  await expect(sentence).toBeFocused();
  await expectNoAxeViolations(page, 'a turn that is corrected', looks);
  await sentence.fill('nothing');
  await page.keyboard.press('Escape');
  await expect(first).toContainText('the channel before');
  await expect(correct).toBeFocused();
  await page.keyboard.press('Enter');
  await sentence.fill('How did you learn the harbour before there were lights?');
  await page.keyboard.press('Enter');
  await expect(first).toContainText('the harbour before');
  await expect(correct).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(first).toContainText('the channel before');
  await expect(correct).toBeFocused();
  await page.keyboard.press('Enter');
  await sentence.fill('How did you learn the harbour before there were lights?');
  await first.getByRole('button', { name: 'Done' }).click();
  await expect(first).toContainText('the harbour before');

  await turns(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(savedPage(page).toast('Saved!')).toBeVisible();
  await page.reload();
  await openInterview(page);
  await expect(list(page).getByRole('listitem').nth(1)).toContainText('Tomas');

  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await turns(page).getByRole('button', { name: 'Export' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export' });
  await exporting.getByRole('radio', { name: 'Web subtitles .vtt', exact: true }).check();
  const download = page.waitForEvent('download');
  await exporting.getByRole('button', { name: 'Save file' }).click();
  const vtt = await readFile(await (await download).path(), 'utf8');
  expect(vtt).toContain('00:00:02.000 --> 00:00:06.000\n<v Ines>How did you learn the harbour');
  expect(vtt).toContain('<v Tomas>By listening, mostly.');
  expect(vtt).toContain('<v Ines>The water sounds different over sand.');
});

// The page is prerendered without a text, so an unexpected error in the console would be a hydration mismatch.
test('an open interview is there again after a reload, as turns and still saved', async ({
  page,
  signIn,
}) => {
  const user = await signIn(page);
  await saveInterview(page, user.googleSub);
  await openInterview(page);
  await page.reload();
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await turns(page).getByRole('button', { name: 'Back to the text' }).click();
  await expect(page.getByTestId('document-row')).toContainText('Saved');
  await expect(page.getByRole('button', { name: /^Back to / })).toHaveCount(0);
});

test('on a phone the translation is below each turn, and the speakers open as a sheet', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const user = await signIn(page);
  await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ translate: true })));
  await saveInterview(page, user.googleSub);
  await openInterview(page);
  const question = list(page).getByText('And could you?');
  const answer = list(page).getByText('¿Y lo conseguía?').and(page.locator(':visible'));
  await expect(question).toBeVisible();
  await expect(answer).toBeVisible();
  await turns(page).getByRole('button', { name: 'Original' }).click();
  await expect(answer).toBeHidden();
  // The message that a translation is complete would replace the one with Undo.
  await page.route('**/api/translate', () => {});
  const last = list(page).getByRole('listitem').last();
  await last.getByRole('button', { name: 'Correct the words' }).click();
  await last.getByRole('textbox', { name: 'Sentence 1' }).fill('And could they?');
  await last.getByRole('button', { name: 'Done' }).click();
  await expect(last).toContainText('And could they?');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(last).toContainText('And could you?');
  await turns(page).getByRole('button', { name: 'Translated' }).click();
  await expect(question).toBeHidden();
  await turns(page).getByRole('button', { name: 'Speakers' }).click();
  const sheet = page.getByRole('dialog', { name: 'Speakers' });
  await expect(sheet).toContainText('Speaker 2');
  await expectNoAxeViolations(page, 'the speakers on a phone', looks);
});

async function importLecture(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await (await chooser).setFiles({ name: 'Lecture.wav', buffer: await spokenWav(), mimeType: 'audio/wav' });
  await page
    .getByRole('dialog', { name: 'Import Lecture.wav' })
    .getByRole('button', { name: 'Import' })
    .click();
  await expect(recorderOn(page).text).toHaveValue(/seconds of speech.*seconds of speech/s);
  await expect(page.getByTestId('import-progress')).toBeHidden();
}

/** Presses a word in the middle, as a pointer would. */
async function pressWord(page: Page, word: string): Promise<void> {
  const place = await list(page).evaluate((root, sought) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const at = texts.currentNode.nodeValue?.indexOf(sought) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + sought.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    return null;
  }, word);
  if (!place) throw new Error(`There is no “${word}”.`);
  await page.mouse.click(place.x, place.y);
}

/** When each word of the open text was spoken, in milliseconds. */
const wordTimes = (page: Page) =>
  page.evaluate(() => {
    const { text, parts } = JSON.parse(localStorage.getItem('draft') ?? '{}');
    const times: Record<string, number> = {};
    for (const { start, words = [] } of parts)
      for (const word of words) times[text.slice(start + word.start, start + word.end)] ??= word.from;
    return times;
  });

test('pressing a word plays from that word, also after a correction, and its time is saved', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const { prototype } = HTMLMediaElement;
    const position = Object.getOwnPropertyDescriptor(prototype, 'currentTime');
    Object.defineProperty(prototype, 'currentTime', {
      ...position,
      set(seconds: number) {
        document.documentElement.dataset.sought = String(Math.round(seconds * 1_000));
        position?.set?.call(this, seconds);
      },
    });
  });
  await signIn(page);
  await importLecture(page);
  await page.getByTestId('document-row').getByRole('button', { name: 'Show who speaks' }).click();
  const times = await wordTimes(page);
  const sought = () => page.evaluate(() => Number(document.documentElement.dataset.sought));
  expect(times.English).toBeGreaterThan((times.speech ?? 0) + 50);
  for (const word of ['speech', 'English']) {
    await pressWord(page, word);
    await expect.poll(sought).toBe(times[word]);
  }
  await expect(list(page).locator('mark').first()).toContainText('English');

  const first = list(page).getByRole('listitem').first();
  const correct = first.getByRole('button', { name: 'Correct the words' });
  await correct.click();
  const sentence = first.getByRole('textbox', { name: /^Sentence/ }).last();
  await sentence.fill((await sentence.inputValue()).replace('speech', 'talking'));
  await page.keyboard.press('Enter');
  await expect(first).toContainText('talking');
  await pressWord(page, 'seconds');
  await expect.poll(sought).toBe(times.seconds);
  await pressWord(page, 'English');
  await expect.poll(sought).toBe(times.English);
  expect(await wordTimes(page)).not.toHaveProperty('talking');

  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/transcriptions'),
  );
  await turns(page).getByRole('button', { name: 'Save', exact: true }).click();
  const { segments: kept } = await (await saved).json();
  expect(kept[0].words).toContainEqual(expect.objectContaining({ from: times.English }));
});

test('pressing a time plays the recording from there and marks the sentence', async ({ page, signIn }) => {
  await signIn(page);
  await importLecture(page);
  await page.getByTestId('document-row').getByRole('button', { name: 'Show who speaks' }).click();
  const bar = turns(page).getByRole('region', { name: 'Recording' });
  await expect(bar.locator('svg path').first()).toBeAttached();
  await expect(bar).toContainText('0:00 /');

  await list(page)
    .getByRole('button', { name: /^Play from/ })
    .first()
    .click();
  await expect(list(page).locator('mark').first()).toBeVisible();
  await bar.getByRole('button', { name: 'Pause the recording' }).click();
  await expect(bar.getByRole('button', { name: 'Play the recording' })).toBeVisible();
  await bar.getByRole('button', { name: 'Back 5 seconds' }).click();
  await expect(bar).toContainText('0:00 /');
  await expectNoAxeViolations(page, 'the turns with a recording', looks);

  // A name for every turn at once.
  await list(page).getByRole('button', { name: 'Change the speaker: Unknown speaker' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Who is speaking?' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await dialog.getByRole('checkbox', { name: 'All turns without a name' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(panel(page)).toContainText('Ada');
  await expect(savedPage(page).toast('Unknown speaker is now Ada')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(panel(page)).toContainText('Nobody has a name yet.');

  // The bar stays while the text is corrected.
  await bar.getByRole('button', { name: 'Play the recording' }).click();
  await turns(page).getByRole('button', { name: 'Back to the text' }).click();
  await expect(page.getByRole('region', { name: 'Recording' })).toBeVisible();

  // Deleting the recording keeps the text.
  const { text } = recorderOn(page);
  const words = await text.inputValue();
  await page.goto('/settings');
  await expect(page.getByText(/^0\.1 MB in this browser/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('No recordings are in this browser.')).toBeVisible();
  await page.goto('/');
  await expect(text).toHaveValue(words);
  await page.getByTestId('document-row').getByRole('button', { name: 'Show who speaks' }).click();
  await expect(turns(page)).toContainText('The recording isn’t on this device.');
});
