import { expect, test, vi } from 'vitest';
import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import { createApiClient } from '../../api/client.ts';
import { createServerBackend } from '../../backend/server-backend.ts';
import type { StoredSegment } from '../../platform/speech/segment-store.ts';
import { createSegmentTranscriber } from './segment-transcriber.ts';

const kubernetes: DictionaryEntry = { written: 'Kubernetes', heard: ['cooper nettis'], translations: {} };
const heard = [{ text: 'We', start: 0.3, end: 0.5 }];
const segment = {
  id: 'one',
  leadMs: 300,
  wav: new Uint8Array(4),
  language: 'en-US',
} as unknown as StoredSegment;

function setUp(entries: () => Promise<DictionaryEntry[]>) {
  const send = vi.fn<typeof fetch>(async () =>
    Response.json({ text: 'We use cooper nettis.', words: heard, seconds: 2, remainingSeconds: 298 }),
  );
  const client = createServerBackend(
    createApiClient({ fetch: send, token: async () => 'token', onSignedOut: () => {} }),
  );
  const onRemaining = vi.fn();
  const onWords = vi.fn();
  const transcribe = createSegmentTranscriber({ client, entries, onRemaining, onWords });
  const hints = () => {
    const form = send.mock.calls[0]?.[1]?.body;
    return form instanceof FormData ? form.get('hints') : undefined;
  };
  return { transcribed: transcribe(segment, new AbortController().signal), onRemaining, onWords, hints };
}

test('sends the dictionary to the server and corrects words that it misheard', async () => {
  const { transcribed, onRemaining, hints } = setUp(async () => [kubernetes]);
  expect(await transcribed).toBe('We use Kubernetes.');
  expect(hints()).toBe('["Kubernetes"]');
  expect(onRemaining).toHaveBeenCalledExactlyOnceWith(298);
});

test('says when the words were spoken since the speech in the segment began', async () => {
  const { transcribed, onWords } = setUp(async () => []);
  await transcribed;
  expect(onWords).toHaveBeenCalledExactlyOnceWith('one', [{ text: 'We', from: 0, to: 200 }]);
});

test('transcribes without the dictionary if it can’t be loaded', async () => {
  const { transcribed, hints } = setUp(() => Promise.reject(new Error('offline')));
  expect(await transcribed).toBe('We use cooper nettis.');
  expect(hints()).toBeNull();
});

test('asks who speaks, and corrects what each of them says', async () => {
  const turns = [{ speaker: 'A', text: 'We use cooper nettis.', from: 0, to: 2_000 }];
  const send = vi.fn<typeof fetch>(async () =>
    Response.json({ text: 'We use cooper nettis.', turns, seconds: 2, remainingSeconds: 298 }),
  );
  const client = createServerBackend(
    createApiClient({ fetch: send, token: async () => 'token', onSignedOut: () => {} }),
  );
  const known = [{ name: 'speaker-1', sample: 'UklGRg==' }];
  const onTurns = vi.fn();
  const transcribe = createSegmentTranscriber({
    client,
    entries: async () => [kubernetes],
    onRemaining: () => {},
    onWords: () => {},
    speakers: { known: () => known, onTurns },
  });
  await transcribe(segment, new AbortController().signal);
  const form = send.mock.calls[0]?.[1]?.body as FormData;
  expect(JSON.parse(String(form.get('speakers')))).toEqual(known);
  expect(onTurns).toHaveBeenCalledExactlyOnceWith('one', [
    { speaker: 'A', text: 'We use Kubernetes.', from: 0, to: 2_000 },
  ]);
});
