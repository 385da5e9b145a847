import { afterEach, expect, test, vi } from 'vitest';
import { keepFile, removeIncomingFiles, takeIncomingFiles } from './incoming-files.ts';

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
  await takeIncomingFiles({ onFile: (each) => taken.push(each), onShared: unexpected, onLost: unexpected });
  await vi.waitFor(() => expect(taken).toEqual([file]));
  expect(window.location.search).toBe('');
  await takeIncomingFiles({ onFile: (each) => taken.push(each), onShared: unexpected, onLost: unexpected });
  expect(taken).toEqual([file]);
});

const stored = (name: string) =>
  new Response('Hello', { headers: { 'content-type': 'text/plain', 'x-file-name': name } });

/** Opens the page at a URL and reports what it did with the file. */
async function visit(url: string, files: Map<string, Response>): Promise<string[]> {
  vi.stubGlobal('caches', {
    delete: async () => files.clear(),
    open: async () => ({
      match: async (path: string) => files.get(path),
      delete: async (path: string) => files.delete(path),
      put: async (path: string, response: Response) => files.set(path, response),
    }),
  });
  const done: string[] = [];
  window.history.replaceState(null, '', url);
  await takeIncomingFiles({
    onFile: ({ name }) => done.push(`took ${name}`),
    onShared: ({ name, size }) => done.push(`asked about ${name}, ${size}`),
    onLost: () => done.push('lost'),
  });
  expect(window.location.search).toBe('');
  return done;
}

test('asks about a shared file once, with its name, and says when there is none', async () => {
  const files = new Map([['/shared-file', stored('N%C3%B6tiz.txt')]]);
  expect(await visit('/?shared', files)).toEqual(['asked about Nötiz.txt, 5']);
  expect(await visit('/?shared', files)).toEqual(['lost']);
});

test('never takes a shared file without asking, whatever the URL says', async () => {
  for (const url of ['/?kept', '/?opened', '/?kept&opened', '/?shared&kept', '/?shared&opened']) {
    const files = new Map([['/shared-file', stored('a.txt')]]);
    expect(
      (await visit(url, files)).filter((step) => step.startsWith('took')),
      url,
    ).toEqual([]);
  }
});

test('takes a file that the page itself kept without asking', async () => {
  const files = new Map<string, Response>();
  await visit('/', files);
  const url = await keepFile(new File(['Hello'], 'a.txt', { type: 'text/plain' }));
  expect(await visit(url, files)).toEqual(['took a.txt']);
});

test('removes a file that nobody took', async () => {
  const files = new Map<string, Response>();
  await visit('/', files);
  const url = await keepFile(new File(['Hello'], 'a.txt'));
  await removeIncomingFiles();
  expect(await visit(url, files)).toEqual(['lost']);
});
