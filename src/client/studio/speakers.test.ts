import { beforeEach, expect, test } from 'vitest';
import { chapterOf, type Document } from '../../shared/document/document.ts';
import { renameSpeaker, turnsIn } from '../../shared/document/speakers.ts';
import { defaultSettings } from '../platform/settings.ts';
import { localStore } from '../platform/storage.ts';
import { createDocuments } from './documents.ts';

beforeEach(() => window.localStorage.clear());

const open = () =>
  createDocuments({
    store: localStore,
    settings: { get: () => defaultSettings, update: () => {} },
    now: () => 0,
    createId: () => 'id',
  });

const segments = [
  { text: 'How did you learn?', speaker: 'Ines', from: 0, to: 900 },
  { text: ' By listening.', speaker: 'Speaker 2', from: 1_000, to: 2_000 },
];
const interview: Document = {
  ...{ id: 'file', title: 'pilot.mp3', language: 'en-US', source: 'imported' },
  chapters: [{ ...chapterOf(''), segments, saved: true }],
};

const speakers = (documents: ReturnType<typeof open>) =>
  turnsIn(documents.transcript.getSegments()).map(({ speaker }) => speaker);

test('speakers survive a reload', () => {
  open().open(interview);
  expect(speakers(open())).toEqual(['Ines', 'Speaker 2']);
  expect(open().transcript.getTimings()).toHaveLength(2);
});

test('a new name is one step that can be undone, and has to be saved', async () => {
  const documents = open();
  documents.open(interview);
  expect(documents.view().chapters[0]?.saved).toBe(true);
  await documents.change('file', (document) => renameSpeaker(document, 'Speaker 2', 'Tomas'));
  expect(speakers(documents)).toEqual(['Ines', 'Tomas']);
  expect(documents.view().chapters[0]?.saved).toBe(false);
  documents.transcript.undo();
  expect(speakers(documents)).toEqual(['Ines', 'Speaker 2']);
  documents.transcript.redo();
  expect(speakers(documents)).toEqual(['Ines', 'Tomas']);
});

test('a draft of an earlier version keeps its times', () => {
  const timings = [{ start: 0, end: 5, from: 0, to: 900 }];
  localStore.writeJson('draft', { text: 'Hello.', timings });
  expect(open().transcript.getTimings()).toEqual(timings);
});
