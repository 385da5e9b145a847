import {
  inBrowserBytes,
  inBrowserFiles,
  inBrowserUrl,
} from '../../../shared/recognition/in-browser-engine.ts';

/** The service worker answers requests for the engine's files from this cache. */
const cacheName = 'in-browser-engine';

const urls = (Object.keys(inBrowserFiles) as (keyof typeof inBrowserFiles)[]).map(inBrowserUrl);

/** Whether all files are stored in this browser. */
export async function isInBrowserEngineStored(): Promise<boolean> {
  const found = await Promise.all(urls.map((url) => caches.match(url, { cacheName })));
  return found.every(Boolean);
}

/** Stores the files in this browser, where they also work offline. Reports how much has arrived, from 0 to 1. */
export async function storeInBrowserEngine(onProgress: (share: number) => void): Promise<void> {
  const cache = await caches.open(cacheName);
  let received = 0;
  for (const url of urls) {
    // An update of the app would wait for a download that passes through the service worker.
    const response = await fetch(`${url}?download`);
    if (!response.ok || !response.body) throw new Error(`${url} returned ${response.status}`);
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.length;
        onProgress(Math.min(1, received / inBrowserBytes));
        controller.enqueue(chunk);
      },
    });
    const headers = { 'content-type': response.headers.get('content-type') ?? '' };
    await cache.put(url, new Response(response.body.pipeThrough(count), { headers }));
  }
}
