/**
 * Caches the app, so that it opens at once and without a network. It holds one build, so that pages and chunks always
 * match. A new build waits until the user accepts it. API calls don't pass through it.
 */
declare const __BUILD__: { version: string; pages: string[]; files: string[]; personal: boolean };

/** The worker types used here; the DOM types don't include them. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface InstallEvent extends ExtendableEvent {
  addRoutes?(route: { condition: { urlPattern: string }; source: 'network' }): Promise<void>;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface ServiceWorkerGlobalScope {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: {
      type: 'window';
      includeUncontrolled: true;
    }): Promise<{ url: string; postMessage(message: object): void }[]>;
  };
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const { version, pages, files, personal } = __BUILD__;
const personalPrefix = 'app-personal-';
const name = `${personal ? personalPrefix : 'app-'}${version}`;

/** Whether a cache belongs to the other edition: the server has switched between hosted and personal. */
const isOtherEdition = (key: string) => key.startsWith('app-') && key.startsWith(personalPrefix) !== personal;

/**
 * Tells open pages of the other edition to reload. They navigate themselves: if the worker navigates a page
 * that is already navigating, it never finishes loading.
 */
async function reloadOtherEdition(): Promise<void> {
  for (const page of await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    const { pathname, search } = new URL(page.url);
    // A personal page whose requests fail goes to the personal sign-in page, which the hosted edition doesn't have.
    const address = pathname.startsWith('/personal/') ? '/' : pathname + search;
    page.postMessage({ personal, address });
  }
}

worker.addEventListener('install', (event) => {
  // In browsers with static routing, API calls don't even start the worker.
  if (event.addRoutes) {
    event.waitUntil(
      event.addRoutes({ condition: { urlPattern: '/api/*' }, source: 'network' }).catch(() => {}),
    );
  }
  const install = async () => {
    const others = (await caches.keys()).filter(isOtherEdition);
    for (const key of others) {
      // The old worker may keep running for a while. With an empty cache, it fetches pages from the server.
      await caches.delete(key);
      await caches.open(key);
    }
    // Pages of the other edition don't work with this server, so this build needs no consent.
    if (others.length > 0) await Promise.all([worker.skipWaiting(), reloadOtherEdition()]);
    const cache = await caches.open(name);
    const storing = cachePages(cache);
    // A personal server may ask for the password first. Its pages can't be cached then, so they are fetched on each
    // visit.
    await Promise.all([cache.addAll(files), personal ? storing.catch(() => {}) : storing]);
  };
  event.waitUntil(install());
});

/** The server sends pages in the user's language. Each page names that language's scripts, which are cached too. */
async function cachePages(cache: Cache): Promise<void> {
  const scripts = new Set<string>();
  for (const path of pages) {
    const page = await fetch(path, { cache: 'reload' });
    // A browser refuses to open a cached page that was redirected.
    if (!page.ok || page.redirected) throw new Error(`${path} returned ${page.status}`);
    const [, ...named] = /href="([^"]+)" data-interface="([^"]*)"/.exec(await page.clone().text()) ?? [];
    for (const script of named) if (script) scripts.add(script);
    await cache.put(path, page);
  }
  await cache.addAll([...scripts]);
}

worker.addEventListener('activate', (event) => {
  const clean = async () => {
    const keys = await caches.keys();
    for (const key of keys) if (key.startsWith('app-') && key !== name) await caches.delete(key);
    await worker.clients.claim();
    // Pages that were still loading missed the first message.
    if (keys.some(isOtherEdition)) await reloadOtherEdition();
  };
  event.waitUntil(clean());
});

worker.addEventListener('message', (event) => {
  const done = () => event.ports[0]?.postMessage(null);
  if (event.data === 'use-new-version') void worker.skipWaiting();
  if (event.data === 'are-you-running') done();
  if (event.data === 'language-chosen') {
    (event as unknown as ExtendableEvent).waitUntil(caches.open(name).then(cachePages).then(done, done));
  }
});

/** The cached page for a URL; null for URLs that only the server can handle. */
const pageOf = (path: string): string | null => {
  const plain = path.toLowerCase().replace(/\/+$/, '') || '/';
  if (pages.includes(plain)) return plain;
  if (personal) return null;
  // A single segment is an invite link, which opens the main screen. The server handles deeper paths and files.
  return /^\/[^/.]+$/.test(plain) && !/^\/(api|healthz|readyz|metrics)$/.test(plain) ? '/' : null;
};

/** Keeps a file shared by another app in a cache until the page that is opening takes it. */
async function cacheSharedFile(request: Request): Promise<Response> {
  // A form of another website may be in an encoding that can't be read. The page then says that no file arrived.
  const form = await request.formData().catch(() => undefined);
  const file = form?.get('file');
  if (file instanceof File) {
    const headers = { 'content-type': file.type, 'x-file-name': encodeURIComponent(file.name) };
    const cache = await caches.open('shared-files');
    await cache.put('/shared-file', new Response(file, { headers }));
  }
  return Response.redirect('/?shared', 303);
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method === 'POST' && origin === worker.location.origin && pathname === '/share-file') {
    event.respondWith(cacheSharedFile(request));
    return;
  }
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api')) return;
  // The cached pages are in one language, so the server handles URLs that ask for a language.
  if (searchParams.has('lang')) return;
  // A worker isn't replaced while it passes on a long download.
  if (searchParams.has('download')) return;
  if (pathname.startsWith('/in-browser/')) {
    // The page stores these files when somebody asks for them, and they outlive a build.
    event.respondWith(caches.match(pathname).then((stored) => stored ?? fetch(request)));
    return;
  }
  const key =
    request.mode === 'navigate' ? pageOf(pathname) : pathname.startsWith('/assets/') ? pathname : null;
  if (key === null) return;
  const respond = async () => (await caches.match(key, { cacheName: name })) ?? fetch(request);
  event.respondWith(respond());
});

export {};
