import { afterEach, expect, test, vi } from 'vitest';
import { takeIncomingFiles } from './incoming-files.ts';

const unexpected = () => {
  throw new Error('The file is lost');
};

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'launchQueue');
  window.history.replaceState(null, '', '/');
});

test('takes a file that the app is opened with, but not again after a reload', async () => {
  const file = new File(['Hello'], 'a.txt');
  const launchQueue = {
    setConsumer: (consume: (launch: object) => void) =>
      consume({ files: [{ getFile: () => Promise.resolve(file) }] }),
  };
  Object.assign(window, { launchQueue });
  const taken: File[] = [];
  window.history.replaceState(null, '', '/?opened');
  await takeIncomingFiles((each) => taken.push(each), unexpected);
  await vi.waitFor(() => expect(taken).toEqual([file]));
  expect(window.location.search).toBe('');
  await takeIncomingFiles((each) => taken.push(each), unexpected);
  expect(taken).toEqual([file]);
});

test('takes a shared file once, with its name, and says when there is none', async () => {
  const stored = new Map([
    [
      '/shared-file',
      new Response('Hello', { headers: { 'content-type': 'text/plain', 'x-file-name': 'N%C3%B6tiz.txt' } }),
    ],
  ]);
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (path: string) => stored.get(path),
      delete: async (path: string) => stored.delete(path),
    }),
  });
  const taken: string[] = [];
  for (let visit = 0; visit < 2; visit += 1) {
    window.history.replaceState(null, '', '/?shared');
    await takeIncomingFiles(
      ({ name }) => taken.push(name),
      () => taken.push('lost'),
    );
    expect(window.location.search).toBe('');
  }
  expect(taken).toEqual(['Nötiz.txt', 'lost']);
});
