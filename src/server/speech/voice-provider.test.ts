import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '../../shared/errors.ts';
import { hdVoiceIds } from '../../shared/voices.ts';
import { id3Tag, infoFrame, soundFrame } from '../testing/mp3-samples.ts';
import { createVoiceProvider, type VoiceProviderOptions } from './voice-provider.ts';

type Handler = (body: Record<string, unknown>, response: ServerResponse, request: IncomingMessage) => void;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A provider that sends these responses in turn and then repeats the last one. */
async function startProvider(handlers: Handler[], options: Partial<VoiceProviderOptions> = {}) {
  const bodies: Record<string, unknown>[] = [];
  const waits: number[] = [];
  const server = createServer(async (request, response) => {
    const parts: Uint8Array[] = [];
    for await (const part of request) parts.push(part as Uint8Array);
    const body = JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>;
    bodies.push(body);
    (handlers[bodies.length - 1] ?? handlers.at(-1))?.(body, response, request);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const provider = createVoiceProvider({
    baseUrl: `http://127.0.0.1:${port}/v1/`,
    apiKey: 'key-1',
    model: 'tts-test',
    wait: async (ms) => waits.push(ms),
    ...options,
  });
  return { provider, bodies, waits };
}

const audio =
  (...frames: Uint8Array[]): Handler =>
  (_body, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' });
    for (const frame of frames) response.write(frame);
    response.end();
  };
const error =
  (status: number, code: string, headers: Record<string, string> = {}): Handler =>
  (_body, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: 'secret detail', type: 'x', param: null, code } }));
  };

