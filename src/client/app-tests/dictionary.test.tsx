import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

beforeEach(installBrowserParts);
afterEach(closeApp);

const stored = () => JSON.parse(localStorage.getItem('dictionary') ?? '[]') as { written: string }[];
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Looks only at names, because getByRole takes seconds on a page of this size. */
function button(name: string): HTMLButtonElement {
  const buttons = [...document.querySelectorAll('button')];
  const found = buttons.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
}
const press = async (name: string) => act(async () => button(name).click());
const word = (written: string, more: object = {}) => ({ written, heard: [], translations: {}, ...more });
const keep = (...words: object[]) => ({ dictionary: JSON.stringify(words) });

async function addWord(written: string, heard?: string) {
  await press('Add word');
  type('Written as', written);
  if (heard !== undefined) {
    type('Sometimes heard as', heard);
  }
  await press('Save');
}

async function choose(menu: RegExp, option: string) {
  const button = screen.getByRole('button', { name: menu });
  // As a press does in a browser.
  button.focus();
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }));
}

test('lets a visitor add, find, edit and delete words on this device', async () => {
  const { calls } = await openApp('/words', undefined);
  await screen.findByText('No words yet. Add a name Rhapsode gets wrong.');
  await addWord('Kubernetes', 'cooper nettis, cuban eighties');
  await addWord('Saoirse');
  expect(stored()).toEqual([
    word('Kubernetes', { heard: ['cooper nettis', 'cuban eighties'] }),
    word('Saoirse'),
  ]);
  expect(screen.getByText('2 of 50 words')).toBeTruthy();
  expect(screen.getByText('Stored on this device')).toBeTruthy();

  const direction = () => screen.getByLabelText('Search my dictionary').getAttribute('dir');
  expect(direction(), 'the placeholder follows the interface').toBeNull();
  type('Search my dictionary', 'COOPER');
  expect(direction(), 'the text has its own direction').toBe('auto');
  expect(screen.queryByText('Saoirse')).toBeNull();
  type('Search my dictionary', '');

  await press('Edit Saoirse');
  type('Read aloud as (optional)', 'SEER-sha');
  await choose(/^In translations:/, 'Never translate');
  await press('Save');
  expect(stored()[1]).toEqual(word('Saoirse', { translations: { '*': 'Saoirse' }, spoken: 'SEER-sha' }));

  await press('Delete Kubernetes');
  expect(stored().map(({ written }) => written)).toEqual(['Saoirse']);
  await screen.findByText('Word deleted');
  await press('Undo');
  expect(stored().map(({ written }) => written)).toEqual(['Kubernetes', 'Saoirse']);
  expect(calls.filter((call) => call.includes('/api/dictionary'))).toEqual([]);
});

test('refuses a word that is already in the list', async () => {
  await openApp('/words', undefined, {}, keep(word('Ann')));
  await screen.findByText('Ann');
  await press('Add word');
  type('Written as', 'ann');
  expect(screen.getByRole('alert').textContent).toBe('This word is already in your list.');
  expect(button('Save').disabled).toBe(true);
});

test('keeps the form open while other words are deleted or searched for', async () => {
  await openApp('/words', undefined, {}, keep(word('Ann'), word('Ben'), word('Cleo')));
  await screen.findByText('Ann');
  await press('Edit Ben');
  type('Read aloud as (optional)', 'BENN');
  await press('Delete Ann');
  type('Search my dictionary', 'cleo');
  expect((screen.getByLabelText('Read aloud as (optional)') as HTMLInputElement).value).toBe('BENN');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Save');
  expect(stored()).toEqual([word('Ben', { spoken: 'BENN' }), word('Cleo')]);
});

