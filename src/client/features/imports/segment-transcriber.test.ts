import { expect, test, vi } from 'vitest';
import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import { createApiClient } from '../../api/client.ts';
import { createServerBackend } from '../../backend/server-backend.ts';
import type { StoredSegment } from '../../platform/speech/segment-store.ts';
import { createSegmentTranscriber } from './segment-transcriber.ts';

const kubernetes: DictionaryEntry = { written: 'Kubernetes', heard: ['cooper nettis'], translations: {} };
const segment = { id: 'one', wav: new Uint8Array(4), language: 'en-US' } as unknown as StoredSegment;

function setUp(entries: () => Promise<DictionaryEntry[]>) {
  const send = vi.fn<typeof fetch>(async () =>
    Response.json({ text: 'We use cooper nettis.', seconds: 2, remainingSeconds: 298 }),
  );
  const client = createServerBackend(
    createApiClient({ fetch: send, token: async () => 'token', onSignedOut: () => {} }),
  );
  const onRemaining = vi.fn();
  const transcribe = createSegmentTranscriber({ client, entries, onRemaining });
  const hints = () => {
    const form = send.mock.calls[0]?.[1]?.body;
    return form instanceof FormData ? form.get('hints') : undefined;
  };
  return { transcribed: transcribe(segment, new AbortController().signal), onRemaining, hints };
}

test('sends the dictionary to the server and corrects words that it misheard', async () => {
  const { transcribed, onRemaining, hints } = setUp(async () => [kubernetes]);
  expect(await transcribed).toBe('We use Kubernetes.');
  expect(hints()).toBe('["Kubernetes"]');
  expect(onRemaining).toHaveBeenCalledExactlyOnceWith(298);
});

test('transcribes without the dictionary if it can’t be loaded', async () => {
  const { transcribed, hints } = setUp(() => Promise.reject(new Error('offline')));
  expect(await transcribed).toBe('We use cooper nettis.');
  expect(hints()).toBeNull();
});
