import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chapterOf, type Document, withChapter } from '../../shared/document/document.ts';
import { editSegments, textOf } from '../../shared/document/segments.ts';
import { defaultSettings } from '../platform/settings.ts';
import { localStore } from '../platform/storage.ts';
import { createDocuments } from './documents.ts';
import type { DocumentStore } from './other-documents.ts';

beforeEach(() => window.localStorage.clear());

let ids = 0;
function open(userId?: string) {
  let settings = { ...defaultSettings, language: 'en-US', target: 'es-ES' } as typeof defaultSettings;
  const onNotKept = vi.fn();
  const documents = createDocuments({
    store: localStore,
    onNotKept,
    settings: {
      get: () => settings,
      update: (patch) => {
        settings = { ...settings, ...patch };
      },
    },
    now: () => 0,
    createId: () => {
      ids += 1;
      return `text ${ids}`;
    },
  });
  documents.setOwner(userId);
  const { transcript } = documents;
  const type = (inserted: string) =>
    transcript.edit({ at: transcript.getText().length, removed: '', inserted, source: 'typed' }, 'elsewhere');
  return { documents, transcript, type, onNotKept, text: transcript.getText, settings: () => settings };
}

const file = (title: string, ...texts: string[]): Document => ({
  id: title,
  title,
  language: 'de-DE',
  source: 'imported',
  chapters: texts.map((text, id) => chapterOf(text, [], id)),
});

function storeOf(...stored: Document[]): DocumentStore {
  return {
    list: () => stored.map(({ id, title }) => ({ id, title: title ?? '' })),
    open: async (id) => stored.find((each) => each.id === id),
  };
}

test('says when the draft could not be stored, and keeps the text on the screen', () => {
  const { type, text, onNotKept } = open();
  type('One.');
  expect(onNotKept).not.toHaveBeenCalled();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  type(' Two.');
  full.mockRestore();
  expect(onNotKept).toHaveBeenCalled();
  expect(text()).toBe('One. Two.');
});

describe('opening a document', () => {
  test('shows it under its name and in its language, and keeps the text before it one step away', async () => {
    const { documents, type, text, settings } = open();
    type('Mine.');
    documents.open(file('a.docx', 'From Word.'));
    expect([text(), documents.view().title]).toEqual(['From Word.', 'a.docx']);
    expect(settings().language).toBe('de-DE');
    expect(documents.view().previous?.title).toBe('Mine.');
    await documents.back();
    expect([text(), documents.view().title]).toEqual(['Mine.', null]);
    expect(settings().language).toBe('en-US');
    await documents.back();
    expect([text(), documents.view().title]).toEqual(['From Word.', 'a.docx']);
  });

  test('keeps every text, and goes through all of them', async () => {
    const { documents, type, text } = open();
    type('Mine.');
    documents.open(file('a.txt', 'One.'));
    documents.open(file('b.txt', 'Two.'));
    const seen: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      await documents.back();
      seen.push(text());
    }
    expect(seen).toEqual(['One.', 'Mine.', 'Two.']);
  });

  test('keeps nothing of an empty text, or of one that has been saved', () => {
    const { documents, type } = open();
    documents.open(file('a.txt', 'One.'));
    expect(documents.view().previous).toBeNull();
    type(' More.');
    documents.markSaved(null);
    documents.open(file('b.txt', 'Two.'));
    expect(documents.view().previous).toBeNull();
  });

  test('keeps a saved text as a draft only if it was changed since it was opened', async () => {
    const { documents, type, text } = open();
    const saved = (id: string): Document => ({
      ...{ id, title: null, language: 'en-US', source: 'dictated' },
      chapters: [{ ...chapterOf(`Saved ${id}.`), saved: true }],
    });
    documents.open(saved('a'));
    documents.open(saved('b'));
    expect(documents.view().previous).toBeNull();
    type(' And more.');
    documents.open(saved('c'));
    expect(documents.view().previous).toEqual({ id: 'b', title: 'Saved b. And more.' });
    await documents.back();
    expect(text()).toBe('Saved b. And more.');
    expect(documents.view().previous).toBeNull();
  });

  test('writes words that wait for an input method into the text they were spoken for', async () => {
    const { documents, transcript, text } = open();
    transcript.hold(true);
    const phrase = { key: Symbol('phrase'), words: 'hello', language: 'en-US' } as const;
    documents.hear(phrase, { cap: 100, punctuation: true }, () => {});
    documents.open(file('Novel.txt', 'It was a dark night.'));
    expect(text()).toBe('It was a dark night.');
    await documents.back();
    expect(text()).toBe('Hello');
  });

  test('never mixes two texts: each has its own history', async () => {
    const { documents, transcript, type, text } = open();
    type('Mine.');
    documents.open(file('a.txt', 'One.'));
    transcript.undo();
    expect(text()).toBe('One.');
    type(' More.');
    await documents.back();
    transcript.undo();
    expect(text()).toBe('Mine.');
  });

  test('survives a reload, together with the texts that were put aside', async () => {
    const first = open();
    first.type('Mine.');
    first.documents.open(file('a.txt', 'One.'));
    const { documents, text } = open();
    expect([text(), documents.view().title]).toEqual(['One.', 'a.txt']);
    await documents.back();
    expect(text()).toBe('Mine.');
  });

  test('shows nobody else’s texts', () => {
    const first = open('u');
    first.type('Secret.');
    first.documents.open(file('a.txt', 'One.'));
    expect(open('v').documents.view().previous).toBeNull();
    expect(open('u').documents.view().previous?.title).toBe('Secret.');
  });
});

