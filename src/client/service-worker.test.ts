import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** Runs the worker and returns whether it answers a request. */
async function startWorker() {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('__BUILD__', { version: '1', pages: ['/'], files: [], personal: false });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener),
  );
  vi.stubGlobal('caches', { match: async () => new Response() });
  vi.resetModules();
  await import('./service-worker.ts');
  return (path: string, mode = 'cors') => {
    const respondWith = vi.fn();
    const request = { method: 'GET', mode, url: `${location.origin}${path}` };
    listeners.get('fetch')?.({ request, respondWith });
    return respondWith.mock.calls.length > 0;
  };
}

test('answers for the app’s own files, but not for the API', async () => {
  const answers = await startWorker();
  expect(answers('/', 'navigate')).toBe(true);
  expect(answers('/assets/app.js')).toBe(true);
  expect(answers('/api/session')).toBe(false);
});

test('stays out of large downloads, because an update would wait for them', async () => {
  const answers = await startWorker();
  expect(answers('/in-browser/1/model.onnx')).toBe(true);
  expect(answers('/in-browser/1/model.onnx?download')).toBe(false);
});
