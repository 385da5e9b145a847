import { whoPath } from './people.ts';
import { matchPath, type Screen } from './routes.ts';

const personalScreens: readonly Screen[] = [
  'main',
  'conversation',
  'words',
  'library',
  'settings',
  'developers',
];

/** The personal edition has no account, plans, policies or invites. */
export function matchPersonalPath(path: string): { screen: Screen } {
  if (path.toLowerCase().replace(/\/+$/, '') === whoPath) return { screen: 'people' };
  const route = matchPath(path);
  return 'screen' in route && personalScreens.includes(route.screen) ? route : { screen: 'not-found' };
}
