import { describe, expect, it, vi } from 'vitest';
import type { LiveRoom } from '../../shared/calls/live-calls.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import { buildApp } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createSpeaker, listen, openViewer } from '../testing/test-live.ts';
import { createFakeTranslator } from '../testing/test-translator.ts';

const minute = 60_000;

/** Longer than usual, because a busy machine takes a while to pass a line on. */
const until: typeof vi.waitFor = (check, options = 10_000) => vi.waitFor(check, options);

async function setUp({
  tier = 'premium',
  env = {},
}: {
  tier?: 'free' | 'premium';
  env?: Record<string, string>;
} = {}) {
  const { translator, requests } = createFakeTranslator(async ({ text, target }) => ({
    text: `${target}: ${text}`,
  }));
  const test = await createTestApp({ deps: { translator }, env });
  const origin = await listen(test.app);
  const person =
    env.EDITION === 'personal' ? { headers: { cookie: '' } } : await test.signIn('speaker', tier);
  const speaker = createSpeaker(test.app, person);
  const room = (await speaker.open()).json<LiveRoom>();
  return { ...test, origin, person, speaker, room, code: room.code, requests };
}

describe('a live room', () => {
  it('has a code of sixty bits, a link and the limits of the plan', async () => {
    const { room, speaker } = await setUp();
    expect(room).toMatchObject({
      code: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/),
      url: `http://localhost:3000/live/${room.code}`,
      language: 'en-US',
      viewers: 0,
      languages: [],
      limits: { viewers: 500, languages: 5, secondsADay: null },
      secondsLeft: null,
      charactersLeft: 250_000,
    });
    const again = await speaker.open('de-DE');
    expect([again.statusCode, again.json()]).toEqual([201, { ...room, language: 'de-DE' }]);
  });

  it('shows interim and settled words, corrections and removals to those who read the original', async () => {
    const { origin, code, speaker } = await setUp();
    const viewer = await openViewer(origin, code);
    await speaker.post(code, [{ id: 'a', text: 'good even', final: false }]);
    await until(() =>
      expect(viewer.lines.at(-1)).toEqual({
        id: 'a',
        text: 'good even',
        final: false,
        language: 'en-US',
        position: null,
      }),
    );
    expect((await speaker.say(code, 'a', 'Good evening.')).statusCode).toBe(204);
    await speaker.post(code, [
      { id: 'b', text: 'Look at the map.', final: true },
      { id: 'c', text: 'Um.', final: true },
    ]);
    await until(() => expect(viewer.text).toEqual(['Good evening.', 'Look at the map.', 'Um.']));
    await speaker.post(code, [
      { id: 'c', text: '', final: true },
      { id: 'a', text: 'Good evening, all.', final: true },
    ]);
    await until(() => expect(viewer.text).toEqual(['Good evening, all.', 'Look at the map.']));
  });

  it('sends a line that is posted twice only once', async () => {
    const { origin, code, speaker } = await setUp();
    const viewer = await openViewer(origin, code);
    for (const id of ['a', 'a', 'b']) await speaker.say(code, id, 'The same.');
    await until(() => expect(viewer.text).toHaveLength(2));
    expect(viewer.lines).toHaveLength(2);
  });

  it('translates each sentence once per language, however many people read it', async () => {
    const { origin, code, speaker, requests, room, app, person } = await setUp();
    const spanish = await Promise.all([1, 2, 3].map(() => openViewer(origin, code, { language: 'es-ES' })));
    const german = await openViewer(origin, code, { language: 'de-DE' });
    await speaker.say(code, 'a', 'Good evening.');
    await speaker.say(code, 'b', 'Look at the map.');
    for (const viewer of spanish)
      await until(() => expect(viewer.text).toEqual(['es-ES: Good evening.', 'es-ES: Look at the map.']));
    await until(() => expect(german.text).toHaveLength(2));
    expect(requests).toHaveLength(4);
    expect(
      requests.find(({ text, target }) => text.startsWith('Look') && target === 'es-ES')?.context,
    ).toEqual(['Good evening.']);
    const now = (await speaker.change(code)).json<LiveRoom>();
    expect(now).toMatchObject({
      viewers: 4,
      languages: [
        { language: 'es-ES', viewers: 3 },
        { language: 'de-DE', viewers: 1 },
      ],
      charactersLeft: (room.charactersLeft ?? 0) - 2 * 'Good evening.Look at the map.'.length,
    });
    await speaker.say(code, 'a', 'Good evening, all.');
    await until(() => expect(german.text[0]).toBe('de-DE: Good evening, all.'));
    const left = await app.inject({ url: '/api/translation-allowance/speaker', headers: person.headers });
    expect(left.json<{ remaining: number }>().remaining).toBeLessThan(now.charactersLeft ?? 0);
  });

  it('gives the sixth language the original and says so', async () => {
    const { origin, code, speaker } = await setUp();
    for (const language of ['es-ES', 'de-DE', 'fr-FR', 'it-IT', 'ja-JP'] as const)
      await openViewer(origin, code, { language });
    const sixth = await openViewer(origin, code, { language: 'ko-KR' });
    await until(() => expect(sixth.state).toMatchObject({ reading: 'en-US', reason: 'languages-full' }));
    expect(sixth.state?.offered).toHaveLength(6);
    await speaker.say(code, 'a', 'Hello.');
    await until(() => expect(sixth.text).toEqual(['Hello.']));
  });

  it('offers only the languages that the translation service knows', async () => {
    const { translator, requests } = createFakeTranslator(async ({ text, target }) => ({
      text: `${target}: ${text}`,
    }));
    const pairs = async (): Promise<Partial<Record<LanguageCode, LanguageCode[]>>> => ({
      'en-US': ['es-ES', 'de-DE'],
    });
    const test = await createTestApp({ deps: { translator: { ...translator, pairs } } });
    const origin = await listen(test.app);
    const speaker = createSpeaker(test.app, await test.signIn('speaker', 'premium'));
    const { code } = (await speaker.open()).json<LiveRoom>();
    const spanish = await openViewer(origin, code, { language: 'es-ES' });
    const arabic = await openViewer(origin, code, { language: 'ar-SA' });
    await until(() => expect(arabic.state).toMatchObject({ reading: 'en-US', reason: 'not-offered' }));
    expect(arabic.state?.offered.toSorted()).toEqual(['de-DE', 'en-US', 'es-ES']);
    await speaker.say(code, 'a', 'Hello.');
    await until(() => expect(spanish.text).toEqual(['es-ES: Hello.']));
    await until(() => expect(arabic.text).toEqual(['Hello.']));
    expect(requests).toHaveLength(1);
  });

  it('goes on in the original when the characters are used up, and says so', async () => {
    const { origin, code, speaker, db, clock } = await setUp();
    await db
      .insertInto('usage_counters')
      .values({
        user_id: 'speaker',
        kind: 'translation',
        period: `premium:${clock.now + 30 * 24 * 60 * minute}`,
        used: 249_990,
      })
      .execute();
    const viewer = await openViewer(origin, code, { language: 'es-ES' });
    await speaker.say(code, 'a', 'This is too long for what is left.');
    await until(() => expect(viewer.text).toEqual(['This is too long for what is left.']));
    expect(viewer.lines[0]?.language).toBe('en-US');
    await until(() => expect(viewer.state?.reason).toBe('characters-used'));
    expect((await speaker.change(code)).json()).toMatchObject({ charactersUsed: true });
    await speaker.say(code, 'b', 'Short.');
    await until(() => expect(viewer.text[1]).toBe('es-ES: Short.'));
    await until(() => expect(viewer.state?.reason).toBeUndefined());
  });

  it('shows the original if the translation service fails', async () => {
    const translator = { translate: () => Promise.reject(new Error('down')) };
    const test = await createTestApp({ deps: { translator } });
    const origin = await listen(test.app);
    const speaker = createSpeaker(test.app, await test.signIn('speaker', 'premium'));
    const { code } = (await speaker.open()).json<LiveRoom>();
    const viewer = await openViewer(origin, code, { language: 'es-ES' });
    await speaker.say(code, 'a', 'Hello.');
    await until(() => expect(viewer.text).toEqual(['Hello.']));
  });

  it('sends what a viewer missed, also what nobody else had read in that language', async () => {
    const { origin, code, speaker, requests } = await setUp();
    for (const language of ['en-US', 'es-ES'] as const) {
      const before = await openViewer(origin, code, { language });
      await speaker.say(code, `${language} 1`, 'One.');
      await until(() => expect(before.text.at(-1)).toMatch(/One/));
      before.close();
      await until(() => expect(before.isClosed).toBe(true));
      for (const id of ['2', '3', '4']) await speaker.say(code, `${language} ${id}`, `Number ${id}.`);
      const after = await openViewer(origin, code, { language, lastEventId: before.lastEventId });
      await until(() =>
        expect(after.text.slice(-3)).toEqual(
          ['2', '3', '4'].map((id) => expect.stringMatching(new RegExp(`Number ${id}`))),
        ),
      );
    }
    expect(requests.filter(({ text }) => text === 'Number 3.')).toHaveLength(1);
  });

  it('shows the last lines to somebody who comes late, and follows a change of the spoken language', async () => {
    const { origin, code, speaker } = await setUp();
    for (let index = 1; index <= 40; index += 1) await speaker.say(code, `${index}`, `Line ${index}.`);
    const late = await openViewer(origin, code);
    await until(() => expect(late.text).toHaveLength(30));
    expect(late.text.at(-1)).toBe('Line 40.');
    const german = await openViewer(origin, code, { language: 'de-DE' });
    await until(() => expect(german.text).toEqual(['38', '39', '40'].map((n) => `de-DE: Line ${n}.`)));
    await speaker.change(code, { language: 'de-DE' });
    await until(() => expect(german.state).toMatchObject({ language: 'de-DE', reading: 'de-DE' }));
    await speaker.say(code, 'x', 'Guten Abend.');
    await until(() => expect(german.text.at(-1)).toBe('Guten Abend.'));
  });

  it('keeps only a few interim lines for those who join', async () => {
    const { origin, code, speaker } = await setUp();
    const first = await openViewer(origin, code);
    const interim = Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, text: 'and', final: false }));
    await speaker.post(code, interim);
    await until(() => expect(first.lines).toHaveLength(40));
    const second = await openViewer(origin, code);
    await speaker.say(code, 'done', 'Good evening.');
    await until(() => expect(second.text).toEqual(['Good evening.']));
    expect(second.lines.filter(({ final }) => !final).map(({ id }) => id)).toEqual(
      interim.slice(-10).map(({ id }) => id),
    );
  });

  it('sends somebody who comes back no more than a connection may hold', async () => {
    const { origin, code, speaker } = await setUp();
    const viewer = await openViewer(origin, code);
    await speaker.say(code, 'first', 'Good evening.');
    await until(() => expect(viewer.text).toHaveLength(1));
    viewer.close();
    for (let post = 0; post < 4; post += 1) {
      const lines = Array.from({ length: 50 }, (_, index) => ({
        id: `${post}-${index}`,
        text: '€'.repeat(2_000),
        final: true,
      }));
      expect((await speaker.post(code, lines)).statusCode).toBe(204);
    }
    await speaker.say(code, 'last', 'Thank you.');
    const again = await openViewer(origin, code, { lastEventId: viewer.lastEventId });
    await until(() => expect(again.text.at(-1)).toBe('Thank you.'));
    expect(again.text.length).toBeGreaterThan(30);
    expect(again.text.length).toBeLessThan(45);
  });

  it('translates only the last of the lines that somebody says they missed', async () => {
    const { origin, code, speaker, requests } = await setUp();
    const viewer = await openViewer(origin, code);
    await speaker.say(code, 'first', 'Good evening.');
    await until(() => expect(viewer.text).toHaveLength(1));
    viewer.close();
    await speaker.post(
      code,
      Array.from({ length: 50 }, (_, index) => ({ id: `${index}`, text: `Sentence ${index}.`, final: true })),
    );
    const again = await openViewer(origin, code, { lastEventId: viewer.lastEventId, language: 'es-ES' });
    await until(
      () => expect(again.text.filter((text) => text.startsWith('es-ES: '))).toHaveLength(20),
      5_000,
    );
    expect(again.text).toHaveLength(51);
    expect(again.text.at(-1)).toBe('es-ES: Sentence 49.');
    expect(requests).toHaveLength(20);
  });

  it('says when the speaker pauses, is disconnected, and ends the room', async () => {
    const { origin, code, speaker, clock, db } = await setUp();
    const viewer = await openViewer(origin, code);
    await until(() => expect(viewer.state?.status).toBe('live'));
    await speaker.change(code, { paused: true });
    await until(() => expect(viewer.state?.status).toBe('paused'));
    await speaker.change(code, { paused: false });
    await until(() => expect(viewer.state?.status).toBe('live'));
    clock.now += 31_000;
    await until(() => expect(viewer.state?.status).toBe('away'), 5_000);
    await speaker.say(code, 'a', 'I’m back.');
    await until(() => expect(viewer.state?.status).toBe('live'), 5_000);
    expect((await speaker.end(code)).statusCode).toBe(204);
    await until(() => expect(viewer.state?.status).toBe('ended'));
    await until(() => expect(viewer.isClosed).toBe(true));
    for (const table of ['live_rooms', 'live_lines', 'live_translations'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await speaker.say(code, 'b', 'Too late.')).statusCode).toBe(404);
    expect((await openViewer(origin, code)).status).toBe(404);
  });

  it('ends fifteen minutes after the speaker was last there', async () => {
    const { origin, code, speaker, clock } = await setUp();
    const viewer = await openViewer(origin, code);
    clock.now += 14 * minute;
    expect((await speaker.change(code)).statusCode).toBe(200);
    clock.now += 15 * minute;
    await until(() => expect(viewer.state?.status).toBe('ended'), 5_000);
    expect((await openViewer(origin, code)).status).toBe(404);
    const next = (await speaker.open()).json<LiveRoom>();
    expect(next.code).not.toBe(code);
  });

  it('ends for everyone as soon as the speaker deletes their account', async () => {
    const { origin, code, speaker, person, app } = await setUp();
    const viewer = await openViewer(origin, code);
    await speaker.say(code, 'a', 'Good evening.');
    await until(() => expect(viewer.text).toEqual(['Good evening.']));
    const { googleSub, email } = (
      await app.inject({ url: '/api/auth/session', headers: person.headers })
    ).json<{ googleSub: string; email: string }>();
    const deletion = await app.inject({
      method: 'POST',
      url: `/api/account/${googleSub}/delete`,
      headers: person.headers,
      payload: { email },
    });
    expect(deletion.statusCode).toBe(202);
    expect((await openViewer(origin, code)).status).toBe(404);
    await until(() => expect(viewer.state?.status).toBe('ended'));
  });

  it('admits nobody new while it is locked, but lets those who were there return', async () => {
    const { origin, code, speaker } = await setUp();
    const viewer = await openViewer(origin, code);
    await speaker.say(code, 'a', 'Hello.');
    await until(() => expect(viewer.text).toEqual(['Hello.']));
    await speaker.change(code, { locked: true });
    expect((await openViewer(origin, code)).status).toBe(404);
    expect((await openViewer(origin, code, { lastEventId: '1-guess' })).status).toBe(404);
    expect((await openViewer(origin, code, { lastEventId: viewer.lastEventId })).status).toBe(200);
    await speaker.change(code, { locked: false });
    expect((await openViewer(origin, code)).status).toBe(200);
  });

  it('gets another link: the old one stops working for everybody, and nothing that was said is lost', async () => {
    const { origin, code, speaker, requests, db } = await setUp();
    const viewer = await openViewer(origin, code, { language: 'es-ES' });
    await speaker.say(code, 'a', 'Good evening.');
    await until(() => expect(viewer.text).toEqual(['es-ES: Good evening.']));
    const response = await speaker.change(code, { replaceLink: true });
    const room = response.json<LiveRoom>();
    expect(response.statusCode).toBe(200);
    expect(room.code).not.toBe(code);
    expect(room.url).toContain(room.code);
    await until(() => expect(viewer.state?.status).toBe('replaced'));
    await until(() => expect(viewer.isClosed).toBe(true));
    for (const id of [undefined, viewer.lastEventId])
      expect((await openViewer(origin, code, { lastEventId: id })).status).toBe(404);
    for (const attempt of [speaker.say(code, 'b', 'Too late.'), speaker.change(code), speaker.end(code)])
      expect((await attempt).statusCode).toBe(404);
    const next = await openViewer(origin, room.code, { language: 'es-ES' });
    await until(() => expect(next.text).toEqual(['es-ES: Good evening.']));
    await speaker.say(room.code, 'b', 'Look at the map.');
    await until(() => expect(next.text.at(-1)).toBe('es-ES: Look at the map.'));
    expect(requests).toHaveLength(2);
    await until(async () => {
      const counts = await db.selectFrom('live_viewers').select('room_code').execute();
      expect(counts).toEqual([{ room_code: room.code }]);
    });
  });

  it('keeps the key of a locked room from those who read before its link was replaced', async () => {
    const { origin, code, speaker } = await setUp();
    const viewer = await openViewer(origin, code);
    await speaker.say(code, 'a', 'Hello.');
    await until(() => expect(viewer.text).toEqual(['Hello.']));
    const room = (await speaker.change(code, { replaceLink: true, locked: true })).json<LiveRoom>();
    expect(room.locked).toBe(true);
    const { status } = await openViewer(origin, room.code, { lastEventId: viewer.lastEventId });
    expect(status).toBe(404);
  });

  it('drops a viewer who doesn’t read, and goes on for the others', async () => {
    const { origin, code, speaker, app } = await setUp();
    const slow = await openViewer(origin, code, { reads: false });
    const quick = await openViewer(origin, code);
    const text = 'x'.repeat(2_000);
    let posts = 0;
    await until(
      async () => {
        const lines = Array.from({ length: 50 }, (_, index) => ({
          id: `${posts} ${index}`,
          text,
          final: true,
        }));
        posts += 1;
        await speaker.post(code, lines);
        expect(await liveViewers(app)).toBe(1);
      },
      { timeout: 30_000, interval: 1 },
    );
    expect(slow.lines).toEqual([]);
    await until(() => expect(quick.text).toHaveLength(posts * 50));
  });

  it('holds no more for a viewer than a connection may, however much comes at once', async () => {
    const { origin, code, speaker, app } = await setUp();
    await openViewer(origin, code, { reads: false });
    expect(await liveViewers(app)).toBe(1);
    const lines = Array.from({ length: 50 }, (_, index) => ({
      id: `${index}`,
      text: '€'.repeat(2_000),
      final: false,
    }));
    expect((await speaker.post(code, lines)).statusCode).toBe(204);
    await until(async () => expect(await liveViewers(app)).toBe(0), { timeout: 2_000 });
  });
});

