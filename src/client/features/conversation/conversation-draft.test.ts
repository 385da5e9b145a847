import { beforeEach, describe, expect, test } from 'vitest';
import { localStore } from '../../platform/storage.ts';
import { emptyDraft, openConversation, writeConversation } from './conversation-draft.ts';
import { segmentOf } from './conversation-state.ts';
import { hasConversation, removeConversation } from './stored-conversation.ts';

const turn = segmentOf({
  id: 1,
  side: 'near',
  source: 'en-US',
  target: 'es-ES',
  text: 'Hello.',
  translation: 'Hola.',
});

beforeEach(() => window.localStorage.clear());

describe('a stored conversation', () => {
  test('is restored as it was', () => {
    const draft = {
      owner: 'ann',
      languages: { near: 'en-US', far: 'ar-SA' },
      sizes: { near: 0, far: 2 },
      turned: false,
      aloud: false,
      segments: [turn, { ...turn, id: 2, translations: { 'es-ES': null } }],
    } as const;
    writeConversation(localStore, draft);
    expect(openConversation(localStore, 'ann')).toEqual(draft);
  });

  test('is restored from the turns that earlier versions stored', () => {
    const { id, text } = turn;
    const old = {
      id,
      side: 'near',
      source: 'en-US',
      target: 'es-ES',
      text,
      translation: 'Hola.',
      read: true,
    };
    localStore.writeJson('conversation', { owner: null, turns: [old] });
    expect(openConversation(localStore, undefined).segments).toEqual([turn]);
    expect(hasConversation(localStore, undefined)).toBe(true);
  });

  test('is set aside when another account signs in, and restored for its owner', () => {
    writeConversation(localStore, { ...emptyDraft, owner: 'ann', segments: [turn] });
    expect(openConversation(localStore, 'bob').segments).toEqual([]);
    const bobs = { ...turn, text: 'Good evening.' };
    writeConversation(localStore, { ...emptyDraft, owner: 'bob', segments: [bobs] });
    expect(openConversation(localStore, 'eve').segments).toEqual([]);
    expect(openConversation(localStore, 'ann').segments).toEqual([turn]);
    // Opening it again, as React does in development, changes nothing.
    expect(openConversation(localStore, 'ann').segments).toEqual([turn]);
    expect(openConversation(localStore, 'bob').segments).toEqual([bobs]);
    expect(openConversation(localStore, 'ann').segments).toEqual([turn]);
  });

  test('stays in place while storage is too full to set it aside', () => {
    writeConversation(localStore, { ...emptyDraft, owner: 'ann', segments: [turn] });
    const full = { ...localStore, writeJson: () => false };
    const bobs = openConversation(full, 'bob');
    expect(bobs.segments).toEqual([]);
    expect(writeConversation(localStore, bobs)).toBe(false);
    expect(openConversation(localStore, 'ann').segments).toEqual([turn]);
  });

  test('becomes the user’s own when a visitor signs in', () => {
    writeConversation(localStore, { ...emptyDraft, segments: [turn] });
    expect(openConversation(localStore, 'ann')).toMatchObject({ owner: 'ann', segments: [turn] });
  });

  test('can be continued after signing out, and keeps its owner', () => {
    writeConversation(localStore, { ...emptyDraft, owner: 'ann', segments: [turn] });
    expect(openConversation(localStore, undefined)).toMatchObject({ owner: 'ann', segments: [turn] });
  });

  test('belongs to the current user unless another account owns it', () => {
    expect(hasConversation(localStore, 'ann')).toBe(false);
    writeConversation(localStore, { ...emptyDraft, owner: 'ann', segments: [turn] });
    expect(hasConversation(localStore, 'ann')).toBe(true);
    removeConversation(localStore, 'bob');
    expect(hasConversation(localStore, 'ann')).toBe(true);
    removeConversation(localStore, 'ann');
    expect(hasConversation(localStore, 'ann')).toBe(false);
  });

  test.each([
    null,
    7,
    { segments: 7, sizes: 'x', languages: { near: 'en-US', far: 'en-US' } },
    {
      segments: [null, {}, { ...turn, language: 'xx' }, { ...turn, speaker: 'left' }, { ...turn, text: '' }],
    },
  ])('is empty if the storage contains %j', (value) => {
    window.localStorage.setItem('conversation', JSON.stringify(value));
    expect(openConversation(localStore, undefined)).toEqual(emptyDraft);
  });
});