test('leaves keys to an input method while it composes a word', async () => {
  await openApp('/words', undefined, {}, keep(word('Ann')));
  await screen.findByText('Ann');
  await press('Add word');
  type('Sometimes heard as', 'an');
  const heard = screen.getByLabelText('Sometimes heard as') as HTMLInputElement;
  fireEvent.keyDown(heard, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(heard, { key: 'Escape', isComposing: true });
  expect(heard.value).toBe('an');
  fireEvent.keyDown(heard, { key: 'Enter' });
  expect(heard.value).toBe('');
});

test('keeps focus on the language of a fixed translation when it changes', async () => {
  await openApp('/words', undefined);
  await screen.findByText(/No words yet/);
  await press('Add word');
  const expectFocus = (name: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
  await choose(/^In translations:/, 'Translate as…');
  await expectFocus('In translations: Translate as…');
  await choose(/^Language:/, 'French');
  await expectFocus('Language: French');
});

test('imports words from a file and says which were left out', async () => {
  await openApp('/words', undefined, {}, keep(word('Ann')));
  await screen.findByText('Ann');
  const file = new File(['word,heard\nBen,bin\n,nothing\nann,x\nWord,heard\n'], 'words.csv');
  fireEvent.change(screen.getByTestId('words-file'), { target: { files: [file] } });
  // Nothing is taken before somebody has seen what will be replaced.
  expect(await screen.findByText('Instead of bin')).toBeTruthy();
  expect(stored()).toEqual([word('Ann')]);
  expect(screen.getByText('Said every day: heard. Sentences that were right would change.')).toBeTruthy();
  expect(screen.getByText('Rows that can’t be read: 3.')).toBeTruthy();
  expect(screen.getByText('Already in your list: ann.')).toBeTruthy();
  await press('Import 1 word');
  expect(await screen.findByText('1 word imported')).toBeTruthy();
  expect(stored()).toEqual([word('Ann'), word('Ben', { heard: ['bin'] })]);
});

test.each<[string, BlobPart, string, string]>([
  ['empty', '', 'There are no words in this file', 'Each row needs a word in the column “Written as”.'],
  [
    'with nothing but a header and forms',
    'Written as,Sometimes heard as\n,bin\n',
    'There are no words in this file',
    'Rows that can’t be read: 2. Each row needs a word in the column “Written as”.',
  ],
  [
    'with many unreadable rows',
    ',bin\n'.repeat(9),
    'There are no words in this file',
    'Rows that can’t be read: 1, 2, 3, 4, 5, …. Each row needs a word in the column “Written as”.',
  ],
  [
    'that is a spreadsheet',
    'PK\u0003\u0004\0\0words.xml',
    'We couldn’t read this file',
    'Please choose a CSV file, saved as “CSV UTF-8”.',
  ],
  [
    'in another encoding',
    new Uint8Array([0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68, 0x2c, 0x78]),
    'We couldn’t read this file',
    'Please choose a CSV file, saved as “CSV UTF-8”.',
  ],
])('says what is wrong with a file %s', async (_, content, title, text) => {
  await openApp('/words', undefined, {}, keep(word('Ann')));
  const file = new File([content], 'words.csv');
  fireEvent.change(screen.getByTestId('words-file'), { target: { files: [file] } });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(stored()).toEqual([word('Ann')]);
});

test('says so if a file can’t be opened', async () => {
  await openApp('/words', undefined);
  const file = new File(['Ben,bin'], 'words.csv');
  file.text = () => Promise.reject(new DOMException('', 'NotReadableError'));
  fireEvent.change(screen.getByTestId('words-file'), { target: { files: [file] } });
  expect(await screen.findByText('We couldn’t read this file')).toBeTruthy();
});

test('warns in the form before it replaces an everyday word, also one that isn’t added yet', async () => {
  const warning = () => screen.queryByText(/^Said every day: /)?.textContent;
  await openApp('/words', undefined);
  await press('Add word');
  type('Written as', 'Herd');
  type('Sometimes heard as', 'hurd, heard');
  expect(warning(), 'not while somebody types').toBeUndefined();
  await waitFor(() =>
    expect(warning()).toBe('Said every day: heard. Sentences that were right would change.'),
  );
  type('Sometimes heard as', 'hurd');
  expect(warning()).toBeUndefined();
  type('Sometimes heard as', 'had');
  fireEvent.keyDown(screen.getByLabelText('Sometimes heard as'), { key: 'Enter' });
  expect(warning()).toBe('Said every day: had. Sentences that were right would change.');
  await press('Remove had');
  expect(warning()).toBeUndefined();
});

test('stores a signed-in user’s words in their account', async () => {
  const response = (entries: unknown) => Response.json({ entries, limit: 50, version: 'first' });
  const { calls } = await openApp('/words', 'free', {
    '/api/dictionary/u': () => response([word('Ann')]),
  });
  await screen.findByText('Ann');
  expect(screen.getByText('Saved to your account')).toBeTruthy();
  await addWord('Ben');
  await waitFor(() => expect(calls).toContain('PUT /api/dictionary/u'));
  expect(localStorage.getItem('dictionary')).toBeNull();
});

test('restores the previous words if a change can’t be saved', async () => {
  let refuse = false;
  await openApp('/words', 'free', {
    '/api/dictionary/u': () =>
      refuse
        ? new Response('{}', { status: 503 })
        : Response.json({ entries: [word('Ann')], limit: 50, version: 'first' }),
  });
  await screen.findByText('Ann');
  refuse = true;
  await press('Delete Ann');
  expect(await screen.findByText('Your dictionary wasn’t saved')).toBeTruthy();
  expect(screen.getByText('Ann')).toBeTruthy();
});

test('adds a word to a list that another device has changed in the meantime, and says so', async () => {
  let stored = [word('Ann')];
  let version = 'first';
  const put: unknown[] = [];
  await openApp('/words', 'free', {
    '/api/dictionary/u': (init) => {
      if (init?.method === 'PUT') {
        const body = JSON.parse(String(init.body)) as { entries: typeof stored; version: string };
        put.push(body.version);
        if (body.version !== version) {
          return Response.json({ code: 'dictionary-changed', message: 'Changed' }, { status: 409 });
        }
        stored = body.entries;
        version = 'third';
      }
      return Response.json({ entries: stored, limit: 50, version });
    },
  });
  await screen.findByText('Ann');
  [stored, version] = [[word('Ann'), word('Eve')], 'second'];
  await addWord('Ben');
  expect(await screen.findByText('Your dictionary was also changed on another device')).toBeTruthy();
  expect(stored.map(({ written }) => written)).toEqual(['Ann', 'Eve', 'Ben']);
  expect(put).toEqual(['first', 'second']);
  expect(await screen.findByText('Eve')).toBeTruthy();
});

test('keeps the form open if the word can’t be saved', async () => {
  await openApp('/words', 'free', {
    '/api/dictionary/u': (init) =>
      init?.method === 'PUT'
        ? new Response('{}', { status: 503 })
        : Response.json({ entries: [], limit: 50, version: 'first' }),
  });
  await screen.findByText(/No words yet/);
  await addWord('Ben');
  expect(await screen.findByText('Your dictionary wasn’t saved')).toBeTruthy();
  expect((screen.getByLabelText('Written as') as HTMLInputElement).value).toBe('Ben');
});

test('offers to add the words on this device to the account', async () => {
  const { calls } = await openApp('/words', 'free', {}, keep(word('Ann'), word('Ben')));
  await screen.findByText('Add the 2 words on this device to your account?');
  await press('Add');
  await waitFor(() => expect(calls).toContain('PUT /api/dictionary/u'));
  await waitFor(() => expect(localStorage.getItem('dictionary')).toBeNull());
  expect(screen.queryByText(/on this device to your account/)).toBeNull();
});

test('fetches the words before the first recording once the account has some', async () => {
  const response = () => Response.json({ entries: [word('Ann')], limit: 50, version: 'first' });
  await openApp('/words', 'free', { '/api/dictionary/u': response });
  await screen.findByText('Ann');
  const known = { accountHasWords: localStorage.getItem('accountHasWords') ?? '' };
  closeApp();
  installBrowserParts();
  const { calls } = await openApp('/', 'free', { '/api/dictionary/u': response }, known);
  await waitFor(() => expect(calls).toContain('GET /api/dictionary/u'));
});

test('fetches no words on the main screen if there are none', async () => {
  const { calls } = await openApp('/', 'free');
  expect(calls.filter((call) => call.includes('dictionary'))).toEqual([]);
});
