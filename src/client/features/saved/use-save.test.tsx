import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SavedDocument } from '../../../shared/document/document-schema.ts';
import { savedAsOf } from '../../../shared/document/merge-saved.ts';
import { apiQueries } from '../../api/queries.ts';
import { createTestPage, type FakeResponse, type SeenRequest } from '../../testing/test-page.tsx';
import { useSave } from './use-save.ts';

afterEach(cleanup);

const content = { text: 'hello world', language: 'en-US' } as const;
const time = '2026-03-10T12:00:00.000Z';
const saved: SavedDocument = {
  ...content,
  transcriptionId: 'new',
  createdAt: time,
  updatedAt: time,
  revision: 1,
};
const isSaved = { savedAs: { id: 'new', revision: 1 } };
const slots = (remaining: number) => ({ allowed: remaining > 0, remaining, limit: 5, tier: 'free' });

function setUp(
  response: (request: SeenRequest) => FakeResponse | Promise<FakeResponse>,
  user: { id?: string } = { id: 'f' },
) {
  const page = createTestPage((request) =>
    request.method === 'GET' && request.path.startsWith('/api/transcription-allowance')
      ? { status: 200, body: slots(0) }
      : response(request),
  );
  const calls = {
    onLimit: vi.fn(),
    onUpgrade: vi.fn(),
    onSignIn: vi.fn(),
    onViewSaved: vi.fn(),
    onConflict: vi.fn(),
    onDeleted: vi.fn(),
  };
  const { result, rerender } = renderHook(
    ({ viewing }) => useSave({ userId: user.id, cap: 1_000, viewing, ...calls }),
    { wrapper: page.wrapper, initialProps: { viewing: false } },
  );
  const save = (other: Partial<typeof content> | object = {}) =>
    act(() => result.current.save({ ...content, ...other }));
  const posts = () => page.requests.filter(({ method }) => method === 'POST');
  return { ...page, ...calls, result, rerender, save, posts };
}

test('sends only text, language and user', { tags: ['R-7.25'] }, async () => {
  const { save, posts } = setUp(() => ({ status: 201, body: saved }));
  expect(await save()).toMatchObject(isSaved);
  expect(posts()[0]).toMatchObject({ path: '/api/transcriptions', body: { ...content, userId: 'f' } });
  expect(Object.keys(posts()[0]?.body as object).sort()).toEqual(['language', 'text', 'userId']);
});

test('sends timings that fit the text', async () => {
  const { result, posts } = setUp(() => ({ status: 201, body: saved }));
  const timings = [{ start: 0, end: content.text.length, from: 0, to: 900 }];
  await act(() => result.current.save({ ...content, timings }));
  expect(posts()[0]?.body).toMatchObject({ timings });
  await act(() => result.current.save({ ...content, text: 'x', timings }));
  expect(posts()[1]?.body).not.toHaveProperty('timings');
});

test('says "Saved!" and offers to view it', { tags: ['R-8.14'] }, async () => {
  const { save, onViewSaved } = setUp(() => ({ status: 201, body: saved }));
  await save();
  expect(await screen.findByText('Saved!')).toBeTruthy();
  screen.getByRole('button', { name: 'View Saved' }).click();
  expect(onViewSaved).toHaveBeenCalledOnce();
});

test('does not offer to view the saved transcriptions when they are already open', async () => {
  const response = Promise.withResolvers<FakeResponse>();
  const { result, rerender } = setUp(() => response.promise);
  const saving = result.current.save(content);
  rerender({ viewing: true });
  await act(async () => {
    response.resolve({ status: 201, body: saved });
    await saving;
  });
  expect(await screen.findByText('Saved!')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'View Saved' })).toBeNull();
});

test('removes the offer once the saved transcriptions are opened', async () => {
  const { save, rerender } = setUp(() => ({ status: 201, body: saved }));
  await save();
  await screen.findByRole('button', { name: 'View Saved' });
  rerender({ viewing: true });
  expect(screen.queryByRole('button', { name: 'View Saved' })).toBeNull();
});

test('shows the login toast when signed out and sends nothing', { tags: ['R-5.18'] }, async () => {
  const { save, requests, onSignIn } = setUp(() => ({ status: 201, body: saved }), {});
  expect(await save()).toBeNull();
  expect(await screen.findByText('Login Required')).toBeTruthy();
  expect(screen.getByText('Please sign in to save your transcription')).toBeTruthy();
  expect(onSignIn).toHaveBeenCalledOnce();
  screen.getByRole('button', { name: 'Sign In' }).click();
  expect(onSignIn).toHaveBeenCalledTimes(2);
  expect(requests).toEqual([]);
});

