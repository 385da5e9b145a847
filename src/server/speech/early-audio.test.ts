import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { refusal, startListening } from '../testing/test-listener.ts';
import { soundOf } from '../testing/test-voice.ts';

const premium = { tier: 'premium' };
const chosen = { 'clip-id': 'chosen-by-the-page-0123456789' };
const audioUrl = `/api/audio/${chosen['clip-id']}.mp3`;
const text = 'Read me aloud';
const sound = soundOf({ text, voice: 'sage' });

test('serves audio that is requested before its clip', async () => {
  const { speak, get, signIn } = await startListening();
  const owner = await signIn('owner', 'premium');
  const early = get(owner, `${audioUrl}?wait=1`);
  expect((await speak(owner, text, premium, chosen)).json()).toMatchObject({ audioUrl });
  expect((await early).rawPayload).toEqual(sound);
  expect((await get(owner, `${audioUrl}?wait=1`)).rawPayload).toEqual(sound);
});

test('responds with an error to a request for early audio when the provider fails', async () => {
  const { voice, speak, get, signIn } = await startListening();
  const owner = await signIn('owner', 'premium');
  voice.next('refused');
  const early = get(owner, `${audioUrl}?wait=1`);
  const refused = await speak(owner, text, premium, chosen);
  expect(refusal(refused).slice(0, 2)).toEqual([503, 'provider-unavailable']);
  // It depends on whether the clip was found before it failed.
  expect([404, 502]).toContain((await early).statusCode);
});

test('does not serve early audio to anyone but its owner', async () => {
  const { speak, get, signIn, app } = await startListening();
  const [owner, other] = [await signIn('owner', 'premium'), await signIn('other', 'premium')];
  const curious = get(other, `${audioUrl}?wait=1`);
  await speak(owner, text, premium, chosen);
  expect((await curious).statusCode).toBe(403);
  expect((await app.inject(`${audioUrl}?wait=1`)).statusCode).toBe(401);
});

test('keeps a clip when its id is chosen again', async () => {
  const { speak, get, signIn } = await startListening();
  const [owner, other] = [await signIn('owner', 'premium'), await signIn('other', 'premium')];
  await speak(owner, text, premium, chosen);
  for (const who of [owner, other]) {
    const response = await speak(who, 'Another text', premium, chosen);
    const url = response.json<{ audioUrl: string }>().audioUrl;
    expect(url).toMatch(/^\/api\/audio\/[\w-]{32}\.mp3$/);
    expect((await get(who, url)).rawPayload).toEqual(soundOf({ text: 'Another text', voice: 'sage' }));
  }
  expect((await get(owner, audioUrl)).rawPayload).toEqual(sound);
});

test('makes different clips for concurrent requests with the same id', async () => {
  const { speak, get, signIn } = await startListening();
  const owner = await signIn('owner', 'premium');
  const texts = ['One', 'Three', 'Eleven'];
  const responses = await Promise.all(texts.map((words) => speak(owner, words, premium, chosen)));
  for (const [index, response] of responses.entries()) {
    const audio = await get(owner, response.json<{ audioUrl: string }>().audioUrl);
    expect(audio.rawPayload).toEqual(soundOf({ text: texts[index] ?? '', voice: 'sage' }));
  }
});

test('refuses an id that is not valid, and changes nothing', async () => {
  const { speak, signIn, voice, remaining } = await startListening();
  const owner = await signIn('owner', 'premium');
  for (const id of ['short', '../../../../../../etc/passwd', 'a'.repeat(65)]) {
    const refused = await speak(owner, text, premium, { 'clip-id': id });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { code: 'invalid-request', field: 'clip-id' },
    ]);
  }
  expect([voice.requests, await remaining(owner)]).toEqual([[], 5_000]);
});

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'serves audio that is requested from another instance before its clip',
  async () => {
    const { deps, speak, signIn } = await startListening();
    const owner = await signIn('owner', 'premium');
    const other = await buildApp(deps);
    const early = other.inject({ url: `${audioUrl}?wait=1`, headers: owner.headers });
    await speak(owner, text, premium, chosen);
    expect((await early).rawPayload).toEqual(sound);
    await other.close();
  },
);
