import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Chapter, chapterOf } from '../../../shared/document/document.ts';
import { openImportStorage } from '../../features/imports/import-storage.ts';
import { documentOf } from '../../features/imports/import-store.ts';
import { settings } from '../../platform/settings.ts';
import { localStore } from '../../platform/storage.ts';
import { createDocuments } from '../../studio/documents.ts';
import { createSoundArbiter } from '../../studio/sound-arbiter.ts';
import { createTestPage } from '../../testing/test-page.tsx';
import type { Account } from '../account.ts';
import { createImports, type Imports, type ImportsView, noImports } from './create-imports.ts';

const visitor: Account = {
  user: null,
  userId: undefined,
  tier: 'free',
  tierKnown: true,
  cap: 30,
  capKnown: true,
  periodEnd: null,
  overdue: false,
};

const importJob = {
  id: 'job',
  userId: 'u',
  name: '',
  language: 'en-US',
  state: 'done',
  speechSeconds: 0,
  doneSeconds: 0,
  cutMs: 0,
  damagedMs: null,
  written: [],
} satisfies Parameters<typeof documentOf>[0];

let imports: Imports | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => {
  imports?.dispose();
  vi.unstubAllGlobals();
});

/** Keeps a finished import of `u` with its recording on this device. */
async function storeImport(id: string, chapters: readonly Chapter[]) {
  const job = { ...importJob, id, name: 'Interview.mp3' };
  const document = documentOf(job, chapters);
  const storage = openImportStorage();
  await storage.imports.put({ job, document });
  // Blobs of this environment can't be stored.
  await storage.files.put({ id, file: 'sound' as unknown as Blob });
  localStorage.setItem('importWaiting', 'true');
  return document;
}

function setUp() {
  const { client, queryClient: queries } = createTestPage(() => ({ status: 404 }));
  const services = { store: localStore, settings, now: Date.now, createId: () => crypto.randomUUID() };
  const studio = { ...createDocuments(services), sound: createSoundArbiter() };
  let view: ImportsView = noImports;
  const quiet = vi.spyOn(studio.sound, 'quiet');
  const created = createImports({
    ...{ client, queries, studio },
    toast: () => () => {},
    dialogs: { open: () => {}, close: () => {} },
    onView: (next) => {
      view = next;
    },
  });
  imports = created;
  return { imports: created, documents: studio, text: studio.transcript.getText, quiet, view: () => view };
}

/** An audio element whose position the test sets. */
function fakePlayer() {
  let element: (EventTarget & { currentTime: number }) | undefined;
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      src = '';
      paused = true;
      currentTime = 0;
      duration = 60;
      seekable = { length: 1, end: () => 60 };
      constructor() {
        super();
        element = this;
      }
      play = async () => {
        this.paused = false;
      };
      pause() {
        this.paused = true;
      }
      hasAttribute = () => true;
      removeAttribute() {}
      load() {}
    },
  );
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => {};
  return {
    reach(seconds: number) {
      if (element) element.currentTime = seconds;
      element?.dispatchEvent(new Event('timeupdate'));
    },
  };
}

test('doesn’t show a visitor’s import to somebody who is signed in before it has loaded', async () => {
  const job = { ...importJob, userId: 'visitor', name: 'Novel.txt' };
  await openImportStorage().imports.put({
    job,
    document: documentOf(job, [chapterOf('It was a dark night.')]),
  });
  localStorage.setItem('importWaiting', 'true');
  const page = setUp();
  page.imports.update({ ...visitor, userId: 'someone else' });
  await vi.waitFor(() => expect(page.documents.view().previous).toBeNull());
  expect(localStorage.getItem('importWaiting')).toBe('true');
  page.imports.update(visitor);
  page.imports.update({ ...visitor, userId: 'u' });
  page.imports.take(new File(['A text that is longer than the limit.'], 'Own.txt'));
  await vi.waitFor(() => expect(page.documents.view().title).toBe('Own.txt'));
  expect(page.documents.view().previous).toBeNull();
  page.imports.dispose();

  localStorage.clear();
  localStorage.setItem('importWaiting', 'true');
  const after = setUp();
  after.imports.update(visitor);
  await vi.waitFor(() => expect(after.documents.view().previous?.title).toBe('Novel.txt'));
});

test('takes a file only once the limit of the account is known, and after the recording has ended', async () => {
  const { imports: page, text, quiet } = setUp();
  page.update({ ...visitor, capKnown: false });
  page.take(new File(['Hello.'], 'a.txt'));
  await Promise.resolve();
  expect(text()).toBe('');
  page.update(visitor);
  await vi.waitFor(() => expect(text()).toBe('Hello.'));
  expect(quiet).toHaveBeenCalledOnce();
});

