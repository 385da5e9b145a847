import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { exportStrings } from '../features/export/strings.ts';
import { closeApp, installBrowserParts, openApp, testUser } from '../testing/test-app.tsx';

beforeEach(installBrowserParts);
afterEach(closeApp);

const times = { createdAt: '2026-03-10T12:00:00.000Z', updatedAt: '2026-03-10T12:00:00.000Z' };

describe('text that is too long since Premium ended', () => {
  const draft = { draft: JSON.stringify({ text: 'a'.repeat(2_999) }) };
  const slots = (more: object) => ({
    '/api/transcription-allowance/u': () =>
      Response.json({ allowed: true, remaining: 3, limit: 5, tier: 'free', ...more }),
  });
  const warning = () => screen.findByTestId('length-warning');

  test('can be saved in full once', async () => {
    await openApp('/', 'free', slots({ longSaveLimit: 5_000 }), draft);
    await waitFor(async () =>
      expect((await warning()).textContent).toContain(
        'Premium has ended. You can save this text in full once.',
      ),
    );
  });

  test('has to be shortened after that', async () => {
    await openApp('/', 'free', slots({}), draft);
    await waitFor(async () => {
      const { textContent } = await warning();
      expect(textContent).toContain('Too long for the Free plan: remove 1,999 characters');
      expect(textContent).toContain('You can still copy or export it.');
    });
  });
});

/** Writes `text`, presses a button that saves it, and changes it before the server has responded. */
async function changeWhileSaving(text: string, button: string, changed: string) {
  const response = Promise.withResolvers<Response>();
  const { calls } = await openApp('/', 'free', { '/api/transcriptions': () => response.promise });
  const field = screen.getByLabelText<HTMLTextAreaElement>('Transcript');
  fireEvent.input(field, { target: { value: text } });
  fireEvent.click(await screen.findByText(button));
  await waitFor(() => expect(calls).toContain('POST /api/transcriptions'));
  fireEvent.input(field, { target: { value: changed } });
  const saved = { ...times, transcriptionId: 'a', text, language: 'en-US', revision: 1 };
  await act(async () => response.resolve(Response.json(saved, { status: 201 })));
  expect(await screen.findByText('Saved!')).toBeTruthy();
  return field;
}

test('keeps words written during a save in the draft', { tags: ['R-10.27'] }, async () => {
  await changeWhileSaving('First.', 'Save', 'First. More.');
  expect(JSON.parse(localStorage.getItem('draft') ?? '{}')).toMatchObject({ text: 'First. More.' });
});

test('keeps changes made while "Save & Start New" saves', {
  tags: ['R-4.26'],
}, async () => {
  const text = 'a'.repeat(limits.free.transcriptCap);
  const field = await changeWhileSaving(text, 'Save & Start New', 'Changed.');
  expect(field.value).toBe('Changed.');
});

test('Export all asks for what the list doesn’t have, and keeps what can’t be loaded', async () => {
  const text = (id: string) => ({
    transcriptionId: id,
    text: `Text ${id}.`,
    language: 'en-US',
    createdAt: times.createdAt,
  });
  const segments = [{ text: 'Text a.', speaker: 'Ines' }];
  const { calls } = await openApp('/', 'free', {
    '/api/transcriptions/user/u': () => Response.json([text('a'), text('b')]),
    '/api/transcriptions/a': () =>
      Response.json({ ...text('a'), ...times, revision: 1, title: 'Pier', segments }),
    '/api/transcriptions/b': () => Response.json({ error: 'not-found' }, { status: 404 }),
  });
  const chunks: Uint8Array[] = [];
  const createWritable = async () =>
    new WritableStream<Uint8Array>({ write: (chunk) => void chunks.push(chunk) });
  Object.assign(window, { showSaveFilePicker: async () => ({ createWritable }) });
  try {
    fireEvent.click(screen.getByRole('tab', { name: /^Saved Transcriptions/ }));
    fireEvent.click(await screen.findByRole('button', { name: /^Export all/ }));
    await screen.findByText(exportStrings.allSaved(2));
    await screen.findByText(exportStrings.allIncomplete);
  } finally {
    Reflect.deleteProperty(window, 'showSaveFilePicker');
  }
  expect(calls).toContain('GET /api/transcriptions/b');
  const files = unzipSync(await new Response(new Blob(chunks as BlobPart[])).bytes());
  expect(
    Object.entries(files)
      .slice(1)
      .map(([name, bytes]) => [name, strFromU8(bytes)]),
  ).toEqual([
    ['001 Pier.txt', 'Ines: Text a.\n'],
    ['002 Text b.txt', 'Text b.\n'],
  ]);
});

