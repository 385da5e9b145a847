import { expect, test } from 'vitest';
import { hdVoiceIds, previewSentence } from '../../shared/voices.ts';
import { refusal, startListening } from '../testing/test-listener.ts';
import { soundOf } from '../testing/test-voice.ts';

const asPremium = { tier: 'premium', voice: 'alloy' };

test('lists the voices without a session, in the specified order', {
  tags: ['R-7.12'],
}, async () => {
  const { app } = await startListening();
  expect((await app.inject('/api/voices')).json()).toEqual(hdVoiceIds);
});

test('returns the allowance of free and premium users', { tags: ['R-3.12', 'R-6.5'] }, async () => {
  const { get, signIn } = await startListening();
  const [free, premium] = [await signIn('f'), await signIn('p', 'premium')];
  expect((await get(free, '/api/speech-allowance/f')).json()).toEqual({
    allowed: true,
    remaining: 50,
    remainingCharacters: 50,
    limit: 50,
    tier: 'free',
    features: { premium: false, highQualityVoices: false },
  });
  expect((await get(premium, '/api/speech-allowance/p')).json()).toEqual({
    allowed: true,
    remaining: 5_000,
    remainingCharacters: 5_000,
    limit: 5_000,
    tier: 'premium',
    features: { premium: true, highQualityVoices: true },
  });
});

test('gives premium users a clip in every voice and counts its characters', {
  tags: ['R-6.6', 'R-7.15'],
}, async () => {
  const { speak, get, signIn } = await startListening();
  const premium = await signIn('p', 'premium');
  for (const [index, voice] of hdVoiceIds.entries()) {
    const response = await speak(premium, 'Ten letter', { tier: 'premium', voice });
    expect(response.statusCode).toBe(200);
    const { audioUrl, remaining } = response.json<{ audioUrl: string; remaining: number }>();
    expect(remaining).toBe(5_000 - 10 * (index + 1));
    const audio = await get(premium, audioUrl);
    expect(audio.headers['content-type']).toBe('audio/mpeg');
    expect(audio.rawPayload).toEqual(soundOf({ text: 'Ten letter', voice }));
  }
});

test('refuses blank text, unknown voices and unknown languages without calling the provider', {
  tags: ['R-10.17'],
}, async () => {
  const { speak, signIn, voice } = await startListening();
  const premium = await signIn('p', 'premium');
  expect(refusal(await speak(premium, ' \n', asPremium)).slice(0, 2)).toEqual([400, 'EMPTY_INPUT']);
  expect(refusal(await speak(premium, '<b></b>', asPremium)).slice(0, 2)).toEqual([400, 'EMPTY_INPUT']);
  for (const unknown of ['iris', 'browser']) {
    const response = await speak(premium, 'Hello', { tier: 'premium', voice: unknown });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid-request', field: 'voice' });
  }
  expect((await speak(premium, 'Hello', { ...asPremium, language: 'xx-XX' })).statusCode).toBe(400);
  expect(voice.requests).toEqual([]);
});

test('refuses premium voices to free users, whatever tier they claim', {
  tags: ['R-6.7', 'R-10.3'],
}, async () => {
  const { speak, signIn, voice } = await startListening();
  const free = await signIn('f');
  expect(refusal(await speak(free, 'Hello', { voice: 'alloy' })).slice(0, 2)).toEqual([
    403,
    'premium-required',
  ]);
  expect(refusal(await speak(free, 'Hello', asPremium)).slice(0, 2)).toEqual([403, 'tier-mismatch']);
  expect(refusal(await speak(free, 'Hello', { userId: 'other' })).slice(0, 2)).toEqual([403, 'not-yours']);
  expect(voice.requests).toEqual([]);
});

test('costs nothing when generation fails', {
  tags: ['R-4.49', 'R-10.8'],
}, async () => {
  const { speak, voice, signIn, remaining } = await startListening();
  const free = await signIn('f');
  voice.next('refused');
  expect((await speak(free, 'First text')).statusCode).toBe(503);
  expect(await remaining(free)).toBe(50);
  expect((await speak(free, 'Second text')).statusCode).toBe(200);
});

test('restores the allowance when audio ends early, and allows another try', {
  tags: ['R-10.8'],
}, async () => {
  const { speak, get, voice, signIn, remaining } = await startListening();
  const free = await signIn('f');
  voice.next('cut off');
  const { audioUrl } = (await speak(free, 'First text')).json<{ audioUrl: string }>();
  await expect.poll(() => remaining(free), { timeout: 4_000 }).toBe(50);
  expect((await get(free, audioUrl)).statusCode).toBe(404);
  expect((await speak(free, 'Second text')).statusCode).toBe(200);
});

