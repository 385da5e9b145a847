import { describe, expect, it } from 'vitest';
import { AppError } from '../../shared/errors.ts';
import { type CircuitBreakerOptions, createCircuitBreaker } from './circuit-breaker.ts';

const down = async () => {
  throw new AppError('provider-unavailable', { cause: new Error('refused') });
};
const up = async () => 'response';
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
    failureThreshold: 3,
    pauseMs: 5_000,
    maxPauseMs: 20_000,
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
    expect(await breaker.run(up)).toBe('response');
    expect(await outcome(breaker.run(down))).toBe('refused');
  });

  it('opens after failures in a row, refuses calls and says when to try again', async () => {
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

  it('stays closed when a call succeeds between failures', async () => {
    const { breaker, fail } = setUp();
    await fail(2);
    await breaker.run(up);
    await fail(2);
    expect(await breaker.run(up)).toBe('response');
  });

  it('allows one call after the pause and closes when it succeeds', async () => {
    const { breaker, clock, fail, changes } = setUp();
    await fail(3);
    clock.now += 5_000;
    const probe = Promise.withResolvers<string>();
    const first = breaker.run(() => probe.promise);
    expect(await outcome(breaker.run(up))).toBe('The circuit is open');
    probe.resolve('back');
    expect(await first).toBe('back');
    expect(await breaker.run(up)).toBe('response');
    expect(changes).toEqual(['open', 'closed']);
  });

  it('doubles the pause after each failed try, up to a limit', async () => {
    const { breaker, clock, fail } = setUp();
    await fail(3);
    for (const pause of [5_000, 10_000, 20_000, 20_000]) {
      clock.now += pause - 1;
      expect(await outcome(breaker.run(up))).toBe('The circuit is open');
      clock.now += 1;
      expect(await outcome(breaker.run(down))).toBe('refused');
    }
  });

  it('ignores cancelled calls', async () => {
    const { breaker, clock, fail } = setUp();
    await fail(3);
    clock.now += 5_000;
    await expect(breaker.run(() => Promise.reject(new DOMException('', 'AbortError')))).rejects.toThrow();
    expect(await breaker.run(up)).toBe('response');
  });

  it('does not count a bad response as a failure', async () => {
    const { breaker } = setUp();
    for (let count = 0; count < 10; count += 1) {
      await outcome(breaker.run(() => Promise.reject(new AppError('provider-failed'))));
    }
    expect(await breaker.run(up)).toBe('response');
  });

  it('ignores calls that started before it opened', async () => {
    const { breaker, clock, fail } = setUp();
    const late = Promise.withResolvers<never>();
    const slow = breaker.run(() => late.promise);
    await fail(3);
    clock.now += 4_999;
    late.reject(new AppError('provider-unavailable'));
    await expect(slow).rejects.toThrow();
    clock.now += 1;
    expect(await breaker.run(up)).toBe('response');
  });

  it('refuses immediately when too many calls are waiting', async () => {
    const { breaker } = setUp({ maxConcurrent: 2 });
    const hang = Promise.withResolvers<string>();
    const waiting = [breaker.run(() => hang.promise), breaker.run(() => hang.promise)];
    expect(await outcome(breaker.run(up))).toBe('Too many calls are waiting');
    hang.resolve('done');
    await Promise.all(waiting);
    expect(await breaker.run(up)).toBe('response');
  });
});
