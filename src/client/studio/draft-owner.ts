import type { LocalKey, Store } from '../platform/storage.ts';
import { isEmptyDraft, parseDraft } from './draft.ts';
import { readKeptDrafts } from './kept-drafts.ts';

/** Whether this device keeps a text that isn't saved. */
export function hasDraft(store: Store<LocalKey>): boolean {
  const { savedAt, ...draft } = parseDraft(store.readJson('draft'));
  const unsaved = savedAt === null ? draft : { ...draft, text: '' };
  return !isEmptyDraft(unsaved) || readKeptDrafts(store).length > 0;
}

/**
 * Called when somebody is signed in. A visitor's draft becomes theirs. Another account's draft is set aside until that
 * account signs in again. Returns whether the stored draft was replaced.
 */
export function claimDraft(store: Store<LocalKey>, userId: string): boolean {
  const draft = parseDraft(store.readJson('draft'));
  const isForeign = !isEmptyDraft(draft) && draft.owner !== null && draft.owner !== userId;
  if (!isEmptyDraft(draft) && !isForeign) {
    if (draft.owner === null) store.writeJson('draft', { ...draft, owner: userId });
    return false;
  }
  const aside = parseDraft(store.readJson('asideDraft'));
  const isBack = !isEmptyDraft(aside) && aside.owner === userId;
  if (isForeign) store.writeJson('asideDraft', draft);
  else if (isBack) store.remove('asideDraft');
  if (isBack) store.writeJson('draft', aside);
  else store.remove('draft');
  return isForeign || isBack;
}