const liveViewers = async (app: Awaited<ReturnType<typeof setUp>>['app']): Promise<number> =>
  Number(/^live_viewers (\d+)$/m.exec((await app.inject('/metrics')).body)?.[1]);

describe('the free plan', () => {
  it('shares the original with ten viewers', async () => {
    const { origin, code, room } = await setUp({ tier: 'free' });
    expect(room.limits).toEqual({ viewers: 10, languages: 0, secondsADay: 1_800 });
    const first = await openViewer(origin, code, { language: 'es-ES' });
    await until(() =>
      expect(first.state).toMatchObject({ reading: 'en-US', offered: ['en-US'], reason: 'plan' }),
    );
    for (let index = 0; index < 9; index += 1) await openViewer(origin, code);
    expect((await openViewer(origin, code)).status).toBe(403);
    first.close();
    await until(async () => expect((await openViewer(origin, code)).status).toBe(200));
  });

  it('can’t be filled from one network: people on others find a place', async () => {
    const { origin, code } = await setUp({ tier: 'free', env: { TRUST_PROXY: '1' } });
    const join = async (address: string) => (await openViewer(origin, code, { address })).status;
    for (let index = 0; index < 10; index += 1) expect(await join('198.51.100.7')).toBe(200);
    expect(await join('198.51.100.7')).toBe(403);
    for (let index = 0; index < 5; index += 1) expect(await join('203.0.113.9')).toBe(200);
    expect(await join('203.0.113.9')).toBe(403);
    expect(await join('192.0.2.1')).toBe(403);
  });

  it('lets somebody return to a full room, also if they have read nothing yet', async () => {
    const { origin, code } = await setUp({ tier: 'free' });
    const first = await openViewer(origin, code);
    await until(() => expect(first.lastEventId).toMatch(/^0-/));
    for (let index = 0; index < 9; index += 1) await openViewer(origin, code);
    expect((await openViewer(origin, code)).status).toBe(403);
    const returned = await openViewer(origin, code, { lastEventId: first.lastEventId });
    expect(returned.status).toBe(200);
  });

  it('counts what is said in a paused room, and takes nothing more once the day’s time is used up', async () => {
    const { origin, code, speaker, clock } = await setUp({ tier: 'free' });
    const viewer = await openViewer(origin, code);
    await speaker.change(code, { paused: true });
    for (let passed = 0; passed < 59; passed += 1) {
      clock.now += 30_000;
      expect((await speaker.say(code, `${passed}`, 'Words.')).statusCode).toBe(204);
    }
    const statuses: number[] = [];
    for (const elapsed of [30_000, 0, 10_000, minute]) {
      clock.now += elapsed;
      statuses.push((await speaker.say(code, `after ${elapsed}`, 'Words.')).statusCode);
    }
    expect(statuses).toEqual([429, 429, 429, 429]);
    await until(() => expect(viewer.text).toHaveLength(59));
  });

  it('counts the time of somebody who opens the room again and again', async () => {
    const { code, speaker, clock } = await setUp({ tier: 'free' });
    for (let time = 0; time < 60; time += 2) {
      clock.now += 2_000;
      expect((await speaker.open()).json()).toMatchObject({ code });
      expect((await speaker.say(code, `line${time}`, 'Hello')).statusCode).toBe(204);
    }
    expect((await speaker.open()).json()).toMatchObject({ secondsLeft: 1_800 - 60 });
  });

  it('ends after thirty minutes a day, not counting pauses, and pauses the room', async () => {
    const { origin, code, speaker, clock } = await setUp({ tier: 'free' });
    const viewer = await openViewer(origin, code);
    await speaker.change(code, { paused: true });
    for (let passed = 0; passed < 10; passed += 1) {
      clock.now += minute;
      await speaker.change(code);
    }
    expect((await speaker.change(code, { paused: false })).json()).toMatchObject({ secondsLeft: 1_800 });
    for (let passed = 0; passed < 59; passed += 1) {
      clock.now += 30_000;
      expect((await speaker.say(code, `${passed}`, 'Words.')).statusCode).toBe(204);
    }
    expect((await speaker.change(code)).json()).toMatchObject({ secondsLeft: 30, paused: false });
    clock.now += 30_000;
    expect((await speaker.say(code, 'last', 'Words.')).statusCode).toBe(204);
    clock.now += 30_000;
    const over = await speaker.say(code, 'over', 'More words.');
    expect([over.statusCode, over.json()]).toMatchObject([
      429,
      { code: 'live-limit', message: 'You’ve used all 30 minutes of live captions for today.' },
    ]);
    await until(() => expect(viewer.state).toMatchObject({ status: 'paused', pauseReason: 'time-used' }));
    expect((await speaker.change(code, { paused: false })).statusCode).toBe(429);
    clock.now += 10 * minute;
    await speaker.change(code);
    expect((await speaker.end(code)).statusCode).toBe(204);
    expect((await speaker.open()).statusCode).toBe(429);
    clock.now += 12 * 60 * minute;
    expect((await speaker.open()).statusCode).toBe(201);
  });
});

