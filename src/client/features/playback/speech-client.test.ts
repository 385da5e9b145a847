import { describe, expect, test, vi } from 'vitest';
import { createApiClient } from '../../api/client.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { createSpeechClient } from './speech-client.ts';
import { SpeechError } from './speech-error.ts';

const audioRequest = { text: 'Hello', language: 'en-US', voice: 'sage', userId: 'u', tier: 'free' } as const;
const options = { signal: AbortSignal.timeout(10_000), onSend: () => undefined };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function createClient(response: () => Response | Promise<Response>) {
  const requests: { url: string; method: string; body: unknown }[] = [];
  const clipIds: (string | null)[] = [];
  const client = createApiClient({
    fetch: async (url, init) => {
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      requests.push({ url: String(url), method: init?.method ?? '', body });
      clipIds.push(new Headers(init?.headers).get('Clip-Id'));
      return response();
    },
    token: async () => null,
    onSignedOut: () => undefined,
  });
  return { speech: createSpeechClient(client, createQueryClient()), requests, clipIds };
}

const failure = async (work: Promise<unknown>) => {
  const error = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SpeechError);
  const { problem, message, inner } = error as SpeechError;
  return { problem, message, inner };
};
const unavailable = 'Sorry, speech service is unavailable. Please try again later.';

test('sends exactly text, language, voice, userId and tier', { tags: ['R-7.14'] }, async () => {
  const { speech, requests } = createClient(() => json({ audioUrl: '/api/audio/x.mp3', remaining: 7 }));
  const audio = await speech.requestAudio(audioRequest, options);
  expect(audio).toEqual({ audioUrl: '/api/audio/x.mp3', remaining: 7, tier: 'free' });
  expect(requests).toEqual([{ url: '/api/text-to-speech', method: 'POST', body: audioRequest }]);
});

test('says that the server has too little memory', async () => {
  const message = 'This server doesn’t have enough memory for that.';
  const { speech } = createClient(() => json({ code: 'not-enough-memory', message }, 503));
  expect(await failure(speech.requestAudio(audioRequest, options))).toMatchObject({
    problem: 'unavailable',
    message,
  });
});

test('announces where the audio will be, once per request', async () => {
  const responses = [
    json({ code: 'tier-mismatch', tier: 'premium' }, 403),
    json({ audioUrl: '/api/audio/x.mp3', remaining: 7 }),
  ];
  const { speech, clipIds } = createClient(() => responses.shift() ?? json({}, 500));
  const onSend = vi.fn();
  await speech.requestAudio(audioRequest, { ...options, onSend });
  const [id] = clipIds;
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(clipIds).toEqual([id, id]);
  const audioUrl = `/api/audio/${id}.mp3`;
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ audioUrl, loadUrl: `${audioUrl}?wait=1` });
  await speech.requestAudio(audioRequest, options).catch(() => undefined);
  expect(clipIds.at(-1)).not.toBe(id);
});

describe('shows one message for every service failure and keeps the actual error', {
  tags: ['R-8.35', 'R-8.36', 'R-8.37'],
}, () => {
  test.each<[string, () => Response | Promise<Response>, string]>([
    ['500 without a body', () => new Response('', { status: 500 }), 'Failed to generate speech'],
    ['502 with an error field', () => json({ error: 'M' }, 502), 'M'],
    ['200 with an error field', () => json({ error: 'M' }), 'M'],
    ['200 without a URL', () => json({ remaining: 3 }), 'TTS API did not return an audio URL'],
    ['200 that is not JSON', () => new Response('<p>'), 'TTS API did not return an audio URL'],
    ['no network', () => Promise.reject(new TypeError('failed')), 'Failed to generate speech'],
  ])('%s', async (_case, response, inner) => {
    const { speech } = createClient(response);
    const caught = await failure(speech.requestAudio(audioRequest, options));
    expect(caught).toEqual({ problem: 'unavailable', message: unavailable, inner });
  });
});

test('shows the message for a refusal', async () => {
  const { speech } = createClient(() => json({ code: 'trial-used', message: 'x' }, 403));
  expect(await failure(speech.requestAudio(audioRequest, options))).toMatchObject({
    problem: 'trial-used',
    message: 'Iris trial already used. Upgrade to premium for unlimited access.',
  });
  const limited = createClient(() =>
    json({ code: 'speech-limit', message: 'Your characters renew on May 1.' }, 429),
  );
  expect(await failure(limited.speech.requestAudio(audioRequest, options))).toMatchObject({
    problem: 'speech-limit',
    message: 'Your characters renew on May 1.',
  });
});

test('repeats the request with the right tier when the plan changed in another tab', {
  tags: ['R-4.51'],
}, async () => {
  const responses = [
    json({ code: 'tier-mismatch', tier: 'premium' }, 403),
    json({ audioUrl: '/api/audio/x.mp3', remaining: 7 }),
  ];
  const { speech, requests } = createClient(() => responses.shift() ?? json({}, 500));
  const audio = await speech.requestAudio(audioRequest, options);
  expect(audio).toEqual({ audioUrl: '/api/audio/x.mp3', remaining: 7, tier: 'premium' });
  expect(requests.map(({ body }) => body)).toEqual([audioRequest, { ...audioRequest, tier: 'premium' }]);
});

test('reports the second refusal when Premium ended elsewhere, without a third attempt', async () => {
  const responses = [
    json({ code: 'tier-mismatch', tier: 'free' }, 403),
    json({ code: 'premium-required' }, 403),
  ];
  const { speech, requests } = createClient(() => responses.shift() ?? json({}, 500));
  const request = speech.requestAudio({ ...audioRequest, tier: 'premium' }, options);
  expect(await failure(request)).toMatchObject({ problem: 'premium-required' });
  expect(requests).toHaveLength(2);
});

test.each<[string, () => Response | Promise<Response>, string]>([
  ['fails with a 500', () => json({}, 500), 'Failed to check Iris trial status.'],
  ['returns an HTML page', () => new Response('<!doctype html>'), 'Invalid response from trial check.'],
  ['returns unexpected JSON', () => json({ some: 'thing' }), 'Invalid response from trial check.'],
  ['is unreachable', () => Promise.reject(new TypeError('x')), 'Failed to verify Iris trial.'],
  [
    'says that the trial is used',
    () => json({ remaining: 0, limit: 50, hasUsedTrial: true }),
    'Iris trial already used. Upgrade to premium for unlimited access.',
  ],
])(
  'rejects when the trial check %s',
  { tags: ['R-5.34', 'R-8.39', 'R-8.40', 'R-8.41'] },
  async (_case, response, message) => {
    const { speech } = createClient(response);
    expect(await failure(speech.checkTrial('u'))).toMatchObject({ message });
  },
);

test('does not check an open trial again within ten seconds', { tags: ['R-7.40'] }, async () => {
  const { speech, requests } = createClient(() => json({ remaining: 50, limit: 50, hasUsedTrial: false }));
  await speech.checkTrial('u');
  await speech.checkTrial('u');
  expect(requests).toHaveLength(1);
});

test('remembers that a trial is used', { tags: ['R-5.34'] }, async () => {
  const { speech } = createClient(() => json({ remaining: 0, limit: 50, hasUsedTrial: true }));
  expect(speech.isTrialUsed('u')).toBe(false);
  await speech.markTrialUsed('u');
  expect([speech.isTrialUsed('u'), speech.isTrialUsed('other'), speech.isTrialUsed(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});
