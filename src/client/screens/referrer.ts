import { matchPath } from '../../shared/routes.ts';
import { sessionStore } from '../platform/storage.ts';

/** An invite link leaves its id behind as the referrer and becomes the main screen's address. */
export function followInvite(path: string): string {
  const route = matchPath(path);
  if (!('invite' in route)) return path;
  sessionStore.write('referrerId', route.invite);
  return '/';
}