describe('the time of the day', () => {
  /** A room that is paused by its speaker, who has used all of the day's time. */
  const useUp = async () => {
    const test = await setUp({ tier: 'free' });
    const viewer = await openViewer(test.origin, test.code);
    for (let passed = 0; passed < 60; passed += 1) {
      test.clock.now += 30_000;
      await test.speaker.say(test.code, `${passed}`, 'Words.');
    }
    await test.speaker.change(test.code, { paused: true });
    await until(() => expect(viewer.state?.status).toBe('paused'));
    return { ...test, viewer };
  };

  it('isn’t named as the reason for a pause that the speaker has made, until they can’t continue', async () => {
    const { origin, code, speaker, viewer, clock } = await useUp();
    expect(viewer.state?.pauseReason).toBeUndefined();
    expect((await speaker.change(code, { paused: false })).statusCode).toBe(429);
    await until(() => expect(viewer.state?.pauseReason).toBe('time-used'));
    const late = await openViewer(origin, code);
    await until(() => expect(late.state?.pauseReason).toBe('time-used'));
    for (let passed = 0; passed < 12 * 60; passed += 10) {
      clock.now += 10 * minute;
      await speaker.change(code);
    }
    expect((await speaker.change(code, { paused: false })).statusCode).toBe(200);
    await until(() => expect(viewer.state).toMatchObject({ status: 'live' }));
    await speaker.change(code, { paused: true });
    await until(() => expect(viewer.state?.status).toBe('paused'));
    expect(viewer.state?.pauseReason).toBeUndefined();
  });

  it('isn’t named for a pause if an older version has continued the room', async () => {
    const { origin, code, speaker, db } = await setUp({ tier: 'free' });
    await db.updateTable('live_rooms').set({ paused: 0, time_used: 1 }).execute();
    const viewer = await openViewer(origin, code);
    await until(() => expect(viewer.state?.status).toBe('live'));
    await speaker.change(code, { paused: true });
    await until(() => expect(viewer.state?.status).toBe('paused'));
    expect(viewer.state?.pauseReason).toBeUndefined();
  });

  it('stays the reason if the speaker pauses when it has just run out', async () => {
    const { origin, code, speaker, clock } = await setUp({ tier: 'free' });
    const viewer = await openViewer(origin, code);
    for (let passed = 0; passed < 60; passed += 1) {
      clock.now += 30_000;
      await speaker.say(code, `${passed}`, 'Words.');
    }
    clock.now += 30_000;
    await speaker.change(code, { paused: true });
    await until(() => expect(viewer.state).toMatchObject({ status: 'paused', pauseReason: 'time-used' }));
  });
});

