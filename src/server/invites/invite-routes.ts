import { api } from '../../shared/api.ts';
import { inviteBenefits, inviteeMaxAgeMs } from '../../shared/invites.ts';
import type { Database } from '../db/schema.ts';
import type { Route } from '../http/route.ts';
import { inviteCount, recordInvite } from './invite-queries.ts';

/** Who invited whom, and what it has earned. */
export function registerInvites(route: Route, deps: { db: Database; now: () => number }): void {
  const { db, now } = deps;

  route(api.inviteBenefits, async ({ user }) => inviteBenefits(await inviteCount(db, user.id)));

  route(api.inviteCount, async ({ user }) => ({ count: await inviteCount(db, user.id) }));

  route(api.sendInvite, async ({ body, user }) => ({
    counted: await recordInvite(db, {
      inviterId: body.inviterSub,
      inviteeId: user.id,
      now: now(),
      accountsSince: now() - inviteeMaxAgeMs,
    }),
  }));
}