test('finds the recording of an import again when a saved part of it is opened', async () => {
  const savedAs = { id: 'T', revision: 1 };
  await storeImport('job', [chapterOf('One.', [], 0), { ...chapterOf('Two.', [], 1), saved: true, savedAs }]);
  const page = setUp();
  page.imports.update({ ...visitor, userId: 'u' });
  const open = (id: string) =>
    page.documents.open({
      ...{ id, title: 'Interview 2', language: 'en-US', source: 'imported' },
      chapters: [{ ...chapterOf('Two.'), saved: true, savedAs: { id, revision: 1 } }],
    });
  open('T');
  await vi.waitFor(() => expect(page.view().playable).toBe(true));
  open('another');
  await vi.waitFor(() => expect(page.view().playable).toBe(false));
});

const part = (id: number, from: number) =>
  chapterOf(`Part ${id}.`, [{ start: 0, end: 7, from, to: from + 10_000 }], id);

/** A page with an import of three parts of 10 s, whose recording is played. */
async function openPlaying(id: string, play: (page: Imports) => void) {
  const player = fakePlayer();
  const document = await storeImport(id, [part(0, 0), part(1, 10_000), part(2, 20_000)]);
  const page = setUp();
  page.documents.open(document);
  page.imports.update({ ...visitor, userId: 'u' });
  await vi.waitFor(() => expect(page.view().playable).toBe(true));
  play(page.imports);
  await vi.waitFor(() => expect(page.view().listening).not.toBeNull());
  return { page, player };
}

test('shows the part that is heard, and waits at the end of a part while somebody writes', async () => {
  const { page, player } = await openPlaying('heard', (each) => each.listen());
  player.reach(9.9);
  expect(page.text()).toBe('Part 1.');
  expect(page.view()).toMatchObject({ listening: { positionMs: 9_900, paused: false } });
  player.reach(12);
  expect(page.view().heard).toEqual({ start: 0, end: 7 });
  const field = window.document.createElement('textarea');
  window.document.body.append(field);
  field.focus();
  player.reach(20);
  expect(page.text()).toBe('Part 1.');
  expect(page.view().listening?.paused).toBe(true);
  field.remove();
  page.imports.togglePlaying();
  player.reach(20.2);
  expect(page.text()).toBe('Part 2.');
  // A press on the bar shows what is there.
  page.imports.seek(1_000);
  expect(page.text()).toBe('Part 0.');
});

test('waits at the end of a part while a dialog about one of its turns is open', async () => {
  const { page, player } = await openPlaying('asked', (each) => each.listen());
  const dialog = window.document.createElement('div');
  dialog.role = 'dialog';
  window.document.body.append(dialog);
  player.reach(9.9);
  dialog.remove();
  expect(page.text()).toBe('Part 0.');
  expect(page.view().listening?.paused).toBe(true);
});

test('stays with a sentence that is played alone, also at the end of its part', async () => {
  const { page, player } = await openPlaying('sentence', (each) => each.playFrom(5_000, 10_000));
  player.reach(9.9);
  expect(page.view().listening?.paused).toBe(false);
  player.reach(10);
  player.reach(9.999);
  expect(page.view()).toMatchObject({ listening: { paused: true }, heard: { start: 0, end: 7 } });
  expect(page.text()).toBe('Part 0.');
  page.imports.togglePlaying();
  player.reach(11);
  expect(page.text()).toBe('Part 1.');
});

test('stops at the end of a saved part, whose recording goes on', async () => {
  const player = fakePlayer();
  const savedAs = { id: 'S', revision: 1 };
  const timed = chapterOf('One.', [{ start: 0, end: 4, from: 2_000, to: 9_000 }], 0);
  await storeImport('saved', [{ ...timed, saved: true, savedAs }, chapterOf('Two.', [], 1)]);
  const page = setUp();
  page.imports.update({ ...visitor, userId: 'u' });
  page.documents.open({
    ...{ id: 'opened', title: 'Interview 1', language: 'en-US', source: 'imported' },
    chapters: [{ ...timed, saved: true, savedAs }],
  });
  await vi.waitFor(() => expect(page.view().playable).toBe(true));
  page.imports.listen();
  await vi.waitFor(() => expect(page.view().listening).toMatchObject({ positionMs: 2_000 }));
  player.reach(9.1);
  expect(page.view().listening?.paused).toBe(false);
  player.reach(9.4);
  expect(page.view().listening?.paused).toBe(true);
});