describe('metrics', () => {
  it('measure how long originals and translations take to the viewers', async () => {
    const { origin, code, speaker, app } = await setUp();
    const count = async (text: string) =>
      Number(
        new RegExp(`^live_delivery_seconds_count\\{text="${text}"\\} (\\d+)$`, 'm').exec(
          (await app.inject('/metrics')).body,
        )?.[1] ?? 0,
      );
    const viewers = [
      await openViewer(origin, code),
      await openViewer(origin, code, { language: 'es-ES' }),
      await openViewer(origin, code, { language: 'de-DE' }),
    ];
    await speaker.say(code, 'a', 'Good evening.');
    for (const viewer of viewers) await until(() => expect(viewer.text).toHaveLength(1));
    await until(async () => expect([await count('original'), await count('translation')]).toEqual([1, 2]));
  });
});

describe('a room whose speaker’s page translates', () => {
  const setUpPage = async (options: Parameters<typeof setUp>[0] = {}) => {
    const test = await setUp(options);
    await test.speaker.change(test.code, { pageLanguages: ['es-ES'] });
    return test;
  };
  const spanish = (text: string | null) => [{ language: 'es-ES', text }];

  it('offers the original and what the page translates into, and the server translates nothing', async () => {
    const { origin, code, speaker, requests } = await setUpPage();
    const original = await openViewer(origin, code);
    const viewer = await openViewer(origin, code, { language: 'es-ES' });
    const german = await openViewer(origin, code, { language: 'de-DE' });
    await until(() =>
      expect(german.state).toMatchObject({
        reading: 'en-US',
        offered: ['en-US', 'es-ES'],
        reason: 'not-offered',
      }),
    );
    await speaker.say(code, 'a', 'Good evening.');
    await until(() => expect(original.text).toEqual(['Good evening.']));
    expect(viewer.text).toEqual([]);
    const translated = {
      id: 'a',
      text: 'Good evening.',
      final: true,
      translations: spanish('Buenas tardes.'),
    };
    for (let post = 0; post < 2; post += 1)
      expect((await speaker.post(code, [translated])).statusCode).toBe(204);
    await speaker.post(code, [{ id: 'b', text: 'Um.', final: true, translations: spanish(null) }]);
    await until(() => expect(viewer.text).toEqual(['Buenas tardes.', 'Um.']));
    expect(viewer.lines).toHaveLength(2);
    expect(original.lines).toHaveLength(2);
    const late = await openViewer(origin, code, { language: 'es-ES' });
    await until(() => expect(late.text).toEqual(['Buenas tardes.', 'Um.']));
    expect(requests).toEqual([]);
  });

  it('shows the original if the page never sends the translation, and corrects it if it comes late', async () => {
    const { origin, code, speaker, clock } = await setUpPage();
    await speaker.say(code, 'a', 'Good evening.');
    clock.now += 20_000;
    const viewer = await openViewer(origin, code, { language: 'es-ES' });
    await until(() => expect(viewer.text).toEqual(['Good evening.']));
    const late = { id: 'a', text: 'Good evening.', final: true, translations: spanish('Buenas tardes.') };
    await speaker.post(code, [late]);
    await until(() => expect(viewer.text).toEqual(['Buenas tardes.']));
  });

  it('takes translations only in these languages, and only in a room like this', async () => {
    const { origin, code, speaker, requests } = await setUp();
    const viewer = await openViewer(origin, code, { language: 'es-ES' });
    const line = { id: 'a', text: 'Hello.', final: true, translations: spanish('Invented.') };
    expect((await speaker.post(code, [line])).statusCode).toBe(204);
    await until(() => expect(viewer.text).toEqual(['es-ES: Hello.']));
    expect(requests).toHaveLength(1);
    const long = { ...line, translations: spanish('x'.repeat(6_001)) };
    expect((await speaker.post(code, [long])).statusCode).toBe(400);
  });

  it('still shares only the original on the free plan', async () => {
    const { origin, code } = await setUpPage({ tier: 'free' });
    const viewer = await openViewer(origin, code, { language: 'es-ES' });
    await until(() =>
      expect(viewer.state).toMatchObject({ reading: 'en-US', offered: ['en-US'], reason: 'plan' }),
    );
  });
});

