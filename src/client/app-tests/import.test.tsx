import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

beforeEach(installBrowserParts);
afterEach(closeApp);

const wordFile = (name: string, words: string) =>
  new File(
    [
      zipSync({
        'word/document.xml': strToU8(`<w:document><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:document>`),
      }) as Uint8Array<ArrayBuffer>,
    ],
    name,
  );
const book = new File(
  [Array.from({ length: 60 }, (_, index) => `This is sentence number ${index + 1}.`).join(' ')],
  'Book.txt',
);

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Transcript');
const row = () => screen.findByTestId('document-row');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
/** Pastes a file into the page, as one way of importing it. */
const paste = (file: File) =>
  fireEvent.paste(document.body, { clipboardData: { files: [file], getData: () => '' } });
const showsText = (text: string | RegExp) =>
  waitFor(() => expect(field().value).toMatch(typeof text === 'string' ? new RegExp(`^${text}$`) : text));
const back = async (title: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `Back to ${title}` }));

test('shows an imported file under its name, and keeps the text that was there one press away', async () => {
  const saved: string[] = [];
  await openApp('/', 'free', {
    '/api/transcriptions': (init) => {
      const { text } = JSON.parse(String(init?.body));
      saved.push(text);
      const item = { transcriptionId: 'a', language: 'en-US', createdAt: '2026-03-10T12:00:00.000Z' };
      return Response.json({ ...item, text }, { status: 201 });
    },
  });
  type('My own words.');
  paste(wordFile('talk.docx', 'From Word.'));
  await showsText('From Word.');
  expect((await row()).textContent).toContain('talk.docx');

  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toEqual(['From Word.']));
  await screen.findByText('Saved!');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Clear/ }));
  await showsText('');
  expect((await row()).textContent).not.toContain('talk.docx');

  await back('My own words.');
  await showsText('My own words.');
  expect(screen.queryByRole('button', { name: /^Back to/ })).toBeNull();
});

test('opens one file after the other, and never mixes them', async () => {
  await openApp('/', undefined);
  type('My own words.');
  paste(book);
  await showsText(/^This is sentence number 1\./);
  await waitFor(async () => expect((await row()).textContent).toContain('Book.txt, part 1 of 2'));
  fireEvent.click(screen.getByRole('button', { name: 'Next part' }));
  await showsText(/sentence number 60\.$/);

  paste(wordFile('talk.docx', 'From Word.'));
  await showsText('From Word.');
  expect((await row()).textContent).toContain('talk.docx');
  await back('Book.txt');
  await showsText(/sentence number 60\.$/);
  await waitFor(async () => expect((await row()).textContent).toContain('Book.txt, part 2 of 2'));
  await back('My own words.');
  await showsText('My own words.');
  await back('talk.docx');
  await showsText('From Word.');
});

test('keeps everything over a reload', async () => {
  await openApp('/', undefined);
  type('My own words.');
  paste(wordFile('talk.docx', 'From Word.'));
  await showsText('From Word.');
  const kept = { ...localStorage } as Record<string, string>;
  closeApp();
  installBrowserParts();
  await openApp('/', undefined, {}, kept);
  await showsText('From Word.');
  expect((await row()).textContent).toContain('talk.docx');
  await back('My own words.');
  await showsText('My own words.');
});

test('names the part that is shown as turns, and shows the next one as turns too', async () => {
  await openApp('/', undefined);
  const cues = Array.from({ length: 60 }, (_, index) => {
    const at = `00:${String(index).padStart(2, '0')}`;
    return `${at}.000 --> ${at}.900\nThis is sentence number ${index + 1}.`;
  });
  paste(new File([`WEBVTT\n\n${cues.join('\n\n')}\n`], 'Interview.vtt'));
  await showsText(/^This is sentence number 1\./);
  fireEvent.click(await screen.findByRole('button', { name: 'Show who speaks' }));
  const turns = await screen.findByTestId('turns');
  await within(turns).findByRole('heading', { name: 'Interview.vtt, part 1 of 2' });
  expect(within(turns).queryByText('This is sentence number 60.')).toBeNull();
  within(turns).getByRole('button', { name: 'All parts' });
  const list = () => within(turns).getByRole('list', { name: 'Turns' });
  within(list()).getAllByRole('button')[1]?.focus();
  fireEvent.click(within(turns).getByRole('button', { name: 'Next part' }));
  await within(turns).findByRole('heading', { name: 'Interview.vtt, part 2 of 2' });
  within(turns).getByText('This is sentence number 60.');
  // The part may have changed because it is heard.
  expect(list().contains(document.activeElement)).toBe(true);
});

test('says nothing about a recording of subtitles, which have none', async () => {
  await openApp('/', 'free');
  paste(
    new File(
      [
        '1\n00:00:02,000 --> 00:00:06,000\nINES: How did you learn the channel?\n\n' +
          '2\n00:00:07,000 --> 00:00:09,000\nBOB: By listening.\n',
      ],
      'Interview.srt',
    ),
  );
  const turns = await screen.findByTestId('turns');
  expect(turns.textContent).toContain('0:07');
  expect(turns.textContent).not.toContain('The recording isn’t on this device');
});
