import type { Segment } from '../../../shared/document/segments.ts';
import type { LocalKey, Store } from '../../platform/storage.ts';
import { type ConversationDraft, readConversation, writeConversation } from './conversation-draft.ts';

/** The stored conversation, which other tabs may continue too. */
export interface SharedConversation {
  /** The turns that another tab has stored since this one did; null if there are none. */
  elsewhere(): readonly Segment[] | null;
  /** Whether these turns are the ones that this tab last stored or took over, apart from their translations. */
  isKnown(segments: readonly Segment[]): boolean;
  /** Call it before turns of another tab are overwritten, or taken over as they are in this draft. */
  accept(taken?: ConversationDraft): void;
  /** Stores a conversation, unless nothing has changed. */
  write(draft: ConversationDraft): void;
  /** The turns of another tab, with the ones that were added here after them. */
  join(theirs: readonly Segment[], mine: readonly Segment[]): readonly Segment[];
}

export function createSharedConversation(
  store: Store<LocalKey>,
  opened: ConversationDraft,
): SharedConversation {
  let raw = store.read('conversation');
  let known = opened.segments;
  let owner = opened.owner;
  let written = '';

  const isKnown = (segments: readonly Segment[]) =>
    JSON.stringify(segments.map(withoutTranslation)) === JSON.stringify(known.map(withoutTranslation));

  function accept(taken?: ConversationDraft) {
    if (taken) written = JSON.stringify(taken);
    raw = store.read('conversation');
    known = readConversation(store).segments;
  }

  return {
    elsewhere() {
      if (store.read('conversation') === raw) return null;
      const stored = readConversation(store);
      const isForeign = stored.owner !== null && stored.owner !== owner;
      const isSame = JSON.stringify(stored.segments) === JSON.stringify(known);
      return isForeign || isSame ? null : stored.segments;
    },
    isKnown,
    accept,
    write(draft) {
      const next = JSON.stringify(draft);
      owner = draft.owner;
      if (next === written) return;
      if (!writeConversation(store, draft)) return;
      written = next;
      accept();
    },
    join(theirs, mine) {
      const keyOf = (segment: Segment) => JSON.stringify(withoutTranslation(segment));
      const all = new Set([...known, ...theirs].map(keyOf));
      const last = Math.max(0, ...theirs.map(({ id = 0 }) => id));
      const added = mine.filter((segment) => !all.has(keyOf(segment)));
      return [...theirs, ...added.map((segment, index) => ({ ...segment, id: last + 1 + index }))];
    },
  };
}

/** A turn stays the same when its translation arrives. */
const withoutTranslation = ({ translations = {}, ...segment }: Segment) => ({
  ...segment,
  target: Object.keys(translations),
});
