import type { LocalKey, Store } from '../../platform/storage.ts';

/** Whether this device stores a conversation that belongs to this account or to a visitor. */
export function hasConversation(store: Store<LocalKey>, userId: string | undefined): boolean {
  const stored = (store.readJson('conversation') ?? {}) as Record<string, unknown>;
  // Earlier versions stored turns.
  const { owner, turns, segments = turns } = stored;
  return Array.isArray(segments) && segments.length > 0 && (owner === null || owner === userId);
}

export function removeConversation(store: Store<LocalKey>, userId: string | undefined): void {
  if (hasConversation(store, userId)) store.remove('conversation');
}

/** Lets whoever opens the page next continue this account's conversation, as if it were a visitor's. */
export function releaseConversation(store: Store<LocalKey>, userId: string | undefined): void {
  if (!hasConversation(store, userId)) return;
  store.writeJson('conversation', { ...(store.readJson('conversation') as object), owner: null });
}

/** Removes a conversation that waits until this account signs in again. */
export function removeAsideConversation(store: Store<LocalKey>, userId: string): void {
  const { [userId]: own, ...others } = (store.readJson('asideConversations') ?? {}) as Record<
    string,
    unknown
  >;
  if (own !== undefined) store.writeJson('asideConversations', others);
}