test('words that were recorded for a text arrive there, even if it was put aside', async () => {
  const { documents, transcript, type, text } = open();
  type('Mine');
  transcript.keepPlace('segment', { from: 0, to: 900, recording: 'one' });
  documents.open(file('a.txt', 'One.'));
  const phrase = {
    key: Symbol('phrase'),
    words: 'and yours',
    language: 'en-US',
    segment: 'segment',
  } as const;
  const then = vi.fn();
  documents.hear(phrase, { cap: 1_000, punctuation: false }, then);
  expect([then.mock.calls, text(), documents.isWritten('segment')]).toEqual([[['nothing']], 'One.', true]);
  await documents.back();
  expect(text()).toBe('Mine and yours');
});

test('keeps a text without words as long as its speech is still to be transcribed', async () => {
  const { documents, transcript, text } = open();
  transcript.keepPlace('segment', { from: 0, to: 900, recording: 'one' });
  documents.open(file('a.txt', 'One.'));
  const phrase = { key: Symbol('phrase'), words: 'mine', language: 'en-US', segment: 'segment' } as const;
  documents.hear(phrase, { cap: 1_000, punctuation: false }, () => {});
  expect([text(), documents.view().previous?.title]).toEqual(['One.', 'mine']);
  await documents.back();
  expect(text()).toBe('mine');
});

test('forgets a text whose speech turned out to have no words', () => {
  const { documents, transcript } = open();
  transcript.keepPlace('silence', { from: 0, to: 900, recording: 'one' });
  documents.dropPlace('silence');
  documents.open(file('a.txt', 'One.'));
  expect(documents.view().previous, 'open').toBeNull();
  documents.startNew();
  transcript.keepPlace('more silence', { from: 0, to: 900, recording: 'one' });
  documents.open(file('b.txt', 'Two.'));
  expect(documents.view().previous?.title).toBe('…');
  expect([documents.isAside('silence'), documents.isAside('more silence')]).toEqual([false, true]);
  documents.dropPlace('more silence');
  expect(documents.view().previous?.title, 'put aside').toBe('a.txt');
});

describe('in two tabs', () => {
  test('keeps the texts that each of them has put aside', async () => {
    const [one, two] = [open(), open()];
    one.type('One.');
    one.documents.startNew();
    two.type('Two.');
    two.documents.startNew();
    const { documents, text } = open();
    await documents.back();
    const first = text();
    await documents.back();
    expect([first, text()].sort()).toEqual(['One.', 'Two.']);
  });

  test('opens no text that the other one has opened meanwhile', async () => {
    const one = open();
    one.type('Mine.');
    one.documents.startNew();
    const two = open();
    await one.documents.back();
    await two.documents.back();
    expect([one.text(), two.text()]).toEqual(['Mine.', '']);
    expect(two.documents.view().previous).toBeNull();
  });

  test('writes late words into a text that the other one has opened, so that they are kept', () => {
    const one = open();
    one.transcript.keepPlace('segment', { from: 0, to: 900, recording: 'one' });
    one.documents.startNew();
    const two = open();
    void two.documents.back();
    const phrase = { key: Symbol('phrase'), words: 'mine', language: 'en-US', segment: 'segment' } as const;
    one.documents.hear(phrase, { cap: 1_000, punctuation: false }, () => {});
    expect(open().documents.view().previous?.title).toBe('mine');
  });
});

