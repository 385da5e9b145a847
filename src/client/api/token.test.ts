import { expect, test, vi } from 'vitest';
import { createTokenSource } from './token.ts';

function createHarness(signedIn = true) {
  const clock = { now: 0 };
  let count = 0;
  const fetchFake = vi.fn<typeof fetch>(async () => {
    count += 1;
    return Response.json({ token: `t${count}`, expiresAt: new Date(clock.now + 300_000).toISOString() });
  });
  const source = createTokenSource({ fetch: fetchFake, now: () => clock.now, signedIn: () => signedIn });
  return { clock, fetchFake, source };
}

test('keeps one token and renews it before it expires', { tags: ['R-6.17'] }, async () => {
  const { clock, fetchFake, source } = createHarness();
  expect(await Promise.all([source.get(), source.get()])).toEqual(['t1', 't1']);
  clock.now = 269_000;
  expect(await source.get()).toBe('t1');
  clock.now = 271_000;
  expect(await source.get()).toBe('t2');
  expect(fetchFake).toHaveBeenCalledTimes(2);
});

test('requests no token when signed out', { tags: ['R-6.18'] }, async () => {
  const { fetchFake, source } = createHarness(false);
  expect(await source.get()).toBeNull();
  expect(fetchFake).not.toHaveBeenCalled();
});

test('returns no token after a failed renewal and tries again at the next request', async () => {
  const { fetchFake, source } = createHarness();
  fetchFake.mockResolvedValueOnce(new Response('', { status: 500 }));
  expect(await source.get()).toBeNull();
  expect(await source.get()).toBe('t1');
});

test('never uses one user’s token for the next user', async () => {
  const { fetchFake, source } = createHarness();
  let respond = (_response: Response) => {};
  fetchFake.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const before = source.get();
  await vi.waitFor(() => expect(fetchFake).toHaveBeenCalledOnce());
  source.forget();
  const after = source.get();
  respond(Response.json({ token: 'old', expiresAt: new Date(300_000).toISOString() }));
  expect(await before).toBe('old');
  expect(await after).toBe('t1');
  expect(await source.get()).toBe('t1');
});
