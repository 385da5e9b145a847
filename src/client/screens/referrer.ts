import { matchPath } from '../../shared/routes.ts';
import { page } from '../platform/page.ts';
import { sessionStore } from '../platform/storage.ts';

/** Stores the id of an invite link as the referrer and returns the URL of the main screen. */
export function followInvite(path: string): string {
  const route = matchPath(path);
  if (!('invite' in route) || page().personal) return path;
  sessionStore.write('referrerId', route.invite);
  return '/';
}