describe('clearing', () => {
  test('empties the text together with its name, and brings both back', () => {
    const { documents, text } = open();
    documents.open(file('a.txt', 'One.'));
    const undo = documents.clear();
    expect([text(), documents.view().title]).toEqual(['', null]);
    undo();
    expect([text(), documents.view().title]).toEqual(['One.', 'a.txt']);
  });

  test('takes the translation away with the last word', () => {
    const { documents, transcript, type } = open();
    type('Ann left.');
    const request = { text: 'Ann left.', source: 'en-US', target: 'es-ES' } as const;
    documents.draft.update({ translation: { request, text: 'Ann se fue.', onDevice: false } });
    transcript.edit({ at: 0, removed: 'Ann left.', inserted: '', source: 'typed' }, 'elsewhere');
    expect(documents.draft.read().translation).toBeNull();
  });

  test('puts a document aside that is kept in a store', async () => {
    const { documents, text } = open();
    const book = file('book.txt', 'One.', 'Two.');
    documents.attach(storeOf(book));
    documents.open(book);
    const undo = documents.clear();
    expect([text(), documents.view().previous?.title]).toEqual(['', 'book.txt']);
    undo();
    expect([text(), documents.view().chapters.length]).toEqual(['One.', 2]);
  });
});

describe('a document with chapters', () => {
  const book = file('book.txt', 'One.', 'Two.');

  test('shows one chapter at a time; edits stay with their chapter', () => {
    const { documents, type, text } = open();
    documents.attach(storeOf(book));
    documents.open(book);
    type(' Edited.');
    documents.showChapter(1);
    expect([text(), documents.view().shown]).toEqual(['Two.', 1]);
    expect(documents.current().chapters.map(({ segments }) => textOf(segments))).toEqual([
      'One. Edited.',
      'Two.',
    ]);
    documents.showChapter(0);
    expect(text()).toBe('One. Edited.');
  });

  test('is changed where it is: on the screen as one undo step, or aside', async () => {
    const { documents, transcript, text } = open();
    documents.attach(storeOf(book));
    documents.open(book);
    const append = (document: Document) => {
      const [chapter = chapterOf('')] = document.chapters;
      const at = textOf(chapter.segments).length;
      const segments = editSegments(chapter.segments, { at, removed: 0, inserted: ' More.' });
      return withChapter(document, { ...chapter, segments });
    };
    await documents.change(book.id, append);
    expect(text()).toBe('One. More.');
    transcript.undo();
    expect(text()).toBe('One.');
    documents.open(file('a.txt', 'Other.'));
    await documents.change(book.id, append);
    expect(text()).toBe('Other.');
    await documents.back();
    expect(text()).toBe('One. More.');
  });

  test('gets its other chapters after a reload, with the edits on the screen', () => {
    const first = open();
    first.documents.attach(storeOf(book));
    first.documents.open(book);
    first.documents.showChapter(1);
    first.type(' Edited.');
    const { documents, text } = open();
    documents.attach(storeOf(book), book);
    expect([text(), documents.view().shown, documents.view().chapters.length]).toEqual([
      'Two. Edited.',
      1,
      2,
    ]);
  });

  test('is no longer saved once its text has changed', () => {
    const { documents, type } = open();
    documents.attach(storeOf(book));
    documents.open(book);
    documents.markSaved(null);
    expect(documents.view().chapters.map(({ saved }) => saved)).toEqual([true, false]);
    type(' More.');
    expect(documents.view().chapters.map(({ saved }) => saved)).toEqual([false, false]);
  });

  test('leaves an empty text when it is removed', () => {
    const { documents, text } = open();
    documents.attach(storeOf());
    documents.open(book);
    documents.remove(book.id);
    expect([text(), documents.view().title]).toEqual(['', null]);
  });
});

