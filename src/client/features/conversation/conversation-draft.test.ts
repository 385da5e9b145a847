import { beforeEach, describe, expect, test } from 'vitest';
import { localStore } from '../../platform/storage.ts';
import { emptyDraft, openConversation, writeConversation } from './conversation-draft.ts';
import type { Turn } from './conversation-state.ts';
import { hasConversation, removeConversation } from './stored-conversation.ts';

const turn: Turn = {
  id: 1,
  side: 'near',
  source: 'en-US',
  target: 'es-ES',
  text: 'Hello.',
  translation: 'Hola.',
  failed: false,
  read: true,
};

beforeEach(() => window.localStorage.clear());

describe('a stored conversation', () => {
  test('is restored as it was', () => {
    const draft = {
      owner: 'ann',
      languages: { near: 'en-US', far: 'ar-SA' },
      sizes: { near: 0, far: 2 },
      turned: false,
      aloud: false,
      turns: [turn, { ...turn, id: 2, translation: null }],
    } as const;
    writeConversation(localStore, draft);
    expect(openConversation(localStore, 'ann')).toEqual(draft);
  });

  test('is set aside when another account signs in, and restored for its owner', () => {
    writeConversation(localStore, { ...emptyDraft, owner: 'ann', turns: [turn] });
    expect(openConversation(localStore, 'bob').turns).toEqual([]);
    const bobs = { ...turn, text: 'Good evening.' };
    writeConversation(localStore, { ...emptyDraft, owner: 'bob', turns: [bobs] });
    expect(openConversation(localStore, 'eve').turns).toEqual([]);
    expect(openConversation(localStore, 'ann').turns).toEqual([turn]);
    // Opening it again, as React does in development, changes nothing.
    expect(openConversation(localStore, 'ann').turns).toEqual([turn]);
    expect(openConversation(localStore, 'bob').turns).toEqual([bobs]);
    expect(openConversation(localStore, 'ann').turns).toEqual([turn]);
  });

  test('stays in place while storage is too full to set it aside', () => {
    writeConversation(localStore, { ...emptyDraft, owner: 'ann', turns: [turn] });
    const full = { ...localStore, writeJson: () => false };
    const bobs = openConversation(full, 'bob');
    expect(bobs.turns).toEqual([]);
    expect(writeConversation(localStore, bobs)).toBe(false);
    expect(openConversation(localStore, 'ann').turns).toEqual([turn]);
  });

  test('becomes the user’s own when a visitor signs in', () => {
    writeConversation(localStore, { ...emptyDraft, turns: [turn] });
    expect(openConversation(localStore, 'ann')).toMatchObject({ owner: 'ann', turns: [turn] });
  });

  test('can be continued after signing out, and keeps its owner', () => {
    writeConversation(localStore, { ...emptyDraft, owner: 'ann', turns: [turn] });
    expect(openConversation(localStore, undefined)).toMatchObject({ owner: 'ann', turns: [turn] });
  });

  test('belongs to the current user unless another account owns it', () => {
    expect(hasConversation(localStore, 'ann')).toBe(false);
    writeConversation(localStore, { ...emptyDraft, owner: 'ann', turns: [turn] });
    expect(hasConversation(localStore, 'ann')).toBe(true);
    removeConversation(localStore, 'bob');
    expect(hasConversation(localStore, 'ann')).toBe(true);
    removeConversation(localStore, 'ann');
    expect(hasConversation(localStore, 'ann')).toBe(false);
  });

  test.each([
    null,
    7,
    { turns: 7, sizes: 'x', languages: { near: 'en-US', far: 'en-US' } },
    { turns: [null, {}, { ...turn, source: 'xx' }, { ...turn, side: 'left' }, { ...turn, text: '' }] },
  ])('is empty if the storage contains %j', (value) => {
    window.localStorage.setItem('conversation', JSON.stringify(value));
    expect(openConversation(localStore, undefined)).toEqual(emptyDraft);
  });
});
