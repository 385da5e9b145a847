import { followInvite } from './screens/referrer.ts';

/** Runs before the first render: refresh=true clears the query, and an invite link becomes the main screen. */
export function normaliseUrl(
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: History,
): void {
  const refreshed = new URLSearchParams(location.search).get('refresh') === 'true';
  const path = followInvite(location.pathname);
  if (!refreshed && path === location.pathname) return;
  history.replaceState(history.state, '', path + (refreshed ? '' : location.search) + location.hash);
}
