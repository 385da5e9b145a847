import { AppError } from '../../shared/errors.ts';

export type Outcome = { error: unknown } | { result: unknown };
/** What an outcome shows of the service; one that was called off, or never got there, shows nothing. */
export type Verdict = 'up' | 'down' | 'unknown';

export interface CircuitBreakerOptions {
  uptime: () => number;
  /** This many failures in a row, without a success in between, mean that the service is down. */
  failures?: number;
  /** Nobody is sent to a service that is down for this long; then one request tries it. Doubles while that fails. */
  pauseMs?: number;
  longestPauseMs?: number;
  /** More than this many at once would only pile up behind a service that hangs. */
  concurrent?: number;
  judge?: (outcome: Outcome) => Verdict;
  /** Told when it opens and when it closes again. */
  onChange?: (state: 'open' | 'closed') => void;
}

export interface CircuitBreaker {
  /** Does the work, or refuses at once while the service is known to be down. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

function judgeProvider(outcome: Outcome): Verdict {
  if ('result' in outcome) return 'up';
  if (!(outcome.error instanceof AppError)) return 'unknown';
  if (outcome.error.code === 'provider-unavailable') return 'down';
  // One that answers badly is up: a text that it cannot handle must not shut it for everybody else.
  return outcome.error.code === 'provider-failed' ? 'up' : 'unknown';
}

/** Keeps requests from waiting for an outside service that is down, and finds out when it is back. */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { uptime, failures = 10, pauseMs = 5_000, longestPauseMs = 60_000, concurrent = 200 } = options;
  const judge = options.judge ?? judgeProvider;
  let failed = 0;
  let running = 0;
  let pause = pauseMs;
  /** Set while open: when the next request may try. */
  let openUntil: number | undefined;
  let probing = false;

  function refuse(): AppError {
    const wait = openUntil === undefined ? 1_000 : Math.max(1_000, openUntil - uptime());
    return new AppError('provider-unavailable', {
      cause: new Error(openUntil === undefined ? 'Too many calls are waiting' : 'The circuit is open'),
      headers: { 'retry-after': String(Math.ceil(wait / 1_000)) },
    });
  }

  function settle(outcome: Outcome, isProbe: boolean): void {
    const verdict = judge(outcome);
    if (verdict === 'unknown') return;
    if (verdict === 'down') {
      failed += 1;
      if (isProbe) pause = Math.min(longestPauseMs, pause * 2);
      // Those that were on their way when it opened fail as well; they must not prolong the pause.
      if (!isProbe && (openUntil !== undefined || failed < failures)) return;
      if (openUntil === undefined) options.onChange?.('open');
      openUntil = uptime() + pause;
      return;
    }
    failed = 0;
    if (openUntil === undefined) return;
    openUntil = undefined;
    pause = pauseMs;
    options.onChange?.('closed');
  }

  return {
    async run(work) {
      const isProbe = openUntil !== undefined;
      if (openUntil !== undefined && (probing || uptime() < openUntil)) throw refuse();
      if (running >= concurrent) throw refuse();
      running += 1;
      if (isProbe) probing = true;
      try {
        const result = await work();
        settle({ result }, isProbe);
        return result;
      } catch (error) {
        settle({ error }, isProbe);
        throw error;
      } finally {
        running -= 1;
        if (isProbe) probing = false;
      }
    },
  };
}
