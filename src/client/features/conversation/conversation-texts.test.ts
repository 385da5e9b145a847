import { expect, test } from 'vitest';
import { conversationOf, initialConversation, segmentOf, type Turn } from './conversation-state.ts';
import { conversationText, missingText, savedText, segmentsToKeep, textsFor } from './conversation-texts.ts';
import { halfStrings } from './half-strings.ts';

const said: Turn = {
  id: 1,
  side: 'near',
  source: 'en-US',
  target: 'es-ES',
  text: 'Hello.',
  translation: 'Hola.',
  failed: false,
  read: true,
};
const heard: Turn = {
  ...said,
  id: 2,
  side: 'far',
  source: 'es-ES',
  target: 'en-US',
  text: 'Buenos\ndías.',
  translation: 'Good morning.',
};
const waiting: Turn = { ...heard, id: 3, text: 'Sí.', translation: null };
const spoken = conversationOf([said, heard, waiting].map(segmentOf), 'en-US');

test('shows each person a turn in their own language, with the other language below', () => {
  expect(textsFor(said, 'near')).toMatchObject({ own: 'Hello.', other: 'Hola.', ownLanguage: 'en-US' });
  expect(textsFor(said, 'far')).toMatchObject({ own: 'Hola.', other: 'Hello.', ownLanguage: 'es-ES' });
  expect(textsFor(waiting, 'near')).toMatchObject({ own: null, other: 'Sí.' });
});

test('says why a translation is missing, and doesn’t promise one when the allowance is used up', () => {
  const words = halfStrings('en-US');
  const state = { online: true, limit: null };
  expect(missingText(waiting, state, words)).toBe('Translating…');
  expect(missingText(waiting, { ...state, online: false }, words)).toBe(
    'Will be translated when you’re online',
  );
  expect(missingText({ ...waiting, failed: true }, state, words)).toBe('This couldn’t be translated.');
  expect(missingText(waiting, { ...state, limit: { renewsAt: undefined } }, words)).toBe(
    'This couldn’t be translated.',
  );
});

test('is a document whose segments have speakers and translations', () => {
  expect(spoken.chapters[0]?.segments).toEqual([
    { id: 1, text: 'Hello.', speaker: 'near', language: 'en-US', translations: { 'es-ES': 'Hola.' } },
    {
      ...{ id: 2, text: 'Buenos\ndías.', speaker: 'far', language: 'es-ES' },
      translations: { 'en-US': 'Good morning.' },
    },
    { id: 3, text: 'Sí.', speaker: 'far', language: 'es-ES', translations: { 'en-US': null } },
  ]);
});

test('turns the conversation into two paired texts with one line per turn', () => {
  const text = conversationText(spoken, 'es-ES');
  expect(text.original).toEqual({ text: 'Hello.\nGood morning.\nSí.', language: 'en-US' });
  expect(text.translation).toEqual({ text: 'Hola.\nBuenos días.\nSí.', language: 'es-ES' });
  expect(text.pairs.map(({ range }) => text.original.text.slice(range.start, range.end))).toEqual([
    'Hello.',
    'Good morning.',
    'Sí.',
  ]);
});

test('includes who said each turn, in both languages', () => {
  expect(savedText(spoken)).toBe(
    'You said: Hello.\nHola.\n\nThey said: Buenos días.\nGood morning.\n\nThey said: Sí.',
  );
});

test('includes the words that are being spoken as a turn', () => {
  const state = initialConversation({ near: 'en-US', far: 'es-ES' });
  const speaking = {
    side: 'far',
    phrases: [{ key: Symbol('phrase'), words: 'buenos días' }],
    interim: 'señora',
    held: false,
    next: null,
  } as const;
  expect(segmentsToKeep(state)).toEqual([]);
  expect(segmentsToKeep({ ...state, speaking: { ...speaking, phrases: [], interim: '' } })).toEqual([]);
  expect(segmentsToKeep({ ...state, speaking })).toMatchObject([
    { id: 1, speaker: 'far', language: 'es-ES', translations: { 'en-US': null }, text: 'Buenos días señora' },
  ]);
});
