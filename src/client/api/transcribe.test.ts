import { expect, test, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { requestTranscript } from './transcribe.ts';

const transcript = { text: 'Good day.', seconds: 2, remainingSeconds: 298 };

function createClient(response: Response) {
  const fetchFake = vi.fn<typeof fetch>(async () => response);
  const client = createApiClient({ fetch: fetchFake, token: async () => 'token', onSignedOut: () => {} });
  return { client, fetchFake };
}

const request = { key: 'segment-1', audio: new Blob(['sound']), language: 'en-US' } as const;

test('sends the recording as a form, with its key', async () => {
  const { client, fetchFake } = createClient(Response.json(transcript));
  expect(await requestTranscript(client, { ...request, hints: ['Ann'] })).toEqual(transcript);
  const [url, init] = fetchFake.mock.calls[0] ?? [];
  expect(url).toBe('/api/transcribe');
  // The browser sets the content type, because only it knows the multipart boundary.
  expect(init?.headers).toEqual({ Authorization: 'Bearer token', 'Idempotency-Key': 'segment-1' });
  const form = init?.body as FormData;
  expect([form.get('language'), form.get('hints')]).toEqual(['en-US', '["Ann"]']);
  expect(form.has('file')).toBe(true);
});

test('shows words as they arrive', async () => {
  const stream = [
    'event: words\ndata: {"from":0,"text":"Good"}',
    `event: done\ndata: ${JSON.stringify(transcript)}\n\n`,
  ].join('\n\n');
  const { client } = createClient(new Response(stream, { headers: { 'content-type': 'text/event-stream' } }));
  const words: string[] = [];
  expect(await requestTranscript(client, { ...request, onWords: (soFar) => words.push(soFar) })).toEqual(
    transcript,
  );
  expect(words).toEqual(['Good']);
});

test('reports that the allowance is used up', async () => {
  const body = { code: 'recognition-limit', message: 'You have used your 5 minutes.', error: '' };
  const { client } = createClient(Response.json(body, { status: 429 }));
  await expect(requestTranscript(client, request)).rejects.toMatchObject({ code: 'recognition-limit' });
});
