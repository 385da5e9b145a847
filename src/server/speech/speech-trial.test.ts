import { expect, test } from 'vitest';
import { refusal, startListening } from '../testing/test-listener.ts';

test('reports whether the trial has been used, as JSON', { tags: ['R-3.15', 'R-4.48'] }, async () => {
  const { get, signIn, markTrial } = await startListening();
  const free = await signIn('f');
  const open = await get(free, '/api/hd-voice-trial/f');
  expect(open.headers['content-type']).toMatch(/^application\/json/);
  expect(open.json()).toEqual({ remaining: 50, limit: 50, hasUsedTrial: false });
  await markTrial(free);
  expect((await get(free, '/api/hd-voice-trial/f')).json()).toEqual({
    remaining: 0,
    limit: 50,
    hasUsedTrial: true,
  });
});

test('reads 50 characters in the trial, refuses 51 and refuses another text afterwards', {
  tags: ['R-6.8'],
}, async () => {
  const { speak, markTrial, trial, signIn } = await startListening();
  const free = await signIn('f');
  expect(refusal(await speak(free, 'a'.repeat(51)))).toEqual([
    400,
    'trial-too-long',
    'Iris trial is limited to 50 characters (about 8-10 words).',
  ]);
  expect(await trial(free)).toEqual({ remaining: 50, limit: 50, hasUsedTrial: false });
  expect((await speak(free, 'a'.repeat(50))).statusCode).toBe(200);
  expect(await trial(free)).toEqual({ remaining: 50, limit: 50, hasUsedTrial: false });
  expect((await markTrial(free)).json()).toEqual({ remaining: 0, limit: 50, hasUsedTrial: true });
  const used = [403, 'trial-used', 'Iris trial already used. Upgrade to premium for unlimited access.'];
  expect(refusal(await speak(free, 'Another text'))).toEqual(used);
  expect(refusal(await speak(free, 'a'.repeat(50)))).toEqual(used);
});

test('marks the trial as used, even repeatedly and without a clip', {
  tags: ['R-7.17', 'R-4.48'],
}, async () => {
  const { markTrial, trial, signIn } = await startListening();
  const free = await signIn('f');
  expect([(await markTrial(free)).statusCode, (await markTrial(free)).statusCode]).toEqual([200, 200]);
  expect(await trial(free)).toMatchObject({ hasUsedTrial: true });
});

test('repeats the trial for the same text until it is played, and refuses any other text', {
  tags: ['R-10.18'],
}, async () => {
  const { speak, voice, signIn } = await startListening();
  const free = await signIn('f');
  const first = await speak(free, 'Once upon a time');
  const again = await speak(free, 'Once upon a time');
  expect(again.json()).toEqual(first.json());
  expect(refusal(await speak(free, 'Another text')).slice(0, 2)).toEqual([403, 'trial-used']);
  expect(refusal(await speak(free, 'Once upon a time', { language: 'de-DE' })).slice(0, 2)).toEqual([
    403,
    'trial-used',
  ]);
  expect(voice.requests).toHaveLength(1);
});

test('makes one trial clip from twenty texts at once', { tags: ['R-10.18'] }, async () => {
  const { speak, voice, signIn, remaining } = await startListening();
  const free = await signIn('f');
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => speak(free, `Text ${index % 10}`)),
  );
  const urls = responses
    .filter((response) => response.statusCode === 200)
    .map((response) => response.json().audioUrl);
  expect(urls.length).toBeGreaterThan(0);
  expect(new Set(urls).size).toBe(1);
  expect(responses.every((response) => [200, 403].includes(response.statusCode))).toBe(true);
  expect(voice.requests).toHaveLength(1);
  expect(await remaining(free)).toBe(44);
});

test('keeps the trial reserved when the same text is refused a day later', {
  tags: ['R-10.18'],
}, async () => {
  const midnight = Date.UTC(2026, 2, 10);
  const { speak, voice, clock, signIn } = await startListening(midnight);
  const free = await signIn('f');
  const text = 'a'.repeat(50);
  expect((await speak(free, text)).statusCode).toBe(200);
  // The clip is too old to be played again, and the characters of the day are used.
  clock.now += 23.5 * 60 * 60 * 1_000;
  expect(refusal(await speak(free, text)).slice(0, 2)).toEqual([429, 'speech-limit']);
  clock.now += 60 * 60 * 1_000;
  expect(refusal(await speak(free, 'Another text')).slice(0, 2)).toEqual([403, 'trial-used']);
  expect(voice.requests).toHaveLength(1);
});

test('frees the trial when its own request fails', { tags: ['R-10.18'] }, async () => {
  const { speak, voice, signIn } = await startListening();
  const free = await signIn('f');
  voice.next('refused');
  expect((await speak(free, 'Once upon a time')).statusCode).toBeGreaterThanOrEqual(500);
  expect((await speak(free, 'Another text')).statusCode).toBe(200);
});
