import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const day = 24 * 60 * 60 * 1_000;

async function setUp() {
  const test = await createTestApp();
  const inviter = await test.signIn('inviter');
  const invite = async (inviteeId: string, inviterSub = 'inviter', headers?: Record<string, string>) => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/invites',
      headers: headers ?? (await test.signIn(inviteeId)).headers,
      payload: { inviterSub, inviteeSub: inviteeId },
    });
    return response;
  };
  const read = async (what: 'benefits' | 'count') => {
    const url = `/api/invites/${what}/inviter`;
    return (await test.app.inject({ url, headers: inviter.headers })).json() as unknown;
  };
  return { ...test, inviter, invite, read };
}

it('gives 5 slots and 500 characters per invitee, for at most three', {
  tags: ['R-6.15', 'R-6.16', 'R-7.18'],
}, async () => {
  const { invite, read } = await setUp();
  const seen = [await read('benefits')];
  for (const id of ['a', 'b', 'c', 'd']) {
    expect((await invite(id)).json()).toEqual({ counted: true });
    seen.push(await read('benefits'));
  }
  expect(seen).toEqual([
    { extraChars: 0, extraSlots: 0 },
    { extraChars: 500, extraSlots: 5 },
    { extraChars: 1_000, extraSlots: 10 },
    { extraChars: 1_500, extraSlots: 15 },
    { extraChars: 1_500, extraSlots: 15 },
  ]);
  expect(await read('count')).toEqual({ count: 4 });
});

it('counts an invitee once, for one inviter', { tags: ['R-10.15'] }, async () => {
  const { invite, signIn, read } = await setUp();
  await signIn('second');
  expect((await invite('a')).json()).toEqual({ counted: true });
  expect((await invite('a')).json()).toEqual({ counted: false });
  expect((await invite('a', 'second')).json()).toEqual({ counted: false });
  expect(await read('count')).toEqual({ count: 1 });
});

it('does not count self-invites, unknown inviters or accounts older than a day', {
  tags: ['R-10.15'],
}, async () => {
  const { invite, inviter, signIn, clock, read } = await setUp();
  expect((await invite('inviter', 'inviter', inviter.headers)).json()).toEqual({ counted: false });
  expect((await invite('a', 'nobody-at-all')).json()).toEqual({ counted: false });
  const old = await signIn('old');
  clock.now += day;
  expect((await invite('old', 'inviter', old.headers)).json()).toEqual({ counted: false });
  clock.now -= 1;
  expect((await invite('old', 'inviter', old.headers)).json()).toEqual({ counted: true });
  expect(await read('count')).toEqual({ count: 1 });
});

it('refuses invites for another user', { tags: ['R-10.3'] }, async () => {
  const { invite, inviter } = await setUp();
  const response = await invite('somebody', 'inviter', inviter.headers);
  expect([response.statusCode, response.json().code]).toEqual([403, 'not-yours']);
});

it('counts once when many requests arrive at once', async () => {
  const { invite, signIn, db } = await setUp();
  await signIn('second');
  const { headers } = await signIn('a');
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => invite('a', index % 2 ? 'inviter' : 'second', headers)),
  );
  expect(responses.filter((response) => response.json().counted)).toHaveLength(1);
  expect(await db.selectFrom('invites').select('invitee_id').execute()).toEqual([{ invitee_id: 'a' }]);
});
