export type Screen =
  | 'main'
  | 'subscribe'
  | 'account'
  | 'conversation'
  | 'words'
  | 'settings'
  | 'people'
  | 'library'
  | 'developers'
  | 'terms'
  | 'privacy'
  | 'not-found';

/** A path leads to a screen or, as an invite link, to the main screen with a referrer. */
export type Route = { screen: Screen } | { invite: string };

const screens: Record<string, Screen> = {
  '': 'main',
  subscribe: 'subscribe',
  account: 'account',
  conversation: 'conversation',
  terms: 'terms',
  privacy: 'privacy',
  words: 'words',
  settings: 'settings',
  library: 'library',
  developers: 'developers',
};

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/**
 * Known paths match in any case, with or without a trailing slash. Any other single segment is an invite
 * (which is case-sensitive), unless it looks like a file. Deeper paths are not found.
 */
export function matchPath(path: string): Route {
  const segment = path.replace(/^\/+|\/+$/g, '');
  const screen = Object.hasOwn(screens, segment.toLowerCase()) ? screens[segment.toLowerCase()] : undefined;
  if (screen) return { screen };
  const invite = decode(segment);
  if (invite === null || segment.includes('/') || invite.length > 255 || /\.[a-z0-9]+$/i.test(invite)) {
    return { screen: 'not-found' };
  }
  return { invite };
}

/** A conversation needs translation, which a server may have turned off. */
export const offeredRoute = <R extends Route>(
  route: R,
  off: readonly string[] = [],
): R | { screen: 'not-found' } =>
  'screen' in route && route.screen === 'conversation' && off.includes('translation')
    ? { screen: 'not-found' }
    : route;

/** The page for viewers of live captions, which is separate from the app: /live/ and a code. */
export function isLivePath(path: string): boolean {
  return /^\/live\/[^/]+\/?$/i.test(path);
}
