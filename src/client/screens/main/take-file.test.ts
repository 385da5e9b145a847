import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftKeeper } from '../../studio/draft.ts';
import { createTranscript } from '../../studio/transcript.ts';
import { localStore } from '../../platform/storage.ts';
import { type TakeFileDeps, takeFile } from './take-file.ts';

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.dataset.recognition = 'server';
});

function setUp(more: Partial<TakeFileDeps> = {}) {
  const transcript = createTranscript(createDraftKeeper(localStore), () => 0);
  const addText = vi.fn(async () => {});
  const openDialog = vi.fn();
  const titles: string[] = [];
  const texts: string[] = [];
  const actions: (() => void)[] = [];
  const deps: TakeFileDeps = {
    account: { userId: 'u', tier: 'free' },
    words: { transcript, cap: 20 },
    language: 'en-US',
    kind: 'text',
    replaces: null,
    load: async () => ({ addText }) as never,
    toast: ({ title, action }) => {
      titles.push(String(title));
      if (action) actions.push(action.onClick);
      return () => {};
    },
    openDialog,
    onUpgrade: () => {},
    onSignIn: () => {},
    onLanguage: () => {},
    onText: (name) => texts.push(name),
    choose: () => {},
    ...more,
  };
  const take = (file: File) => takeFile(file, deps);
  return { transcript, addText, openDialog, titles, texts, actions, take };
}

const text = (words: string) => new File([words], 'a.txt');
const sound = new File(['bytes'], 'a.mp3');

test('puts a short text into an empty editor', async () => {
  const { take, transcript, addText, texts } = setUp();
  await take(text('Hello'));
  expect(transcript.getText()).toBe('Hello');
  expect(texts).toEqual(['a.txt']);
  expect(addText).not.toHaveBeenCalled();
});

test('splits a text file into parts if it is too long, or if the editor isn’t empty', async () => {
  const { take, transcript, addText } = setUp();
  await take(text('This text is longer than the limit.'));
  transcript.replaceAll('Mine.');
  await take(text('Hello'));
  expect(addText).toHaveBeenCalledTimes(2);
  expect(transcript.getText()).toBe('Mine.');
});

test('never replaces an import with a text file', async () => {
  const { take, addText, titles } = setUp({ replaces: 'Lecture.m4a' });
  await take(text('This text is longer than the limit.'));
  expect(addText).not.toHaveBeenCalled();
  expect(titles).toEqual(['Remove Lecture.m4a first. You can import one file at a time.']);
});

test('shows the cost of a recording first', async () => {
  const { take, openDialog } = setUp({ kind: 'media' });
  await take(sound);
  expect(openDialog).toHaveBeenCalledWith(expect.objectContaining({ file: sound, userId: 'u' }));
});

test('asks visitors to sign in for a recording, and says if recordings can’t be transcribed', async () => {
  const visitor = setUp({ kind: 'media', account: { userId: undefined, tier: 'free' } });
  await visitor.take(sound);
  expect(visitor.titles).toEqual(['Sign in to import recordings']);
  delete document.documentElement.dataset.recognition;
  const without = setUp({ kind: 'media' });
  await without.take(sound);
  expect(without.titles).toEqual([
    'This server can’t transcribe recordings. You can still import text files.',
  ]);
  expect(without.openDialog).not.toHaveBeenCalled();
});

test('keeps the file while a visitor signs in', async () => {
  const put = vi.fn(async () => {});
  vi.stubGlobal('caches', { open: async () => ({ put }) });
  const onSignIn = vi.fn();
  const { take, actions } = setUp({
    kind: 'media',
    account: { userId: undefined, tier: 'free' },
    onSignIn,
  });
  await take(sound);
  actions[0]?.();
  await vi.waitFor(() => expect(onSignIn).toHaveBeenCalledWith('/?shared'));
  expect(put).toHaveBeenCalledOnce();
});

test('sends no recording while On this device is on', async () => {
  localStore.write('onDevice', 'true');
  const { take, openDialog, titles } = setUp({ kind: 'media' });
  await take(sound);
  expect(titles).toEqual([
    'Turn off “On this device” to import recordings. You can still import text files.',
  ]);
  expect(openDialog).not.toHaveBeenCalled();
});

test('says why a text file can’t be read', async () => {
  const { take, openDialog } = setUp();
  await take(text(''));
  expect(openDialog).toHaveBeenCalledWith(expect.objectContaining({ problem: 'empty' }));
});