describe('a text that was saved', () => {
  const savedAs = { id: 'saved', revision: 2 };
  const fromLibrary = (id: string): Document => ({
    ...{ id, title: null, language: 'en-US', source: 'dictated' },
    chapters: [{ ...chapterOf('One.'), saved: true, savedAt: 5, savedAs }],
  });

  test('is still saved after a reload, until somebody changes it', () => {
    open().documents.open(fromLibrary('opened'));
    const again = open();
    expect(again.documents.view()).toMatchObject({ saved: true, savedAt: 5, isLinked: true });
    // Another translation, or leaving the page, stores it once more.
    again.documents.draft.update({ view: 'translated' });
    expect(open().documents.view().saved).toBe(true);
    again.type(' More.');
    again.transcript.undo();
    expect(open().documents.view().saved).toBe(false);
  });

  test('is still saved after a reload if it was saved without a press', () => {
    const { documents, type } = open();
    type('One.');
    documents.markSaved(savedAs, 'draft');
    expect(open().documents.view().saved).toBe(true);
    documents.rename('Greeting');
    expect(open().documents.view().saved).toBe(false);
  });

  test('is not saved after a reload that adds words that were still being spoken', () => {
    const { documents } = open();
    documents.open(fromLibrary('opened'));
    documents.draft.update({ pending: 'and more' });
    const again = open();
    expect([again.text(), again.documents.view().saved]).toEqual(['One. and more', false]);
  });

  test('is never what Back offers while it is open', () => {
    open().documents.open(fromLibrary('opened'));
    const again = open();
    again.documents.open(fromLibrary('opened again'));
    expect(again.documents.view().previous).toBeNull();
  });

  test('is not offered by Back if it was put aside with the same words', () => {
    const { documents, type } = open();
    type('One.');
    documents.open(fromLibrary('opened'));
    expect(documents.view().previous).toBeNull();
    type(' More.');
    documents.open(file('a.txt', 'Two.'));
    expect(documents.view().previous?.title).toBe('One. More.');
  });

  test('belongs to its document after later edits and a reload, until it is cleared', () => {
    const { documents, type } = open();
    type('One.');
    documents.markSaved(savedAs);
    expect(documents.view().isLinked).toBe(true);
    type(' More.');
    const again = open();
    expect(again.documents.draft.read()).toMatchObject({ text: 'One. More.', savedAs });
    expect(again.documents.current().chapters[0]).toMatchObject({ saved: false, savedAs });
    const undo = again.documents.clear();
    expect(again.documents.view().isLinked).toBe(false);
    undo();
    expect(again.documents.view().isLinked).toBe(true);
  });

  test('belongs to its document while another text is open', async () => {
    const { documents, type } = open();
    type('One.');
    documents.markSaved(savedAs);
    type(' More.');
    documents.open(file('a.txt', 'Two.'));
    expect(documents.view().isLinked).toBe(false);
    await documents.back();
    expect(documents.draft.read().savedAs).toEqual(savedAs);
  });

  test('keeps its times when it is renamed before it is changed', () => {
    const { documents } = open();
    const phrase = { key: Symbol('phrase'), words: 'hello', language: 'en-US' } as const;
    const time = { from: 0, to: 900, recording: 'one' };
    documents.hear({ ...phrase, time }, { cap: 100, punctuation: false }, () => {});
    documents.markSaved(savedAs);
    documents.rename('Greeting');
    expect(open().transcript.getTimings()).toEqual([{ start: 0, end: 5, from: 0, to: 900 }]);
  });

  test('is still a conversation after a reload', () => {
    const { documents, type } = open();
    documents.open({ ...file('Talk', 'One.'), source: 'conversation' });
    type(' More.');
    expect(open().documents.current().source).toBe('conversation');
  });

  test('is opened with its translation and its language', () => {
    const { documents, text } = open();
    const translation = {
      request: { text: 'Eins.', source: 'de-DE', target: 'en-US' },
      text: 'One.',
      onDevice: false,
    } as const;
    const { key } = documents.view();
    documents.open({
      id: 'opened',
      ...{ title: null, language: 'de-DE', source: 'dictated' },
      chapters: [{ id: 0, segments: [{ text: 'Eins.' }], saved: true, translation, savedAs }],
    });
    expect(text()).toBe('Eins.');
    expect(documents.draft.read()).toMatchObject({ translation, savedAs, language: 'de-DE' });
    expect(documents.view().key).toBeGreaterThan(key);
    expect(documents.view().chapters).toEqual([{ id: 0, saved: true }]);
  });
});
