import type { LocalKey, Store } from '../../platform/storage.ts';

/** Whether a conversation is kept on this device that isn't another account's. */
export function hasConversation(store: Store<LocalKey>, userId: string | undefined): boolean {
  const { owner, turns } = (store.readJson('conversation') ?? {}) as { owner?: unknown; turns?: unknown };
  return Array.isArray(turns) && turns.length > 0 && (owner === null || owner === userId);
}

export function removeConversation(store: Store<LocalKey>, userId: string | undefined): void {
  if (hasConversation(store, userId)) store.remove('conversation');
}