describe('the personal edition', () => {
  it('has no limits', async () => {
    const { room } = await setUp({ env: { EDITION: 'personal' } });
    expect(room).toMatchObject({
      limits: { viewers: null, languages: null, secondsADay: null },
      secondsLeft: null,
      charactersLeft: null,
    });
  });
});

describe('bad input', () => {
  it('refuses somebody else’s room, odd codes and lines that are too long', async () => {
    const { origin, code, speaker, signIn, app } = await setUp();
    const stranger = createSpeaker(app, await signIn('stranger', 'premium'));
    for (const attempt of [
      stranger.say(code, 'a', 'Mine now.'),
      stranger.change(code, { paused: true }),
      stranger.end(code),
    ])
      expect((await attempt).statusCode).toBe(403);
    for (const odd of ['🐦🐦🐦', '0000-0000-0000', '%F0%9F%90%A6', 'x', 'a'.repeat(300)])
      expect([400, 404]).toContain((await openViewer(origin, encodeURIComponent(odd))).status);
    expect((await speaker.say(code, 'a', 'x'.repeat(100_000))).statusCode).toBe(400);
    expect((await speaker.post(code, [])).statusCode).toBe(400);
    expect((await speaker.post(code, Array(51).fill({ id: 'a', text: 'x', final: true }))).statusCode).toBe(
      400,
    );
    expect((await openViewer(origin, code.toUpperCase().replaceAll('-', ''))).status).toBe(200);
  });

  it('takes only so many characters from one person, and more when some time has passed', async () => {
    const { code, speaker, db, clock } = await setUp({ tier: 'free', env: { RATE_LIMITS: 'on' } });
    const post = (request: number, final = true) =>
      speaker.post(
        code,
        Array.from({ length: 50 }, (_, line) => ({
          id: `${request}-${line}`,
          text: 'x'.repeat(2_000),
          final,
        })),
      );
    const answers = [];
    for (let request = 0; request < 6; request++) answers.push(await post(request));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 429, 429, 429]);
    expect(answers[3]?.json()).toMatchObject({ code: 'too-many-requests', retryAfter: 7 });
    expect(answers[3]?.headers['retry-after']).toBe('7');
    expect(await db.selectFrom('live_lines').select('id').execute()).toHaveLength(150);
    expect((await post(7, false)).statusCode).toBe(429);
    // Not even in another room.
    await speaker.end(code);
    const next = (await speaker.open()).json<LiveRoom>();
    expect((await speaker.say(next.code, 'a', 'Hello.')).statusCode).toBe(429);
    clock.now += 7_000;
    expect((await speaker.say(next.code, 'a', 'Hello.')).statusCode).toBe(204);
  });

  it('takes an hour of speech at once from somebody who was offline, and interim words as fast as they come', async () => {
    const { code, speaker } = await setUp({ env: { RATE_LIMITS: 'on' } });
    for (let request = 0; request < 12; request++) {
      const lines = Array.from({ length: 50 }, (_, line) => ({
        id: `${request}-${line}`,
        text: 'x'.repeat(90),
        final: true,
      }));
      expect((await speaker.post(code, lines)).statusCode).toBe(204);
    }
    for (let word = 1; word <= 240; word++) {
      const lines = [{ id: 'interim', text: 'word '.repeat(word), final: false }];
      expect((await speaker.post(code, lines)).statusCode).toBe(204);
    }
  });

  it('refuses thousands of joins from one address', async () => {
    const { code, app, clock } = await setUp({ env: { RATE_LIMITS: 'on' } });
    // The code of no room.
    const guess = `${code.startsWith('0') ? '1' : '0'}${code.slice(1)}`;
    const statuses = new Set<number>();
    for (let round = 0; round < 3; round += 1) {
      for (let join = 0; join < 600; join += 1) {
        const { statusCode } = await app.inject({ url: `/api/live/${guess}/events` });
        statuses.add(statusCode);
      }
      clock.now += 10_000;
    }
    expect([...statuses].at(-1)).toBe(429);
  });

  it('refuses nearly all of thousands of joins of a room, and goes on for those who were there', async () => {
    const { origin, code, speaker, app } = await setUp({
      tier: 'free',
      env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' },
    });
    const invited = await openViewer(origin, code, { address: '192.0.2.1' });
    await speaker.say(code, 'a', 'Before.');
    const flood = async (count: number, places: number, addressOf: (index: number) => string) => {
      for (let index = 0; index < places; index += 1)
        expect((await openViewer(origin, code, { address: addressOf(index) })).status).toBe(200);
      const statuses: Record<number, number> = {};
      for (let index = places; index < count; index += 1) {
        const headers = { 'x-forwarded-for': addressOf(index) };
        const { statusCode } = await app.inject({ url: `/api/live/${code}/events`, headers });
        statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      }
      return statuses;
    };
    // Nine places are free. Later, joins from one address are refused before the room is even looked up.
    expect(Object.keys(await flood(700, 9, () => '198.51.100.7'))).toEqual(['403', '429']);
    // One network counts as half of the places for people on others.
    expect(await flood(300, 4, (index) => `203.0.${index >> 8}.${index & 255}`)).toEqual({ 403: 296 });
    await speaker.say(code, 'b', 'Still here.');
    await until(() => expect(invited.text).toEqual(['Before.', 'Still here.']));
    const back = await openViewer(origin, code, { address: '192.0.2.1', lastEventId: invited.lastEventId });
    expect(back.status).toBe(200);
  });
});

