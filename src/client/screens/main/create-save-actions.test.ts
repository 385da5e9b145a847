import { beforeEach, expect, test, vi } from 'vitest';
import type { SavedDocument } from '../../../shared/document/document-schema.ts';
import { defaultSettings } from '../../platform/settings.ts';
import { localStore } from '../../platform/storage.ts';
import { createDocuments } from '../../studio/documents.ts';
import { createTestPage, type FakeResponse } from '../../testing/test-page.tsx';
import { createSaveActions } from './create-save-actions.ts';

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
  const { client, queryClient, requests } = createTestPage(({ method, path }) => {
    if (!path.startsWith('/api/transcriptions')) return { status: 404 };
    if (method === 'PUT') return { status: 200, body: savedWith('First. More.', 2) };
    if (method !== 'POST') return { status: 200, body: savedWith('First.', 1) };
    posts += 1;
    return posts === 1 ? first.promise : { status: 201, body: savedWith('Another.', 1) };
  });
  const documents = createDocuments({
    store: localStore,
    settings: { get: () => defaultSettings, update: () => {} },
    now: () => 0,
    createId: () => 'draft',
  });
  const account = { userId: 'u', tier: 'free', cap: 1_000, capKnown: true };
  const core = { ...documents, person: () => ({ account, viewing: false }) };
  const services = { client, queries: queryClient, toast: () => () => {}, dialogs: { open: vi.fn() } };
  const saving = createSaveActions(...([core, services] as unknown as Parameters<typeof createSaveActions>));
  const { transcript } = documents;
  const type = (inserted: string) =>
    transcript.edit({ at: transcript.getText().length, removed: '', inserted, source: 'typed' }, 'elsewhere');
  const sent = () =>
    requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, body }) => `${method} ${(body as { text: string }).text}`);
  type('First.');
  saving.saveTranscript();
  const respond = () => first.resolve({ status: 201, body: savedWith('First.', 1) });
  return { documents, saving, type, sent, respond };
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
  expect(documents.draft.read().savedAs).toEqual({ id: 'a', revision: 2 });
});

test('doesn’t save the same text twice', async () => {
  const { documents, saving, sent, respond } = open();
  saving.saveTranscript();
  respond();
  await vi.waitFor(() => expect(documents.view().saved).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent()).toEqual(['POST First.']);
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