test('does not save blank text', async () => {
  const { save, requests } = setUp(() => ({ status: 201, body: saved }));
  expect(await save({ text: ' \n' })).toBeNull();
  expect(requests).toEqual([]);
});

describe('the limit', () => {
  test('opens the dialog without a request when the limit is known', { tags: ['R-5.19'] }, async () => {
    const { save, onLimit, posts, queryClient, client } = setUp(() => ({ status: 201, body: saved }));
    queryClient.setQueryData(apiQueries.saveAllowance(client, 'f').queryKey, { ...slots(0), tier: 'free' });
    expect(await save()).toBeNull();
    expect(onLimit).toHaveBeenCalledOnce();
    expect(posts()).toEqual([]);
  });

  test('shows the server’s message and offers an upgrade', { tags: ['R-8.11'] }, async () => {
    const { save, onUpgrade } = setUp(() => ({ status: 403, body: { requiresUpgrade: true, message: 'M' } }));
    expect(await save()).toBeNull();
    expect(await screen.findByText('Transcription Limit Reached')).toBeTruthy();
    expect(screen.getByText('M')).toBeTruthy();
    screen.getByRole('button', { name: 'Upgrade' }).click();
    expect(onUpgrade).toHaveBeenCalledOnce();
  });

  test('shows the default message when the server sends none', { tags: ['R-8.12'] }, async () => {
    const { save } = setUp(() => ({ status: 403, body: { requiresUpgrade: true } }));
    await save();
    expect(
      await screen.findByText(
        'You have reached your saved transcription limit. Upgrade to premium for more storage.',
      ),
    ).toBeTruthy();
  });

  test('opens the dialog without an upgrade for premium users', { tags: ['R-5.20'] }, async () => {
    const { save, onLimit } = setUp(() => ({
      status: 403,
      body: { code: 'save-limit', requiresUpgrade: false, message: 'M' },
    }));
    expect(await save()).toBeNull();
    expect(onLimit).toHaveBeenCalledOnce();
    expect(screen.queryByText('Transcription Limit Reached')).toBeNull();
  });
});

