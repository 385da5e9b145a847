import { expect, test } from 'vitest';
import { createTestApp, makePremium } from '../testing/test-app.ts';
import { callsOf } from '../testing/transcription-calls.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const long = 'a'.repeat(2_999);

/** Someone whose Premium has ended, and who saved this many transcriptions before that. */
async function afterPremium({ saved = 0 } = {}) {
  const server = await createTestApp();
  const calls = callsOf(server, await server.signIn('p', 'premium'));
  for (let count = 0; count < saved; count += 1) await calls.save(`text ${count}`);
  await makePremium(server.database, 'p', server.clock.now - 31 * dayMs);
  const setSubscription = (row: { status?: string; subscription_id?: string }) =>
    server.db.updateTable('subscriptions').set(row).where('user_id', '=', 'p').execute();
  return { server, setSubscription, ...calls };
}

test('saves a long text once after Premium has ended, and then says how much to remove', async () => {
  const { save, list, allowance } = await afterPremium();
  expect(await allowance()).toMatchObject({ tier: 'free', longSaveLimit: 5_000 });
  expect((await save('b'.repeat(5_001))).statusCode).toBe(400);
  expect((await save(long)).statusCode).toBe(201);
  expect(await allowance()).toEqual({ allowed: true, limit: 5, remaining: 4, tier: 'free' });
  const again = await save(long);
  expect(again.statusCode).toBe(400);
  expect(again.json()).toMatchObject({
    code: 'text-too-long',
    limit: 1_000,
    message: 'Too long for the Free plan: remove 1,999 characters',
  });
  expect((await save('short')).statusCode).toBe(201);
  expect(await list()).toHaveLength(2);
});

test('saves a long text even if all slots are taken, and keeps the slot count right', async () => {
  const { save, list, remove, allowance } = await afterPremium({ saved: 7 });
  expect((await save(long)).statusCode).toBe(201);
  expect((await save('short')).statusCode).toBe(403);
  for (const item of (await list()).slice(0, 4)) await remove(item.transcriptionId);
  expect(await allowance()).toMatchObject({ remaining: 1 });
});

test('restores items of a user over the limit, unless they have saved something since', async () => {
  const { server, save, list, remove, restore } = await afterPremium({ saved: 7 });
  server.clock.now += 1_000;
  const before = await list();
  const [first = '', second = ''] = before.map(({ transcriptionId }) => transcriptionId);
  await remove(first);
  await remove(second);
  expect((await restore(first)).statusCode).toBe(200);
  expect((await restore(second)).statusCode).toBe(200);
  expect(await list()).toEqual(before);
  for (const { transcriptionId } of before.slice(0, 3)) await remove(transcriptionId);
  server.clock.now += 1_000;
  expect((await save('new')).statusCode).toBe(201);
  expect((await restore(first)).json()).toMatchObject({ code: 'save-limit' });
  expect(await list()).toHaveLength(5);
});

test('accepts exactly one of 50 long texts at once', { tags: ['R-10.19'] }, async () => {
  const { save, list, allowance } = await afterPremium({ saved: 3 });
  const responses = await Promise.all(Array.from({ length: 50 }, (_, index) => save(`${long}${index}`)));
  const counted = Object.groupBy(responses, (response) => String(response.statusCode));
  expect(counted['201']).toHaveLength(1);
  expect(counted['400']).toHaveLength(49);
  expect(await list()).toHaveLength(4);
  expect(await allowance()).toMatchObject({ remaining: 1 });
});

test('returns the saved item for a retry', async () => {
  const { save, list } = await afterPremium();
  const first = await save(long, { key: 'k' });
  const second = await save(long, { key: 'k' });
  expect([second.statusCode, second.body]).toEqual([201, first.body]);
  expect(await list()).toHaveLength(1);
});

test('accepts one more after a later subscription has ended', async () => {
  const { save, setSubscription } = await afterPremium();
  await save(long);
  await setSubscription({ subscription_id: 'sub_later' });
  expect((await save(long)).statusCode).toBe(201);
  expect((await save(long)).statusCode).toBe(400);
});

test.each(['incomplete', 'incomplete_expired', 'none'])(
  'refuses a long text after a subscription that was never paid (%s)',
  async (status) => {
    const { save, allowance, setSubscription } = await afterPremium();
    await setSubscription({ status });
    expect(await allowance()).not.toHaveProperty('longSaveLimit');
    expect((await save(long)).statusCode).toBe(400);
  },
);

test('refuses a long text from someone who never had Premium', async () => {
  const server = await createTestApp();
  const { save } = callsOf(server, await server.signIn('f'));
  expect((await save(long)).statusCode).toBe(400);
});
