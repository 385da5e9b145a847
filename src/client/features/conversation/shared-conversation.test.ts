import { beforeEach, expect, test } from 'vitest';
import { localStore } from '../../platform/storage.ts';
import { type ConversationDraft, emptyDraft, openConversation } from './conversation-draft.ts';
import { segmentOf } from './conversation-state.ts';
import { createSharedConversation } from './shared-conversation.ts';

beforeEach(() => window.localStorage.clear());

const turn = (id: number, text: string, translation: string | null = `¿${text}?`) =>
  segmentOf({ id, side: 'near', source: 'en-US', target: 'es-ES', text, translation });
const draft = (...segments: ConversationDraft['segments']): ConversationDraft => ({
  ...emptyDraft,
  owner: 'u',
  segments,
});

function openTab() {
  return createSharedConversation(localStore, openConversation(localStore, 'u'));
}

test('a tab learns what another one has stored, once', () => {
  const [one, other] = [openTab(), openTab()];
  expect(other.elsewhere()).toBeNull();
  one.write(draft(turn(1, 'Hello')));
  expect(one.elsewhere()).toBeNull();
  expect(other.elsewhere()).toEqual([turn(1, 'Hello')]);
  other.accept();
  expect(other.elsewhere()).toBeNull();
  expect(other.isKnown([turn(1, 'Hello')])).toBe(true);
  expect(other.isKnown([turn(1, 'Hello'), turn(2, 'Bye')])).toBe(false);
});

test('taking turns over writes nothing, which would be news for the other tab', () => {
  const [one, other] = [openTab(), openTab()];
  const next = draft(turn(1, 'Hello'));
  one.write(next);
  const stored = localStorage.getItem('conversation');
  localStorage.setItem('conversation', `${stored} `);
  other.accept(next);
  other.write(next);
  expect(localStorage.getItem('conversation')).toBe(`${stored} `);
});

test('how another tab shows the conversation is no change of its turns', () => {
  const [one, other] = [openTab(), openTab()];
  one.write(draft(turn(1, 'Hello')));
  other.accept();
  one.write({ ...draft(turn(1, 'Hello')), turned: false });
  expect(other.elsewhere()).toBeNull();
});

test('a conversation of another account is none of its business', () => {
  const one = openTab();
  localStorage.setItem('conversation', JSON.stringify({ ...draft(turn(1, 'Hola')), owner: 'v' }));
  expect(one.elsewhere()).toBeNull();
});

test('both versions together have each turn once, with an id of its own', () => {
  const [one, other] = [openTab(), openTab()];
  one.write(draft(turn(1, 'Hello')));
  other.accept();
  one.write(draft(turn(1, 'Hello'), turn(2, 'From one')));
  const mine = [turn(1, 'Hello'), turn(2, 'From the other')];
  expect(other.join(other.elsewhere() ?? [], mine)).toEqual([
    turn(1, 'Hello'),
    turn(2, 'From one'),
    turn(3, 'From the other'),
  ]);
});

test('a turn whose translation has arrived meanwhile is no new one', () => {
  const [one, other] = [openTab(), openTab()];
  one.write(draft(turn(1, 'Hello', null)));
  other.accept();
  other.write(draft(turn(1, 'Hello', null), turn(2, 'Bye')));
  const mine = [turn(1, 'Hello')];
  expect(one.isKnown(mine)).toBe(true);
  const theirs = one.elsewhere() ?? [];
  expect(one.join(theirs, mine)).toEqual(theirs);
  // The translation of another tab is worth taking over.
  other.write(draft(turn(1, 'Hello'), turn(2, 'Bye')));
  expect(one.elsewhere()).toEqual([turn(1, 'Hello'), turn(2, 'Bye')]);
});
