import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chapterOf } from '../../../shared/document/document.ts';
import type { SavedDocument } from '../../../shared/document/document-schema.ts';
import { defaultSettings } from '../../platform/settings.ts';
import { localStore } from '../../platform/storage.ts';
import { createDocuments } from '../../studio/documents.ts';
import { createTestPage, type FakeResponse } from '../../testing/test-page.tsx';
import { createSaveActions } from './create-save-actions.ts';

beforeAll(() => import('../../features/saved/save-transcription.ts'));
beforeEach(() => window.localStorage.clear());

const time = '2026-03-10T12:00:00.000Z';
const savedWith = (text: string, revision: number): SavedDocument => ({
  ...{ transcriptionId: 'a', text, language: 'en-US', revision },
  ...{ createdAt: time, updatedAt: time },
});

/** A page whose first save is answered when the test says so. */
function open() {
  const first = Promise.withResolvers<FakeResponse>();
  let posts = 0;
  let stored = savedWith('First.', 1);
  const { client, queryClient, requests } = createTestPage(({ method, path, body, headers }) => {
    if (!path.startsWith('/api/transcriptions')) return { status: 404 };
    if (method === 'PUT') {
      if (headers.get('if-match') !== `"${stored.revision}"`)
        return { status: 412, body: { code: 'document-changed', revision: stored.revision } };
      stored = { ...stored, ...(body as object), revision: stored.revision + 1 };
      return { status: 200, body: stored };
    }
    if (method !== 'POST') return { status: 200, body: stored };
    posts += 1;
    return posts === 1 ? first.promise : { status: 201, body: savedWith('Another.', 1) };
  });
  /** Another device changes the document. */
  const elsewhere = (change: Partial<SavedDocument>) => {
    stored = { ...stored, ...change, revision: stored.revision + 1 };
  };
  const documents = createDocuments({
    store: localStore,
    settings: { get: () => defaultSettings, update: () => {} },
    now: () => 0,
    createId: () => 'draft',
  });
  const account = { userId: 'u', tier: 'free', cap: 1_000, capKnown: true };
  const core = {
    ...documents,
    sound: { quiet: async () => {} },
    person: () => ({ account, viewing: false }),
  };
  const services = { client, queries: queryClient, toast: () => () => {}, dialogs: { open: vi.fn() } };
  const saving = createSaveActions(...([core, services] as unknown as Parameters<typeof createSaveActions>));
  const { transcript } = documents;
  const type = (inserted: string) =>
    transcript.edit({ at: transcript.getText().length, removed: '', inserted, source: 'typed' }, 'elsewhere');
  const sent = () =>
    requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, body }) => `${method} ${(body as { text: string }).text}`);
  const titles = () =>
    requests.filter(({ method }) => method === 'POST').map(({ body }) => (body as { title?: string }).title);
  type('First.');
  saving.saveTranscript();
  const respond = () => first.resolve({ status: 201, body: savedWith('First.', 1) });
  return { documents, saving, type, sent, titles, respond, elsewhere };
}

test('saves what was written during a save, as the same transcription', async () => {
  const { documents, saving, type, sent, respond } = open();
  await vi.waitFor(() => expect(sent()).toEqual(['POST First.']));
  type(' More.');
  saving.saveTranscript();
  saving.saveTranscript();
  respond();
  await vi.waitFor(() => expect(documents.view().saved).toBe(true));
  expect(sent()).toEqual(['POST First.', 'PUT First. More.']);
  expect(documents.draft.read().savedAs).toMatchObject({ id: 'a', revision: 2 });
});

test('doesn’t save the same text twice', async () => {
  const { documents, saving, sent, respond } = open();
  saving.saveTranscript();
  respond();
  await vi.waitFor(() => expect(documents.view().saved).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent()).toEqual(['POST First.']);
});

test('isn’t saved as it is if it gets a name or a speaker during the save', async () => {
  const { documents, saving, sent, respond } = open();
  documents.rename('Ferry');
  respond();
  await vi.waitFor(() => expect(documents.view().isLinked).toBe(true));
  expect(documents.view().saved).toBe(false);
  saving.saveTranscript();
  await vi.waitFor(() => expect(documents.view().saved).toBe(true));
  expect(sent()).toEqual(['POST First.', 'PUT First.']);

  const spoken = chapterOf('First.', [{ start: 0, end: 6, speaker: 'Ines' }]).segments;
  documents.rename('Harbour');
  saving.saveTranscript();
  documents.transcript.rewrite(spoken);
  await vi.waitFor(() => expect(documents.draft.read().savedAs?.revision).toBe(3));
  expect(documents.view().saved).toBe(false);
});

