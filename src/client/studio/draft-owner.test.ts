import { beforeEach, expect, test } from 'vitest';
import { localStore } from '../platform/storage.ts';
import { createDraftKeeper, emptyDraft } from './draft.ts';
import { claimDraft, hasDraft } from './draft-owner.ts';

beforeEach(() => localStorage.clear());

const write = (text: string, userId?: string) => {
  const keeper = createDraftKeeper(localStore);
  keeper.setOwner(userId);
  keeper.update({ text });
};
const stored = () => createDraftKeeper(localStore).read();

test('gives a visitor’s draft to the person who signs in', () => {
  write('spoken before signing in');
  expect(claimDraft(localStore, 'ann')).toBe(false);
  expect(stored()).toMatchObject({ owner: 'ann', text: 'spoken before signing in' });
});

test('hides a draft from other accounts and restores it for its owner', () => {
  write('Ann’s words', 'ann');
  expect(claimDraft(localStore, 'ben')).toBe(true);
  expect(hasDraft(localStore)).toBe(false);
  write('Ben’s words', 'ben');
  expect(claimDraft(localStore, 'ann')).toBe(true);
  expect(stored().text).toBe('Ann’s words');
  expect(claimDraft(localStore, 'ben')).toBe(true);
  expect(stored().text).toBe('Ben’s words');
});

test('counts a text that is saved as it is as no draft', () => {
  const keeper = createDraftKeeper(localStore);
  keeper.replace({ ...emptyDraft, text: 'Saved.', savedAt: 5 });
  expect(hasDraft(localStore)).toBe(false);
  keeper.update({ pending: 'and more' });
  expect(hasDraft(localStore)).toBe(true);
  keeper.update({ pending: '', text: 'Saved. Changed.' });
  expect(hasDraft(localStore)).toBe(true);
});

test('keeps the owner while a visitor changes the text', () => {
  write('Ann’s words', 'ann');
  write('Ann’s words, edited');
  expect(stored().owner).toBe('ann');
  expect(claimDraft(localStore, 'ann')).toBe(false);
});

test('restores nothing for another user', () => {
  write('Ann’s words', 'ann');
  claimDraft(localStore, 'ben');
  expect(claimDraft(localStore, 'eve')).toBe(false);
  expect(hasDraft(localStore)).toBe(false);
});
