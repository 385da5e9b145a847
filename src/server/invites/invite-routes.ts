import { api } from '../../shared/api.ts';
import { inviteBenefits } from '../../shared/invites.ts';
import type { Route } from '../http/route.ts';
import type { InviteService } from './invite-service.ts';

export function registerInvites(route: Route, invites: InviteService): void {
  route(api.inviteBenefits, ({ user }) => inviteBenefits(user.invitees));

  route(api.inviteCount, ({ user }) => ({ count: user.invitees }));

  route(api.sendInvite, async ({ body, user }) => ({
    counted: await invites.record(body.inviterSub, user.id),
  }));
}
