import { AppError } from '../../shared/errors.ts';

export type Outcome = { error: unknown } | { result: unknown };
/** 'unknown' if the call was cancelled or never reached the service. */
export type Verdict = 'up' | 'down' | 'unknown';

export interface CircuitBreakerOptions {
  uptime: () => number;
  /** This many failures in a row open the circuit. */
  failureThreshold?: number;
  /**
   * An open circuit refuses calls for this long, then lets one call through. The pause doubles each time that call
   * fails.
   */
  pauseMs?: number;
  maxPauseMs?: number;
  /** Limits how many calls can pile up behind a service that hangs. */
  maxConcurrent?: number;
  classify?: (outcome: Outcome) => Verdict;
  onChange?: (state: 'open' | 'closed') => void;
}

export interface CircuitBreaker {
  /** Refuses at once while the service is known to be down. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

function classifyOutcome(outcome: Outcome): Verdict {
  if ('result' in outcome) return 'up';
  if (!(outcome.error instanceof AppError)) return 'unknown';
  if (outcome.error.code === 'provider-unavailable') return 'down';
  // A bad response still means that the service is up: one text it can't handle must not block everybody else.
  return outcome.error.code === 'provider-failed' ? 'up' : 'unknown';
}

/** Keeps requests from waiting for an external service that is down, and finds out when it is back. */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const {
    uptime,
    failureThreshold = 10,
    pauseMs = 5_000,
    maxPauseMs = 60_000,
    maxConcurrent = 200,
  } = options;
  const classify = options.classify ?? classifyOutcome;
  let failed = 0;
  let running = 0;
  let pause = pauseMs;
  /** Set while the circuit is open: the time when one call may try again. */
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
    const verdict = classify(outcome);
    if (verdict === 'unknown') return;
    if (verdict === 'down') {
      failed += 1;
      if (isProbe) pause = Math.min(maxPauseMs, pause * 2);
      // Calls that were already under way when the circuit opened must not prolong the pause.
      if (!isProbe && (openUntil !== undefined || failed < failureThreshold)) return;
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
      if (running >= maxConcurrent) throw refuse();
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
