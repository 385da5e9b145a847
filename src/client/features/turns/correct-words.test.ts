import { beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '../../platform/settings.ts';
import { localStore } from '../../platform/storage.ts';
import { createDocuments } from '../../studio/documents.ts';
import { correctWords } from './correct-words.ts';

beforeEach(() => window.localStorage.clear());

function open() {
  const documents = createDocuments({
    store: localStore,
    settings: { get: () => defaultSettings, update: () => {} },
    now: () => 0,
    createId: () => 'aside',
  });
  const { transcript } = documents;
  const type = (inserted: string, at = transcript.getText().length) =>
    transcript.edit({ at, removed: '', inserted, source: 'typed' }, 'elsewhere');
  type('Good very morning.');
  return { documents, type, text: transcript.getText };
}

const tooMuch = { at: 5, removed: 'very ', inserted: '' };

test('undoes a correction, also when more was said since', () => {
  const { documents, type, text } = open();
  const undo = correctWords(documents, tooMuch);
  expect(text()).toBe('Good morning.');
  type(' Welcome.');
  undo();
  expect(text()).toBe('Good very morning. Welcome.');
});

test('leaves words alone that have changed since', () => {
  const { documents, type, text } = open();
  const undo = correctWords(documents, tooMuch);
  type('A ', 0);
  undo();
  expect(text()).toBe('A Good morning.');
});

test('changes no other text', () => {
  const { documents, type, text } = open();
  const undo = correctWords(documents, tooMuch);
  documents.startNew();
  type('Good morning.');
  undo();
  expect(text()).toBe('Good morning.');
});
