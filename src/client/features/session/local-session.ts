import { localUser } from '../../../shared/local-user.ts';
import { signInPath } from '../../../shared/sign-in-path.ts';
import type { ApiClient } from '../../api/client.ts';
import { localStore } from '../../platform/storage.ts';
import { broadcastSignOut } from './browser-session.ts';
import { type Session, signedOut } from './create-session.ts';

const state = { ...signedOut, user: localUser };

/**
 * The session of the personal edition. Its page is only sent to somebody who may use it, so the user is known from the
 * first paint. When a session has ended, the server asks for the password.
 */
export function createLocalSession(
  client: () => ApiClient,
  navigate: (url: string) => void = (url) => window.location.assign(url),
): Session {
  // On this device is a setting of the hosted edition, and nothing in this edition could turn it off.
  localStore.remove('onDevice');
  const leave = () =>
    navigate(`${signInPath}?${new URLSearchParams({ returnTo: window.location.pathname })}`);
  return {
    state: () => state,
    prerendered: state,
    subscribe: () => () => {},
    begin: async () => {},
    signIn: leave,
    async signOut(clearText) {
      // If this fails, the server redirects from the sign-in page back to the app, so nobody thinks they are signed
      // out.
      await client()
        .send('logout')
        .catch(() => {});
      broadcastSignOut(clearText);
      leave();
      return true;
    },
    acceptTerms: async () => {},
    resume() {},
    drop: leave,
  };
}