test('opens the text that was pressed last, even if the one before it arrives later', async () => {
  const text = (id: string) => ({
    ...times,
    transcriptionId: id,
    text: `Text ${id}.`,
    language: 'en-US',
    revision: 1,
  });
  const slow = Promise.withResolvers<Response>();
  await openApp('/', 'free', {
    '/api/transcriptions/user/u': () => Response.json([text('a'), text('b')]),
    '/api/transcriptions/a': () => slow.promise,
    '/api/transcriptions/b': () => Response.json(text('b')),
  });
  const field = screen.getByLabelText<HTMLTextAreaElement>('Transcript');
  fireEvent.click(screen.getByRole('tab', { name: /^Saved Transcriptions/ }));
  const [first, second] = await screen.findAllByLabelText(/^Open in recorder/);
  fireEvent.click(first as HTMLElement);
  fireEvent.click(second as HTMLElement);
  await waitFor(() => expect(field.value).toBe('Text b.'));
  await act(async () => slow.resolve(Response.json(text('a'))));
  fireEvent.click(screen.getByRole('tab', { name: /^Saved Transcriptions/ }));
  fireEvent.click((await screen.findAllByLabelText('Export'))[1] as HTMLElement);
  await screen.findByRole('dialog', { name: 'Export' });
  expect(field.value).toBe('Text b.');
});

describe('an opened text', () => {
  const kept = { ...times, transcriptionId: 'a', text: 'Kept.', language: 'en-US', revision: 3 };

  /** Opens a saved text, changes it and presses Save. */
  async function changeOpened(respond: (sent: RequestInit) => Response) {
    const posted: string[] = [];
    const { calls } = await openApp('/', 'free', {
      '/api/transcriptions/user/u': () => Response.json([kept]),
      '/api/transcriptions/a': (init = {}) => (init.method === 'PUT' ? respond(init) : Response.json(kept)),
      '/api/transcriptions': (init) => {
        posted.push((JSON.parse(String(init?.body)) as { text: string }).text);
        return Response.json({ ...kept, transcriptionId: 'b', revision: 1 }, { status: 201 });
      },
    });
    const field = screen.getByLabelText<HTMLTextAreaElement>('Transcript');
    const type = (text: string) => fireEvent.input(field, { target: { value: text } });
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    fireEvent.click(screen.getByRole('tab', { name: /^Saved Transcriptions/ }));
    fireEvent.click(await screen.findByLabelText(/^Open in recorder/));
    await waitFor(() => expect(field.value).toBe('Kept.'));
    type('Kept. More.');
    press('Save');
    return { calls, posted, field, type, press };
  }

  test('is changed by Save, and “Save as new” makes another one', async () => {
    const { calls, posted, press } = await changeOpened(({ headers, body }) => {
      expect(new Headers(headers).get('if-match')).toBe('"3"');
      return Response.json({ ...kept, ...(JSON.parse(String(body)) as object), revision: 4 });
    });
    expect(await screen.findByText('Saved!')).toBeTruthy();
    expect(calls).toContain('PUT /api/transcriptions/a');
    expect(posted).toEqual([]);
    press('Document options');
    fireEvent.click(await screen.findByText('Save as new'));
    await waitFor(() => expect(posted).toEqual(['Kept. More.']));
  });

  test('that was emptied is saved as a new one', async () => {
    const { calls, posted, type, press } = await changeOpened(() => Response.json({ ...kept, revision: 4 }));
    expect(await screen.findByText('Saved!')).toBeTruthy();
    type('');
    type('Something else.');
    press('Save');
    await waitFor(() => expect(posted).toEqual(['Something else.']));
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  });

  const conflict = () => Response.json({ code: 'document-changed', revision: 5 }, { status: 412 });

  test('that another device has changed can be kept beside the other version', async () => {
    const { posted, field } = await changeOpened(conflict);
    const dialog = await screen.findByRole('dialog', { name: 'Changed elsewhere' });
    expect(dialog.textContent).toContain('Kept.');
    fireEvent.click(screen.getByRole('button', { name: 'Keep both' }));
    await waitFor(() => expect(posted).toEqual(['Kept. More.']));
    expect(field.value).toBe('Kept. More.');
  });

  test('that another device has changed can be replaced by the other version', async () => {
    const { posted, field } = await changeOpened(conflict);
    await screen.findByRole('dialog', { name: 'Changed elsewhere' });
    fireEvent.click(screen.getByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(field.value).toBe('Kept.'));
    expect(posted).toEqual([]);
  });

  test('that another device has changed can replace the other version', async () => {
    let attempts = 0;
    const { calls } = await changeOpened(() => {
      attempts += 1;
      return attempts === 1 ? conflict() : Response.json({ ...kept, text: 'Kept. More.', revision: 6 });
    });
    await screen.findByRole('dialog', { name: 'Changed elsewhere' });
    fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Saved!')).toBeTruthy();
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
  });

  test('that was deleted on another device stays on the screen and can be saved again', async () => {
    const { posted, field, press } = await changeOpened(() =>
      Response.json({ code: 'not-found' }, { status: 404 }),
    );
    expect(await screen.findByText('Deleted on another device')).toBeTruthy();
    expect(field.value).toBe('Kept. More.');
    press('Save');
    await waitFor(() => expect(posted).toEqual(['Kept. More.']));
  });
});

