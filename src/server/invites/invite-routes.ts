import { api } from '../../shared/api.ts';
import type { Route } from '../http/route.ts';
import type { InviteService } from './invite-service.ts';

export function registerInvites(route: Route, invites: InviteService): void {
  route(api.inviteBenefits, ({ user }) => invites.benefits(user.id));

  route(api.inviteCount, async ({ user }) => ({ count: await invites.count(user.id) }));

  route(api.sendInvite, async ({ body, user }) => ({
    counted: await invites.record(body.inviterSub, user.id),
  }));
}
