import { expect, test } from 'vitest';
import { createApiClient } from '../../api/client.ts';
import { requestTranscript } from '../../api/transcribe.ts';
import { failureOf } from './speech-failures.ts';

const request = { key: 'segment-1', audio: new Blob(['sound']), language: 'en-US' } as const;

const refusal = (status: number, code: string) => Response.json({ code, message: '', error: '' }, { status });
const stream = (body: string) => new Response(body, { headers: { 'content-type': 'text/event-stream' } });

async function failWith(respond: () => Response): Promise<unknown> {
  const client = createApiClient({
    fetch: async () => respond(),
    token: async () => 'token',
    onSignedOut: () => {},
  });
  return requestTranscript(client, request).then(
    () => undefined,
    (error: unknown) => error,
  );
}

test.each<[string, () => Response, string, string]>([
  ['has a provider that is down', () => refusal(503, 'provider-unavailable'), 'retry', 'failed'],
  ['has a provider that fails', () => refusal(502, 'provider-failed'), 'retry', 'failed'],
  ['is a proxy without a server', () => new Response('Bad gateway', { status: 502 }), 'retry', 'failed'],
  ['is busy', () => refusal(429, 'too-many-requests'), 'retry', 'failed'],
  ['returns something that is not JSON', () => new Response('<html>'), 'retry', 'failed'],
  ['returns unexpected JSON', () => Response.json({ words: 3 }), 'retry', 'failed'],
  ['breaks off its response', () => stream('event: words\ndata: {"from":0,"te'), 'retry', 'failed'],
  ['has no allowance left', () => refusal(429, 'recognition-limit'), 'allowance', 'allowance'],
  ['has too little memory', () => refusal(503, 'not-enough-memory'), 'memory', 'memory'],
  ['has ended the session', () => refusal(401, 'unauthenticated'), 'signed-out', 'signed-out'],
  ['knows the key from other audio', () => refusal(409, 'idempotency-key-reused'), 'failed', 'failed'],
  ['refuses the audio', () => refusal(400, 'invalid-request'), 'failed', 'failed'],
  [
    'cannot be reached',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'offline',
    'offline',
  ],
  [
    'takes too long',
    () => {
      throw new DOMException('The operation timed out', 'TimeoutError');
    },
    'offline',
    'offline',
  ],
])(
  'decides what to do when the server %s, on the first and on the last attempt',
  async (_, respond, first, last) => {
    const error = await failWith(respond);
    expect([failureOf(error, 0), failureOf(error, 3)]).toEqual([first, last]);
  },
);
