import { localUserId } from '../../shared/local-user.ts';
import { nobody, personCookie } from '../../shared/people.ts';

/**
 * The person that this page belongs to, if several people share the server. boot.ts reads it from the cookie before
 * anything else, so it stays the same while the page is open.
 */
export const pagePerson = (): string | undefined => globalThis.document?.documentElement.dataset.person;

/** What the first person stores in the browser has no prefix, because it was there before the others. */
export const personPrefix = (id: string | undefined): string =>
  id === undefined || id === localUserId ? '' : `person:${id}:`;

/** After signing out, a page from the service worker's cache must not show the last person's texts. */
export function rememberNobody(): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${personCookie}=${nobody}; Max-Age=31536000; Path=/; SameSite=Lax${secure}`;
}

const channelName = 'person';

/** Tells the other tabs that somebody else uses this browser now. */
export function broadcastPerson(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** Calls the listener when another tab says so. */
export function onPersonElsewhere(listener: () => void): void {
  if (typeof BroadcastChannel === 'undefined') return;
  new BroadcastChannel(channelName).onmessage = listener;
}