test('saves once somebody who pressed Save has signed in', async () => {
  const { calls } = await openApp(
    '/',
    'free',
    {},
    { draft: JSON.stringify({ text: 'Before.' }) },
    {
      signInRequest: 'save',
    },
  );
  await waitFor(() => expect(calls.filter((call) => call === 'POST /api/transcriptions')).toHaveLength(1));
  expect(sessionStorage.getItem('signInRequest')).toBeNull();
});

test.each([
  ['save', 'You’re signed in. Saving your text…', 'POST /api/transcriptions'],
  ['translate', 'You’re signed in, and translation is on.', 'POST /api/translate'],
])('says once that somebody is signed in, when it continues to %s', async (request, message, call) => {
  const text = { draft: JSON.stringify({ text: 'Before.' }) };
  // Without an answer, no other message replaces this one.
  const waiting = () => new Promise<Response>(() => {});
  const unanswered = { '/api/transcriptions': waiting, '/api/translate': waiting };
  const { calls } = await openApp('/', 'free', unanswered, text, { signInRequest: request });
  const toast = (await screen.findByText(message)).closest('li');
  if (!toast) throw new Error('It isn’t in a toast.');
  await waitFor(() => expect(calls.filter((each) => each === call)).toHaveLength(1));
  fireEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());

  // A reload has nothing left to continue.
  const left = Object.fromEntries(Object.entries(sessionStorage));
  closeApp();
  installBrowserParts();
  const { calls: later } = await openApp('/', 'free', unanswered, text, left);
  await waitFor(() => expect(later).toContain('GET /api/transcription-allowance/u'));
  await act(async () => {});
  expect(screen.queryByText(message)).toBeNull();
});

test('waits for the session when Save is pressed before it has arrived', async () => {
  const session = Promise.withResolvers<Response>();
  const subscription = Promise.withResolvers<Response>();
  const { calls } = await openApp(
    '/',
    undefined,
    { '/api/auth/session': () => session.promise, '/api/subscription/u': () => subscription.promise },
    { draft: JSON.stringify({ text: 'Early.' }) },
    { shouldFetchSession: 'true' },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(async () => {});
  expect(screen.queryByText('Login Required')).toBeNull();
  await act(async () => session.resolve(Response.json(testUser)));
  expect(screen.getByRole('button', { name: 'Upgrade' }).className).toContain('invisible');
  expect(calls).not.toContain('POST /api/transcriptions');
  await act(async () =>
    subscription.resolve(Response.json({ status: 'active', tier: 'premium', subscriptionPeriodEnd: null })),
  );
  await waitFor(() => expect(calls).toContain('POST /api/transcriptions'));
  expect(screen.queryByText('Login Required')).toBeNull();
});

test('opens the sign-in dialog at once when a visitor saves, and says why', async () => {
  await openApp('/', undefined, {}, { draft: JSON.stringify({ text: 'Mine.' }) });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('dialog', { name: 'Sign in to Rhapsode' })).toBeTruthy();
  expect(await screen.findByText('Login Required')).toBeTruthy();
});
