import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prerenderedCapabilities } from '../../backend/server-backend.ts';
import { type TakeFileDeps, takeFile } from './take-file.ts';

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  window.localStorage.clear();
});

const capableOf = (recognition: { backend: boolean }) => ({
  ...prerenderedCapabilities,
  recognition: { ...prerenderedCapabilities.recognition, ...recognition },
});

function setUp(more: Partial<TakeFileDeps> = {}) {
  const addText = vi.fn(async () => {});
  const openDialog = vi.fn();
  const titles: string[] = [];
  const opened: string[][] = [];
  const actions: (() => void)[] = [];
  const deps: TakeFileDeps = {
    account: { userId: 'u', tier: 'free', cap: 20 },
    capabilities: capableOf({ backend: true }),
    language: 'en-US',
    load: async () => ({ addText }) as never,
    toast: ({ title, action }) => {
      titles.push(String(title));
      if (action) actions.push(action.onClick);
      return () => {};
    },
    openDialog,
    onUpgrade: () => {},
    onSignIn: () => {},
    beforeOpening: async () => {},
    openText: (name, { text }) => void opened.push([name, text]),
    choose: () => {},
    ...more,
  };
  const take = (file: File) => takeFile(file, deps);
  return { addText, openDialog, titles, opened, actions, take };
}

const text = (words: string) => new File([words], 'a.txt');
const sound = new File(['bytes'], 'a.mp3');

test('opens a short text as one document', async () => {
  const { take, addText, opened, titles } = setUp();
  await take(text('Hello'));
  expect(opened).toEqual([['a.txt', 'Hello']]);
  expect(titles).toEqual(['Imported a.txt']);
  expect(addText).not.toHaveBeenCalled();
});

test('opens a text with chapters if it is too long for one', async () => {
  const { take, addText, opened } = setUp();
  await take(text('This text is longer than the limit.'));
  expect(addText).toHaveBeenCalledOnce();
  expect(opened).toEqual([]);
});

test('opens nothing before the last words of a recording are in the text', async () => {
  const quiet = Promise.withResolvers<void>();
  const { take, opened } = setUp({ beforeOpening: () => quiet.promise });
  const taken = take(text('Hello'));
  await Promise.resolve();
  expect(opened).toEqual([]);
  quiet.resolve();
  await taken;
  expect(opened).toHaveLength(1);
});

test('shows the cost of a recording first', async () => {
  const { take, openDialog } = setUp();
  await take(sound);
  expect(openDialog).toHaveBeenCalledWith(expect.objectContaining({ file: sound, userId: 'u' }));
});

test('asks visitors to sign in for a recording, and says if recordings can’t be transcribed', async () => {
  const visitor = setUp({ account: { userId: undefined, tier: 'free', cap: 20 } });
  await visitor.take(sound);
  expect(visitor.titles).toEqual(['Sign in to import recordings']);
  const without = setUp({ capabilities: capableOf({ backend: false }) });
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
    account: { userId: undefined, tier: 'free', cap: 20 },
    onSignIn,
  });
  await take(sound);
  actions[0]?.();
  await vi.waitFor(() => expect(onSignIn).toHaveBeenCalledWith('/?kept'));
  expect(put).toHaveBeenCalledOnce();
});

test('sends no recording while On this device is on', async () => {
  const capabilities = { ...capableOf({ backend: true }), wordsStayHere: true };
  const { take, openDialog, titles } = setUp({ capabilities });
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
