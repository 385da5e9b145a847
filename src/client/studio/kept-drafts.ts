import type { LocalKey, Store } from '../platform/storage.ts';
import { type Draft, isEmptyDraft, parseDraft } from './draft.ts';

/** A text that was put aside. */
export type KeptDraft = Draft & { id: string };

/** More texts than anybody goes back to. They share a few megabytes with everything else on this device. */
const mostKept = 20;

/** Whether it has words, or will have them once its speech is transcribed. */
export const isWorthKeeping = (draft: Draft): boolean => !isEmptyDraft(draft) || draft.places.length > 0;

const hasId = (draft: Draft): draft is KeptDraft => draft.id !== null;
const isVisible = ({ owner }: Draft, userId: string | undefined): boolean =>
  userId === undefined || owner === null || owner === userId;

export function readKeptDrafts(store: Store<LocalKey>): readonly KeptDraft[] {
  const stored = store.readJson('keptDrafts');
  return Array.isArray(stored) ? stored.map(parseDraft).filter(hasId) : [];
}

/** The texts that this user may see: as with the draft, a visitor sees what was kept when somebody signed out. */
export const visibleTo = (drafts: readonly KeptDraft[], userId: string | undefined): readonly KeptDraft[] =>
  drafts.filter((draft) => isVisible(draft, userId));

export function writeKeptDrafts(store: Store<LocalKey>, drafts: readonly KeptDraft[]): void {
  const worth = drafts.filter(isWorthKeeping).slice(0, mostKept);
  if (worth.length === 0) store.remove('keptDrafts');
  else store.writeJson('keptDrafts', worth);
}

/** Removes the texts that this user put aside. */
export const removeKeptDrafts = (store: Store<LocalKey>, userId: string | undefined): void =>
  writeKeptDrafts(
    store,
    readKeptDrafts(store).filter((draft) => !isVisible(draft, userId)),
  );