test('remembers where a text was saved that was put aside before the response', async () => {
  const { documents, saving, type, sent, respond } = open();
  documents.startNew();
  respond();
  await vi.waitFor(() => expect(saving.isSaving()).toBe(false));
  await documents.back();
  await vi.waitFor(() => expect(documents.view()).toMatchObject({ saved: true, isLinked: true }));
  type(' More.');
  saving.saveTranscript();
  await vi.waitFor(() => expect(sent()).toEqual(['POST First.', 'PUT First. More.']));
});

test('calls no text saved that was changed before it was put aside', async () => {
  const { documents, saving, type, respond } = open();
  type(' More.');
  documents.startNew();
  respond();
  await vi.waitFor(() => expect(saving.isSaving()).toBe(false));
  await documents.back();
  expect(documents.transcript.getText()).toBe('First. More.');
  expect(documents.view()).toMatchObject({ saved: false, isLinked: false });
});

test('remembers where a part was saved, even if another part is shown by then', async () => {
  const { documents, saving, type, sent, respond } = open();
  respond();
  await vi.waitFor(() => expect(documents.view().saved).toBe(true));
  const chapters = [chapterOf('One.', [], 0), chapterOf('Two.', [], 1)];
  documents.open({ id: 'x', title: 'Harbour.mp3', language: 'en-US', source: 'imported', chapters });
  saving.saveTranscript();
  documents.showChapter(1);
  await vi.waitFor(() => expect(documents.view().chapters[0]?.saved).toBe(true));
  expect(documents.view()).toMatchObject({ saved: false, isLinked: false });
  documents.showChapter(0);
  type(' More.');
  saving.saveTranscript();
  await vi.waitFor(() => expect(sent().slice(1)).toEqual(['POST One.', 'PUT One. More.']));
});

test('saves as new what is being saved as a change', async () => {
  const { documents, saving, type, sent, respond } = open();
  respond();
  await vi.waitFor(() => expect(documents.view().saved).toBe(true));
  type(' More.');
  saving.saveTranscript();
  saving.saveAsNew();
  await vi.waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()).toEqual(['POST First.', 'PUT First. More.', 'POST First. More.']);
});

test('takes the name that another device has given, and remembers it as saved', async () => {
  const { documents, saving, type, sent, respond, elsewhere } = open();
  respond();
  await vi.waitFor(() => expect(documents.view().saved).toBe(true));
  documents.rename('Ferry');
  saving.saveTranscript();
  await vi.waitFor(() => expect(documents.view().saved).toBe(true));
  elsewhere({ title: 'Harbour', tags: ['sea'] });
  type(' More.');
  saving.saveTranscript();
  await vi.waitFor(() => expect(documents.view()).toMatchObject({ saved: true, title: 'Harbour' }));
  expect(documents.draft.read().savedAs?.base?.title).toBe('Harbour');
  expect(sent().at(-1)).toBe('PUT First. More.');
});

test('shows the text from another device if only the name was changed here', async () => {
  const { documents, saving, respond, elsewhere } = open();
  respond();
  await vi.waitFor(() => expect(documents.view().saved).toBe(true));
  elsewhere({ text: 'First, and changed there.' });
  documents.rename('Ferry');
  saving.saveTranscript();
  await vi.waitFor(() => expect(documents.transcript.getText()).toBe('First, and changed there.'));
  expect(documents.view()).toMatchObject({ saved: true, title: 'Ferry', previous: null });
});

test('numbers the title of a part', async () => {
  const { documents, saving, titles, respond } = open();
  respond();
  await vi.waitFor(() => expect(documents.view().saved).toBe(true));
  const chapters = [chapterOf('One.', [], 0), chapterOf('Two.', [], 1)];
  documents.open({ id: 'x', title: 'Harbour.mp3', language: 'en-US', source: 'imported', chapters });
  documents.showChapter(1);
  saving.saveTranscript();
  await vi.waitFor(() => expect(titles()).toEqual([undefined, 'Harbour 2']));
});
