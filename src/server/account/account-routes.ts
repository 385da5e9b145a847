import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { api } from '../../shared/api.ts';
import type { Route } from '../http/route.ts';
import type { AccountService } from './account-service.ts';

export function registerAccount(
  route: Route,
  deps: {
    accounts: AccountService;
    /** Clears the session's cookies and cache in the browser. */
    clearBrowserData: (reply: FastifyReply) => void;
  },
): void {
  const { accounts, clearBrowserData } = deps;

  route(api.account, ({ user }) => accounts.overview(user));

  route(api.exportAccount, async ({ user, reply }) => {
    const { name, bytes } = await accounts.startExport(user);
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('application/zip')
      .send(Readable.from(bytes));
  });

  route(api.deleteAccount, async ({ user, body, reply }) => {
    const deletion = await accounts.requestDeletion(user, body.email);
    clearBrowserData(reply);
    return deletion;
  });
}
