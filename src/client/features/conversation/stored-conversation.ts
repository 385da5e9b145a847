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

/** Removes a conversation that waits until this account signs in again. */
export function removeAsideConversation(store: Store<LocalKey>, userId: string): void {
  const { [userId]: own, ...others } = (store.readJson('asideConversations') ?? {}) as Record<
    string,
    unknown
  >;
  if (own !== undefined) store.writeJson('asideConversations', others);
}