async function collect(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

const request = { text: 'Hello there.', language: 'en-US', voice: 'sage' } as const;

test('sends model, voice id, text and language', { tags: ['R-3.6'] }, async () => {
  let authorization: string | undefined;
  const { provider, bodies } = await startProvider([
    (_body, response, request) => {
      authorization = request.headers.authorization;
      audio(soundFrame(1))(_body, response, request);
    },
  ]);
  await collect(await provider.speak({ ...request, language: 'tl-PH' }));
  expect(authorization).toBe('Bearer key-1');
  expect(bodies).toEqual([
    {
      model: 'tts-test',
      input: 'Hello there.',
      voice: 'sage',
      response_format: 'mp3',
      instructions: 'Read the text aloud in Filipino (fil-PH).',
    },
  ]);
});

test('delivers speech before the provider has finished', async () => {
  let finish = () => {};
  const { provider } = await startProvider([
    (_body, response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg' });
      response.write(soundFrame(1));
      finish = () => response.end(soundFrame(2));
    },
  ]);
  const stream = await provider.speak(request);
  finish();
  expect(await collect(stream)).toEqual(Buffer.concat([soundFrame(1), soundFrame(2)]));
});

test('passes a single response through unchanged', async () => {
  const file = Buffer.concat([id3Tag(30), infoFrame(), soundFrame(1)]);
  const { provider } = await startProvider([audio(file)]);
  expect(await collect(await provider.speak(request))).toEqual(file);
});

test('splits text over 4,096 characters at sentences and joins the audio', async () => {
  const text = 'This sentence has exactly forty letters. '.repeat(120).trim();
  const { provider, bodies } = await startProvider([
    audio(id3Tag(30), infoFrame(), soundFrame(1)),
    audio(id3Tag(40), infoFrame(), soundFrame(2)),
  ]);
  const joined = await collect(await provider.speak({ ...request, text }));
  expect(joined).toEqual(Buffer.concat([soundFrame(1), soundFrame(2)]));
  const inputs = bodies.map((body) => String(body.input));
  expect(inputs).toHaveLength(2);
  expect(inputs.every((input) => input.length <= 4_096 && input.endsWith('letters.'))).toBe(true);
  expect(inputs.join(' ')).toBe(text);
});

test('tries a busy or failing provider up to three times, respecting Retry-After', async () => {
  const { provider, waits } = await startProvider([
    error(429, 'rate_limit_exceeded', { 'retry-after': '2' }),
    error(500, 'server_error'),
    audio(soundFrame(1)),
  ]);
  expect(await collect(await provider.speak(request))).toEqual(Buffer.from(soundFrame(1)));
  expect(waits).toEqual([2_000, 1_000]);
});

test('returns 503 while the provider is down, without the provider’s message', {
  tags: ['R-10.8'],
}, async () => {
  const { provider, bodies } = await startProvider([error(503, 'overloaded')]);
  const thrown = await provider.speak(request).catch((reason: unknown) => reason);
  expect(thrown).toBeInstanceOf(AppError);
  expect(thrown).toMatchObject({ code: 'provider-unavailable', status: 503 });
  expect(JSON.stringify((thrown as AppError).body())).not.toContain('secret');
  expect(bodies).toHaveLength(3);
});

test('does not retry permanent errors', async () => {
  for (const [handler, code] of [
    [error(429, 'insufficient_quota'), 'provider-unavailable'],
    [error(400, 'invalid_value'), 'provider-failed'],
    [error(401, 'invalid_api_key'), 'provider-unavailable'],
  ] as const) {
    const { provider, bodies } = await startProvider([handler]);
    await expect(provider.speak(request)).rejects.toMatchObject({ code });
    expect(bodies).toHaveLength(1);
  }
});

test('fails when the provider returns a web page', async () => {
  const { provider } = await startProvider([
    (_body, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hello</p>'),
  ]);
  await expect(provider.speak(request)).rejects.toMatchObject({ code: 'provider-failed' });
});

test('fails the stream when the provider ends it early', async () => {
  const { provider } = await startProvider([
    (_body, response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg' });
      response.write(soundFrame(1), () => response.destroy());
    },
  ]);
  await expect(provider.speak(request).then(collect)).rejects.toMatchObject({ code: 'provider-failed' });
});

test('gives up on a silent provider, before and after the first byte', async () => {
  const silent: Handler = () => {};
  const stalled: Handler = (_body, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' });
    response.write(soundFrame(1));
  };
  const before = await startProvider([silent], { silenceMs: 30, attempts: 2 });
  await expect(before.provider.speak(request)).rejects.toMatchObject({ code: 'provider-unavailable' });
  // We don't count requests: on a busy machine one may time out before it reaches the provider.
  expect(before.waits).toEqual([]);
  const after = await startProvider([stalled], { silenceMs: 200 });
  await expect(after.provider.speak(request).then(collect)).rejects.toMatchObject({
    code: 'provider-failed',
  });
});

test('cancels the request without retrying when the caller aborts', async () => {
  const listener = new AbortController();
  const { provider, bodies } = await startProvider([() => listener.abort()]);
  await expect(provider.speak({ ...request, signal: listener.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(bodies).toHaveLength(1);
});

test('uses the voice map for the list of voices and their names', {
  tags: ['R-7.12'],
}, async () => {
  const voices = { sage: 'af_sky', alloy: 'alloy' };
  const { provider, bodies } = await startProvider([audio(soundFrame(1))], { voices });
  expect(provider.voices).toEqual(['alloy', 'sage']);
  await collect(await provider.speak(request));
  expect(bodies[0]?.voice).toBe('af_sky');
  await expect(provider.speak({ ...request, voice: 'ballad' })).rejects.toMatchObject({
    code: 'invalid-request',
  });
  expect((await startProvider([])).provider.voices).toEqual(hdVoiceIds);
});

test('passes on how much of a local voice has been loaded', async () => {
  const events = [
    { loaded: 12_000_000, size: 89_000_000 },
    { loaded: 89_000_000, size: 89_000_000 },
  ];
  const { provider, bodies } = await startProvider(
    [
      (_body, response) =>
        response
          .setHeader('content-type', 'text/event-stream')
          .end(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')),
    ],
    { local: true },
  );
  const told: unknown[] = [];
  await provider.prepare?.('sage', 'en-US', (loading) => told.push(loading));
  expect(told).toEqual(events);
  expect(bodies[0]).toMatchObject({ voice: 'sage' });
});