test('counts down premium characters and names the renewal date', {
  tags: ['R-10.17'],
}, async () => {
  const { speak, signIn, remaining, voice } = await startListening(Date.UTC(2026, 2, 10, 12));
  const premium = await signIn('p', 'premium');
  expect((await speak(premium, 'a'.repeat(4_990), asPremium)).json()).toMatchObject({ remaining: 10 });
  expect(refusal(await speak(premium, 'b'.repeat(11), asPremium))).toEqual([
    429,
    'speech-limit',
    'Character limit exceeded. This text needs 11 characters, but you have only 10 left. Your characters renew on April 9, 2026.',
  ]);
  expect((await speak(premium, 'b'.repeat(10), asPremium)).json()).toMatchObject({ remaining: 0 });
  expect(refusal(await speak(premium, 'c', asPremium))).toEqual([
    429,
    'speech-limit',
    'Character limit exceeded. You’ve used all 5,000 characters for this period. Your characters renew on April 9, 2026.',
  ]);
  expect(await remaining(premium)).toBe(0);
  expect(voice.requests).toHaveLength(2);
});

test('refuses a free user who has no characters left, with the specified message', {
  tags: ['R-10.17'],
}, async () => {
  const { speak, signIn, db, clock } = await startListening();
  const free = await signIn('f');
  const period = `free:${new Date(clock.now).toISOString().slice(0, 10)}`;
  await db.insertInto('usage_counters').values({ user_id: 'f', kind: 'speech', period, used: 45 }).execute();
  expect(refusal(await speak(free, 'Six ch'))).toEqual([
    429,
    'speech-limit',
    'Character limit exceeded. Free users are limited to 50 characters per day. Upgrade to premium for 5,000 characters per month.',
  ]);
  expect((await speak(free, 'Five!')).statusCode).toBe(200);
});

test('renews free speech at midnight UTC and premium speech after the billing period', {
  tags: ['R-9.5', 'R-9.6'],
}, async () => {
  const { speak, signIn, remaining, clock } = await startListening(Date.UTC(2026, 2, 10, 23, 59));
  const [free, premium] = [await signIn('f'), await signIn('p', 'premium')];
  await speak(free, 'a'.repeat(50));
  await speak(premium, 'a'.repeat(3_000), asPremium);
  expect(await remaining(free)).toBe(0);
  clock.now = Date.UTC(2026, 2, 11, 0, 1);
  expect(await remaining(free)).toBe(50);
  clock.now = Date.UTC(2026, 3, 2);
  expect(await remaining(premium)).toBe(2_000);
});

test('reuses the clip of the same text, language and voice for free', async () => {
  const { speak, signIn, voice } = await startListening();
  const premium = await signIn('p', 'premium');
  const first = (await speak(premium, 'Hello there', asPremium)).json();
  expect((await speak(premium, ' Hello there\n', asPremium)).json()).toEqual(first);
  expect((await speak(premium, 'Hello there', { ...asPremium, voice: 'ash' })).json().remaining).toBe(4_978);
  expect((await speak(premium, 'Hello there', { ...asPremium, language: 'fr-FR' })).json().remaining).toBe(
    4_967,
  );
  expect(voice.requests).toHaveLength(3);
});

test('generates a voice preview once, free for everyone, and serves ranges of it', {
  tags: ['R-9.21'],
}, async () => {
  const { app, voice, signIn, remaining } = await startListening();
  const free = await signIn('f');
  const url = '/api/voices/onyx/preview.mp3';
  const [first, second] = await Promise.all([app.inject(url), app.inject({ url, headers: free.headers })]);
  const third = await app.inject({ url, headers: { range: 'bytes=0-1' } });
  const sound = soundOf({ text: previewSentence, voice: 'onyx' });
  expect([first.rawPayload, second.rawPayload]).toEqual([sound, sound]);
  expect([third.statusCode, third.headers['content-range']]).toEqual([206, `bytes 0-1/${sound.length}`]);
  expect(voice.requests.map(({ text, voice: name }) => [text, name])).toEqual([[previewSentence, 'onyx']]);
  expect(await remaining(free)).toBe(50);
  expect((await app.inject('/api/voices/nobody/preview.mp3')).statusCode).toBe(404);
});