describe('text that is too long since Premium ended', () => {
  const long = { text: 'a'.repeat(2_999) };
  const full = { ...slots(0), tier: 'free', longSaveLimit: 5_000 } as const;

  test('is sent even if all slots are taken, as long as the server allows it', async () => {
    const { save, posts, onLimit, queryClient, client } = setUp(() => ({ status: 201, body: saved }));
    queryClient.setQueryData(apiQueries.saveAllowance(client, 'f').queryKey, full);
    expect(await save(long)).toMatchObject(isSaved);
    expect(posts()).toHaveLength(1);
    expect(await save({ text: 'short' })).toBeNull();
    expect(onLimit).toHaveBeenCalledOnce();
  });

  test('has to be shortened if the server refuses it, even if all slots are taken', async () => {
    const message = 'Too long for the Free plan: remove 1,999 characters';
    const { save, onLimit, queryClient, client } = setUp(() => ({
      status: 400,
      body: { code: 'text-too-long', message, limit: 1_000 },
    }));
    queryClient.setQueryData(apiQueries.saveAllowance(client, 'f').queryKey, { ...slots(0), tier: 'free' });
    expect(await save(long)).toBeNull();
    expect(onLimit).not.toHaveBeenCalled();
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('failures', () => {
  test.each([
    ['a server error', () => ({ status: 500, body: { code: 'internal', message: 'inside' } })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s: shows the specified message', { tags: ['R-8.13', 'R-8.10'] }, async (_, response) => {
    const { save } = setUp(response);
    expect(await save()).toBeNull();
    expect(await screen.findByText('Failed to save transcription. Please try again.')).toBeTruthy();
    expect(screen.queryByText(/500|inside|fetch/)).toBeNull();
  });

  test('says what has to be repaired when the server can’t store anything', async () => {
    const message = 'The disk is full.';
    const { save } = setUp(() => ({ status: 503, body: { code: 'cannot-store', message } }));
    expect(await save()).toBeNull();
    expect(
      await screen.findByText(`Failed to save transcription. Please try again. ${message}`),
    ).toBeTruthy();
  });

  test('says that the text stays on the device when the browser is offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { save } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await save()).toBeNull();
    expect(await screen.findByText('You’re offline')).toBeTruthy();
    expect(
      screen.getByText(/^Failed to save transcription\. Please try again\. Your text stays/),
    ).toBeTruthy();
    online.mockRestore();
  });

  test('asks people to sign in when the session has ended', { tags: ['R-8.3'] }, async () => {
    const { save } = setUp(() => ({ status: 401, body: { code: 'sign-in-required' } }));
    await save();
    expect(await screen.findByText('Login Required')).toBeTruthy();
  });

  test('treats an item as saved even if the response cannot be read', async () => {
    const { save } = setUp(() => ({ status: 201, body: 'what?' }));
    expect(await save()).toMatchObject({ savedAs: null });
  });
});

describe('a text that belongs to a saved one', () => {
  const linked = { id: 'old', revision: 3 };
  const stored = { ...saved, transcriptionId: 'old', text: 'hello', revision: 3, title: 'Greeting' };

  test('says which translations of its earlier words are no longer saved', async () => {
    const translations = [
      { language: 'es-ES', text: 'hola' },
      { language: 'fr-FR', text: 'bonjour' },
    ] as const;
    const translated = { ...stored, translations: [...translations] };
    const { result } = setUp(({ method, body }) => ({
      status: 200,
      body: method === 'GET' ? translated : { ...saved, ...(body as object), revision: 4 },
    }));
    const { base } = savedAsOf(translated);
    const translation = { language: 'es-ES', text: 'hola mundo' } as const;
    await act(() => result.current.save({ ...content, translation }, { ...linked, base }));
    const note = 'The text has changed, so the earlier translation is no longer saved: French.';
    expect(
      await screen.findByText(`The original and its translation are saved together. ${note}`),
    ).toBeTruthy();
    await act(() => result.current.save({ ...content, text: 'hello', title: 'Hi' }, { ...linked, base }));
    expect(await screen.findByText('Saved!')).toBeTruthy();
    expect(screen.queryByText(/no longer saved/)).toBeNull();
  });

  test('changes it, with its translation, and takes no slot', async () => {
    const { result, requests, onLimit, queryClient, client } = setUp(({ method }) => ({
      status: 200,
      body: method === 'GET' ? stored : { ...stored, ...content, revision: 4 },
    }));
    queryClient.setQueryData(apiQueries.saveAllowance(client, 'f').queryKey, { ...slots(0), tier: 'free' });
    queryClient.setQueryData(apiQueries.saved(client, 'f').queryKey, [stored]);
    const translation = { language: 'es-ES', text: 'hola mundo' } as const;
    const outcome = await act(() => result.current.save({ ...content, translation }, linked));
    expect(outcome).toMatchObject({ savedAs: { id: 'old', revision: 4 } });
    const put = requests.find(({ method }) => method === 'PUT');
    expect(put).toMatchObject({
      path: '/api/transcriptions/old',
      body: { ...content, title: 'Greeting', translations: [translation] },
    });
    expect(put?.headers.get('if-match')).toBe('"3"');
    expect(onLimit).not.toHaveBeenCalled();
    expect(queryClient.getQueryData(apiQueries.saved(client, 'f').queryKey)).toMatchObject([content]);
    expect(await screen.findByText('The original and its translation are saved together.')).toBeTruthy();
  });

  test('asks which version to keep if another device was faster', async () => {
    const theirs = { ...stored, revision: 5, text: 'from the phone' };
    const { result, onConflict, queryClient, client } = setUp(({ method }) =>
      method === 'GET'
        ? { status: 200, body: theirs }
        : { status: 412, body: { code: 'document-changed', revision: 5 } },
    );
    queryClient.setQueryData(apiQueries.saved(client, 'f').queryKey, [stored]);
    expect(await act(() => result.current.save(content, linked))).toBeNull();
    expect(queryClient.getQueryData(apiQueries.saved(client, 'f').queryKey)).toEqual([theirs]);
    expect(onConflict).toHaveBeenCalledExactlyOnceWith(theirs);
    expect(screen.queryByText('Saved!')).toBeNull();
  });

  test('merges a name that was given on another device, and asks nothing', async () => {
    const theirs = { ...stored, revision: 5, title: 'Pier', tags: ['letters'] };
    let changes = 0;
    const { result, onConflict, requests } = setUp(({ method, body }) => {
      if (method === 'GET') return { status: 200, body: theirs };
      changes += 1;
      if (changes === 1) return { status: 412, body: { code: 'document-changed', revision: 5 } };
      return { status: 200, body: { ...theirs, ...(body as object), revision: 6 } };
    });
    const { base } = savedAsOf(stored);
    const merged = await act(() =>
      result.current.save({ ...content, text: 'hello there' }, { ...linked, base }),
    );
    expect(onConflict).not.toHaveBeenCalled();
    const put = requests.filter(({ method }) => method === 'PUT').at(-1);
    expect(put?.headers.get('if-match')).toBe('"5"');
    expect(put?.body).toMatchObject({ text: 'hello there', title: 'Pier', tags: ['letters'] });
    expect(merged).toMatchObject({
      savedAs: { revision: 6 },
      merged: { document: { title: 'Pier' }, isTheirText: false },
    });
  });

  test('says that it was deleted on another device, and keeps the words', async () => {
    const { result, onDeleted } = setUp(() => ({ status: 404, body: { code: 'not-found' } }));
    expect(await act(() => result.current.save(content, linked))).toBeNull();
    expect(onDeleted).toHaveBeenCalledOnce();
    expect(await screen.findByText('Deleted on another device')).toBeTruthy();
    expect(screen.getByText('Your text is still here. Save it again to keep it.')).toBeTruthy();
  });
});

describe('duplicate saves', () => {
  const keyOf = (request: SeenRequest | undefined) => request?.headers.get('idempotency-key');

  test('sends one request when pressed twice', async () => {
    const { result, posts } = setUp(() => ({ status: 201, body: saved }));
    const results = await act(() =>
      Promise.all([result.current.save(content), result.current.save(content)]),
    );
    expect(results).toMatchObject([isSaved, isSaved]);
    expect(posts()).toHaveLength(1);
  });

  test('saves another text that is there when Save is pressed again, after the first', async () => {
    const { result, posts } = setUp(() => ({ status: 201, body: saved }));
    const results = await act(() =>
      Promise.all([
        result.current.save(content),
        result.current.save({ ...content, text: 'hello world and more' }),
      ]),
    );
    expect(results).toMatchObject([isSaved, isSaved]);
    expect(posts().map(({ body }) => (body as { text: string }).text)).toEqual([
      'hello world',
      'hello world and more',
    ]);
  });

  test('reuses the key after a lost response', async () => {
    let lost = true;
    const { save, posts } = setUp(() => {
      if (!lost) return { status: 201, body: saved };
      lost = false;
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    expect(await save()).toBeNull();
    expect(await save()).toMatchObject(isSaved);
    expect(keyOf(posts()[0])).toMatch(/^[0-9a-f]{32}$/);
    expect(keyOf(posts()[1])).toBe(keyOf(posts()[0]));
  });

  test('uses a new key for other speakers or times', async () => {
    const { save, posts } = setUp(() => ({ status: 201, body: saved }));
    const timings = [{ start: 0, end: 5, from: 0, to: 400 }];
    const said = (speaker: string) => ({ segments: [{ text: 'hello world', speaker }] });
    for (const details of [{}, { timings }, said('Ann'), said('Ben'), said('Ben')]) await save(details);
    const keys = posts().map(keyOf);
    expect(keys[4]).toBe(keys[3]);
    expect(new Set(keys).size).toBe(4);
  });

  test('uses a new key for another title or translation', async () => {
    const { save, posts } = setUp(() => ({ status: 201, body: saved }));
    const translation = { language: 'es-ES', text: 'hola mundo' };
    for (const details of [{}, { title: 'One' }, { title: 'Two' }, { title: 'Two', translation }])
      await save(details);
    await save({ title: 'Two', translation });
    const keys = posts().map(keyOf);
    expect(keys[4]).toBe(keys[3]);
    expect(new Set(keys).size).toBe(4);
  });

  test('uses a new key for another text or language, and after clearing', async () => {
    const { save, posts, result } = setUp(() => ({ status: 201, body: saved }));
    await save();
    await save({ language: 'fr-FR' });
    await save({ text: 'other' });
    await save({ text: 'other' });
    result.current.startOver();
    await save({ text: 'other' });
    const keys = posts().map(keyOf);
    expect(keys[3]).toBe(keys[2]);
    expect(new Set(keys).size).toBe(4);
  });
});

test('updates the cached list and the slots immediately', { tags: ['R-7.41'] }, async () => {
  const { save, queryClient, client } = setUp(() => ({ status: 201, body: saved }));
  const listKey = apiQueries.saved(client, 'f').queryKey;
  const slotsKey = apiQueries.saveAllowance(client, 'f').queryKey;
  queryClient.setQueryData(listKey, []);
  queryClient.setQueryData(slotsKey, { allowed: true, remaining: 5, limit: 5, tier: 'free' });
  await save();
  expect(queryClient.getQueryData(listKey)).toEqual([saved]);
  expect(queryClient.getQueryData(slotsKey)).toMatchObject({ remaining: 4, allowed: true });
});

test('says when to try again after saving too quickly', { tags: ['R-10.7'] }, async () => {
  const message = 'Too many requests. Please try again in 12 seconds.';
  const { save } = setUp(() => ({ status: 429, body: { code: 'too-many-requests', message } }));
  expect(await save()).toBeNull();
  expect(await screen.findByText(message)).toBeTruthy();
});
