import { describe, expect, it } from 'vitest';
import { AppError } from '../../shared/errors.ts';
import { type CircuitBreakerOptions, createCircuitBreaker } from './circuit-breaker.ts';

const down = async () => {
  throw new AppError('provider-unavailable', { cause: new Error('refused') });
};
const up = async () => 'answer';
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: unknown) =>
      error instanceof AppError && error.cause instanceof Error ? error.cause.message : 'error',
  );

function setUp(options: Partial<CircuitBreakerOptions> = {}) {
  const clock = { now: 1_000_000 };
  const changes: string[] = [];
  const breaker = createCircuitBreaker({
    uptime: () => clock.now,
    failures: 3,
    pauseMs: 5_000,
    longestPauseMs: 20_000,
    onChange: (state) => changes.push(state),
    ...options,
  });
  const fail = async (times: number) => {
    for (let count = 0; count < times; count += 1) await outcome(breaker.run(down));
  };
  return { breaker, clock, changes, fail };
}

describe('circuit breaker', () => {
  it('passes results and errors through while the service is up', async () => {
    const { breaker } = setUp();
    expect(await breaker.run(up)).toBe('answer');
    expect(await outcome(breaker.run(down))).toBe('refused');
  });

  it('opens after failures in a row, refuses without calling, and says when to come back', async () => {
    const { breaker, clock, fail, changes } = setUp();
    await fail(3);
    expect(changes).toEqual(['open']);
    clock.now += 1_500;
    let called = false;
    const refused = breaker.run(async () => {
      called = true;
    });
    await expect(refused).rejects.toMatchObject({
      code: 'provider-unavailable',
      headers: { 'retry-after': '4' },
    });
    expect(called).toBe(false);
  });

  it('stays closed when a success comes between the failures', async () => {
    const { breaker, fail } = setUp();
    await fail(2);
    await breaker.run(up);
    await fail(2);
    expect(await breaker.run(up)).toBe('answer');
  });

  it('lets one request try after the pause, and closes when it succeeds', async () => {
    const { breaker, clock, fail, changes } = setUp();
    await fail(3);
    clock.now += 5_000;
    const probe = Promise.withResolvers<string>();
    const first = breaker.run(() => probe.promise);
    expect(await outcome(breaker.run(up))).toBe('The circuit is open');
    probe.resolve('back');
    expect(await first).toBe('back');
    expect(await breaker.run(up)).toBe('answer');
    expect(changes).toEqual(['open', 'closed']);
  });

  it('waits twice as long after each try that fails, up to a limit', async () => {
    const { breaker, clock, fail } = setUp();
    await fail(3);
    for (const pause of [5_000, 10_000, 20_000, 20_000]) {
      clock.now += pause - 1;
      expect(await outcome(breaker.run(up))).toBe('The circuit is open');
      clock.now += 1;
      expect(await outcome(breaker.run(down))).toBe('refused');
    }
  });

  it('learns nothing from a call that was called off, and tries again', async () => {
    const { breaker, clock, fail } = setUp();
    await fail(3);
    clock.now += 5_000;
    await expect(breaker.run(() => Promise.reject(new DOMException('', 'AbortError')))).rejects.toThrow();
    expect(await breaker.run(up)).toBe('answer');
  });

  it('counts a bad answer as a sign of life: one text cannot shut the service for all', async () => {
    const { breaker } = setUp();
    for (let count = 0; count < 10; count += 1) {
      await outcome(breaker.run(() => Promise.reject(new AppError('provider-failed'))));
    }
    expect(await breaker.run(up)).toBe('answer');
  });

  it('is not kept open by calls that were on their way when it opened', async () => {
    const { breaker, clock, fail } = setUp();
    const late = Promise.withResolvers<never>();
    const slow = breaker.run(() => late.promise);
    await fail(3);
    clock.now += 4_999;
    late.reject(new AppError('provider-unavailable'));
    await expect(slow).rejects.toThrow();
    clock.now += 1;
    expect(await breaker.run(up)).toBe('answer');
  });

  it('refuses at once when too many wait already', async () => {
    const { breaker } = setUp({ concurrent: 2 });
    const hang = Promise.withResolvers<string>();
    const waiting = [breaker.run(() => hang.promise), breaker.run(() => hang.promise)];
    expect(await outcome(breaker.run(up))).toBe('Too many calls are waiting');
    hang.resolve('done');
    await Promise.all(waiting);
    expect(await breaker.run(up)).toBe('answer');
  });
});
