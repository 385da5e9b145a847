import type { FastifyInstance } from 'fastify';
import type { CallName } from '../../shared/api.ts';
import type { Call } from '../../shared/call.ts';
import type { PlanLimits } from '../../shared/limits.ts';
import type { LivePlans } from '../../shared/live-limits.ts';
import type { PlanStatus } from '../../shared/quota.ts';
import type { SaveMessages } from '../../shared/save-limit.ts';
import type { SubscriptionState } from '../../shared/subscription.ts';
import type { SessionService } from '../auth/session-service.ts';
import type { Admit } from '../auth/sign-in-service.ts';
import type { SubscriptionService } from '../billing/subscription-service.ts';
import type { OnPage } from '../http/pages.ts';
import type { Authenticate, RouteDeps } from '../http/route.ts';
import type { SessionUser } from '../requests/session-user.ts';
import type { TranscriptionService } from '../transcriptions/transcription-service.ts';

/** Everything that differs between the hosted and the personal edition. */
export interface Edition {
  calls: Partial<Record<CallName, Call>>;
  limits: PlanLimits;
  livePlans: LivePlans;
  saveMessages: SaveMessages;
  planAt(subscription: SubscriptionState, now: number): PlanStatus;
  /** The user of requests without credentials, if there is one. */
  defaultUserId: string | undefined;
  authenticate(sessions: SessionService): Authenticate;
  /** Finds the person that an API key belongs to. */
  findKeyOwner(sessions: SessionService): (userId: string) => Promise<SessionUser | undefined>;
  /** Undefined if nobody signs in with the identity provider. */
  admit: Admit | undefined;
  subscriptions: Pick<SubscriptionService, 'endedSubscription'>;
  /** Adds the calls and pages that only this edition has. */
  register(
    app: FastifyInstance,
    parts: { routeDeps: RouteDeps; sessions: SessionService; transcriptions: TranscriptionService },
  ): Promise<void>;
  /** Deletes what is stored outside the database for documents that are about to be erased. */
  eraseFiles(documents: readonly { userId: string; transcriptionId: string }[]): Promise<void>;
  onPage(parts: { authenticate: Authenticate; sessions: SessionService }): OnPage | undefined;
  cleanUpTasks: (() => Promise<unknown>)[];
}
