import { localUser } from '../../../shared/local-user.ts';
import { nobody, whoPath } from '../../../shared/people.ts';
import { signInPath } from '../../../shared/sign-in-path.ts';
import type { ApiClient } from '../../api/client.ts';
import { page } from '../../platform/page.ts';
import { onPersonElsewhere, pagePerson, rememberNobody } from '../../platform/person.ts';
import { localStore } from '../../platform/storage.ts';
import { broadcastSignOut } from './browser-session.ts';
import { type Session, signedOut } from './create-session.ts';

const first = { ...signedOut, user: localUser };

/**
 * The session of the personal edition. Its page is only sent to somebody who may use it, so the user is known from the
 * first paint. When a session has ended, the server asks for the password, or who they are.
 */
export function createLocalSession(
  client: () => ApiClient,
  navigate: (url: string) => void = (url) => window.location.assign(url),
): Session {
  // On this device is a setting of the hosted edition, and nothing in this edition could turn it off.
  localStore.remove('onDevice');
  const person = pagePerson();
  const state = person === undefined ? first : { ...signedOut, user: { ...localUser, googleSub: person } };
  const path = () => globalThis.window?.location.pathname;
  const leave = () => {
    // That page finds out by itself what is missing.
    if (path() === whoPath) return;
    const target = page().personal?.guarded ? signInPath : whoPath;
    navigate(`${target}?${new URLSearchParams({ returnTo: path() })}`);
  };
  if (person === nobody) leave();
  if (person !== undefined) onPersonElsewhere(() => navigate('/'));
  return {
    state: () => state,
    // The page shows no ids, and a draft must not look like another person's while it hydrates.
    prerendered: state,
    subscribe: () => () => {},
    begin: async () => {},
    signIn: leave,
    takeRequest: () => null,
    async signOut(clearText) {
      // If this fails, the server redirects from the sign-in page back to the app, so nobody thinks they are signed
      // out.
      await client()
        .send('logout')
        .catch(() => {});
      if (person !== undefined) rememberNobody();
      broadcastSignOut(clearText);
      leave();
      return true;
    },
    acceptTerms: async () => {},
    resume() {},
    drop: leave,
  };
}
