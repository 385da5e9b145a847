import { AppError } from '../../shared/errors.ts';
import { formatCount } from '../../shared/format-count.ts';
import { formatLongDate } from '../../shared/format-date.ts';
import type { PlanLimits } from '../../shared/limits.ts';
import {
  type Allowance,
  allowance,
  oldestKeptPeriods,
  periodKey,
  type UsageKind,
  usageLimit,
} from '../../shared/quota.ts';
import { idempotencyKeyReused } from '../requests/idempotency-key.ts';
import type { SessionUser } from '../requests/session-user.ts';
import type { RepeatableUse, TransactionWork, UsageStore } from './usage-queries.ts';

/** No call takes this long, so an older reservation belongs to a request that died. */
const reservationMs = 15 * 60 * 1_000;

/** A use that has already been counted. It is released unless it is settled. */
export interface Reservation {
  remaining: number;
  /** In one transaction with other work, if there is any. `used` may be more than was reserved. */
  settle: (work?: TransactionWork, used?: number) => Promise<void>;
  release: () => Promise<void>;
}

export type UsageService = ReturnType<typeof createUsageService>;

/** Reserving before the provider is called makes limits hold under any number of concurrent requests. */
export function createUsageService(deps: { store: UsageStore; now: () => number; limits: PlanLimits }) {
  const { store, now, limits } = deps;
  const keyOf = (user: SessionUser, kind: UsageKind) => ({
    userId: user.id,
    kind,
    period: periodKey(user, now()),
  });

  /**
   * A repeatable use is counted once, whichever instance gets the request: a repeated request shares the reservation of
   * one that is running or was interrupted. The same id for other content is refused, because that may cost more.
   */
  async function reserve(
    user: SessionUser,
    kind: UsageKind,
    amount: number,
    repeatable?: RepeatableUse,
  ): Promise<Reservation> {
    const limit = usageLimit(kind, user.tier, limits);
    const key = keyOf(user, kind);
    const held = await store.reserve(key, amount, limit, now(), repeatable);
    if (held?.otherContent) throw idempotencyKeyReused();
    if (!held) throw refusal(user, kind, amount, allowance(user.tier, limit, await store.used(key)));
    return {
      remaining: limit - held.used,
      settle: async (work, used) => {
        await store.settle(held.id, work, used);
      },
      release: async () => {
        await store.release(held.id);
      },
    };
  }

  return {
    reserve,

    /** Throws if nothing is left. */
    async requireSome(user: SessionUser, kind: UsageKind): Promise<void> {
      const left = allowance(
        user.tier,
        usageLimit(kind, user.tier, limits),
        await store.used(keyOf(user, kind)),
      );
      if (!left.allowed) throw refusal(user, kind, 1, left);
    },

    isReserved: (id: string): Promise<boolean> => store.isReserved(id),

    async allowance(user: SessionUser, kind: UsageKind): Promise<Allowance> {
      return allowance(user.tier, usageLimit(kind, user.tier, limits), await store.used(keyOf(user, kind)));
    },

    reset: (user: SessionUser, kind: UsageKind) => store.reset(keyOf(user, kind)),

    /** A reservation in the future was made before the clock was set back. */
    releaseStale: () =>
      store.releaseStale({ olderThan: now() - reservationMs, newerThan: now() + reservationMs }),

    removeOld: () => store.removeBefore(oldestKeptPeriods(now())),
  };
}

function refusal(user: SessionUser, kind: UsageKind, cost: number, left: Allowance): AppError {
  const { periodEnd, tier } = user;
  const renewal = (unit: string) =>
    periodEnd === undefined ? '' : ` Your ${unit} renew on ${formatLongDate(periodEnd)}.`;
  const reason =
    left.remaining > 0
      ? `This text needs ${formatCount(cost)} characters, but you have only ${formatCount(left.remaining)} left.`
      : `You’ve used all ${formatCount(left.limit)} characters for this period.`;
  const used = `${reason}${renewal('characters')}`;
  const renewsAt = periodEnd === undefined ? {} : { renewsAt: new Date(periodEnd).toISOString() };
  const data = { ...left, ...renewsAt };
  if (kind === 'speech') {
    return new AppError('speech-limit', {
      data,
      ...(tier === 'premium' ? { message: `Character limit exceeded. ${used}` } : {}),
    });
  }
  if (kind === 'recognition') {
    return new AppError('recognition-limit', { data, message: recognitionMessage(left, renewal('minutes')) });
  }
  const message =
    tier === 'premium' ? used : `You have used all ${formatCount(left.limit)} translations for today.`;
  return new AppError('translation-limit', { data, message });
}

function recognitionMessage({ remaining, limit, tier }: Allowance, renewal: string): string {
  if (remaining > 0) {
    const left = `${formatCount(remaining)} ${remaining === 1 ? 'second' : 'seconds'}`;
    return `This recording is longer than the ${left} of speech recognition that you have left.`;
  }
  const minutes = limit / 60;
  const used = `You’ve used ${minutes === 1 ? 'your minute' : `all ${formatCount(minutes)} minutes`} of speech recognition`;
  return tier === 'premium' ? `${used} for this period.${renewal}` : `${used} for today.`;
}
