import { accountGraceMs, exportIntervalMs, isSameEmail, recentSignInMs } from '../../shared/account-rules.ts';
import { AppError } from '../../shared/errors.ts';
import { chartDays, dayPeriod } from '../../shared/quota.ts';
import type { SubscriptionService } from '../billing/subscription-service.ts';
import type { SessionUser } from '../requests/session-user.ts';
import type { AccountStore } from './account-queries.ts';
import type { ExportService } from './export-service.ts';

const day = 24 * 60 * 60 * 1_000;

/** If the process dies during an export, the next one is allowed after this time. */
const exportLeaseMs = 60_000;

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(deps: {
  store: AccountStore;
  exports: ExportService;
  subscriptions: Pick<SubscriptionService, 'stopRenewal'>;
  now: () => number;
  log: { warn(details: object, message: string): void; info(details: object, message: string): void };
}) {
  const { store, exports, subscriptions, now, log } = deps;

  /** Logs a failure, to be retried later, so that people can delete their account while the provider is down. */
  async function attempt(userId: string, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) =>
      log.warn({ err: error, userId }, 'could not finish deleting an account, will try again'),
    );
  }

  async function stopRenewal(userId: string): Promise<void> {
    await subscriptions.stopRenewal(userId);
    await store.markRenewalStopped(userId, now());
  }

  async function erase(userId: string): Promise<void> {
    // The renewal was stopped before, but they may have paid since on a checkout page that was still open.
    await subscriptions.stopRenewal(userId);
    if (await store.erase(userId, now())) log.info({}, 'an account was deleted');
  }

  return {
    async overview(user: SessionUser) {
      const since = dayPeriod(now() - (chartDays - 1) * day);
      const days = await store.recognitionDays(user.id, since);
      return {
        memberSince: new Date(user.createdAt).toISOString(),
        recognitionDays: days.map(({ period, used }) => ({
          day: period.slice('day:'.length),
          seconds: used,
        })),
      };
    },

    /** Fails within an hour of the last complete download. */
    async startExport(user: SessionUser): Promise<{ name: string; bytes: AsyncIterable<Uint8Array> }> {
      const time = now();
      const since = time - exportIntervalMs;
      const claimedAt = since + exportLeaseMs;
      if (!(await store.claimExport(user.id, { claimedAt, since, now: time }))) {
        throw tooSoon(((await store.lastExport(user.id)) ?? time) + exportIntervalMs - time);
      }
      return { name: exports.fileName(), bytes: streamExport(user.id, claimedAt) };
    },

    /** Returns when the account will be deleted. */
    async requestDeletion(user: SessionUser, email: string): Promise<{ deletesAt: string }> {
      if (!isSameEmail(email, user.email)) throw wrongEmail();
      const sinceSignIn = now() - (user.signedInAt ?? 0);
      if (sinceSignIn < 0 || sinceSignIn > recentSignInMs) throw new AppError('recent-sign-in-required');
      const dueAt = await store.requestDeletion(user.id, now(), now() + accountGraceMs);
      await attempt(user.id, () => stopRenewal(user.id));
      return { deletesAt: new Date(dueAt).toISOString() };
    },

    /** Resumes interrupted deletions and carries out those that are due. */
    async continueDeletions(): Promise<void> {
      for (const userId of await store.listPendingRenewalStops(now())) {
        await attempt(userId, () => stopRenewal(userId));
      }
      for (const userId of await store.listDue(now())) await attempt(userId, () => erase(userId));
    },
  };

  /** An interrupted download doesn't count towards the limit. */
  async function* streamExport(userId: string, claimedAt: number): AsyncGenerator<Uint8Array> {
    let complete = false;
    try {
      yield* exports.zip(userId);
      complete = true;
    } finally {
      if (complete) await store.finishExport(userId, now());
      else await store.releaseExportClaim(userId, claimedAt);
    }
  }
}

const wrongEmail = () =>
  new AppError('invalid-request', {
    message: 'That doesn’t match your account’s e-mail address.',
    data: { field: 'email' },
  });

function tooSoon(waitMs: number): AppError {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  return new AppError('too-many-requests', {
    message: `You can download your data once an hour. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    data: { retryAfter: minutes * 60 },
    headers: { 'retry-after': String(minutes * 60) },
  });
}
