import { type ApiClient, ApiError } from '../../api/client.ts';
import { hasSessionCookie } from '../../platform/session-cookie.ts';
import { sessionStore } from '../../platform/storage.ts';
import { createSession, type Session } from './create-session.ts';

const channelName = 'session';

/** Removes the code from the URL, so that a reload doesn't report it again. */
function takeReturnedError(): string | null {
  const url = new URL(window.location.href);
  const code = url.searchParams.get('authError');
  if (code === null) return null;
  url.searchParams.delete('authError');
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  return code;
}

export function broadcastSignOut(clearText: boolean): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(clearText ? 'cleared' : 'ended');
  channel.close();
}

/** Calls the listener when another tab signs out. */
export function onSignOutElsewhere(listener: (clearText: boolean) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => listener(data === 'cleared');
  return () => channel.close();
}

/** Connects the session to this page's storage, cookies and requests. */
export const createBrowserSession = (client: () => ApiClient): Session =>
  createSession({
    store: sessionStore,
    hasCookie: hasSessionCookie,
    clearCookie() {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
      document.cookie = 'signed_in=; Max-Age=0; Path=/; SameSite=Lax; Secure';
    },
    takeReturnedError,
    fetchUser: () => client().get('session'),
    statusOf: (error) => (error instanceof ApiError ? error.status : null),
    async endSession(everywhere) {
      await client().send(everywhere ? 'logoutEverywhere' : 'logout');
    },
    async recordTerms(googleSub) {
      // Somebody who leaves the page at once has accepted them too.
      await client().send('acceptTerms', { params: { googleSub }, keepalive: true });
    },
    async sendInvite(inviterSub, inviteeSub) {
      await client().send('sendInvite', { body: { inviterSub, inviteeSub } });
    },
    navigate: (url) => window.location.assign(url),
    broadcastSignOut,
  });