describe('several instances', () => {
  it('share rooms, viewers and translations', async (context) => {
    const { origin, code, speaker, deps, requests } = await setUp();
    if (!deps.database.notifications) return context.skip('SQLite has one instance');
    const second = await buildApp(deps);
    const secondOrigin = await listen(second);
    try {
      const here = await openViewer(origin, code, { language: 'es-ES' });
      const there = await openViewer(secondOrigin, code, { language: 'es-ES' });
      const original = await openViewer(secondOrigin, code);
      await until(async () =>
        expect((await speaker.change(code)).json()).toMatchObject({
          viewers: 3,
          languages: [
            { language: 'es-ES', viewers: 2 },
            { language: 'en-US', viewers: 1 },
          ],
        }),
      );
      await until(async () => {
        await speaker.post(code, [{ id: 'a', text: 'Good ev', final: false }]);
        expect(original.lines.at(-1)).toMatchObject({ text: 'Good ev', final: false });
      });
      await speaker.say(code, 'a', 'Good evening.');
      for (const viewer of [here, there])
        await until(() => expect(viewer.text).toEqual(['es-ES: Good evening.']));
      expect(original.text).toEqual(['Good evening.']);
      expect(requests).toHaveLength(1);
      await speaker.change(code, { paused: true });
      await until(() => expect(there.state?.status).toBe('paused'));
      await speaker.end(code);
      await until(() => expect(there.state?.status).toBe('ended'));
    } finally {
      await second.close();
    }
  });

  it('lose no settled line when one stops', async () => {
    const { origin, code, speaker, deps, app } = await setUp();
    const before = await openViewer(origin, code);
    await speaker.say(code, 'a', 'One.');
    await until(() => expect(before.text).toEqual(['One.']));
    const second = await buildApp(deps);
    const secondOrigin = await listen(second);
    await speaker.say(code, 'b', 'Two.');
    await app.close();
    await until(() => expect(before.isClosed).toBe(true));
    const after = await openViewer(secondOrigin, code, { lastEventId: before.lastEventId });
    await until(() => expect(after.text.at(-1)).toBe('Two.'));
    await second.close();
  });
});
