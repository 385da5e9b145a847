interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void): void;
}

const cacheName = 'shared-files';

interface Slot {
  path: string;
  /** The query parameter that makes the page take the file. */
  mark: string;
}

/** Where the service worker leaves a file that another app, or a form on any website, has sent. */
const sharedFile: Slot = { path: '/shared-file', mark: 'shared' };
/** Only this page leaves a file here. */
const keptFile: Slot = { path: '/kept-file', mark: 'kept' };

export interface IncomingFileHandlers {
  /** The user has already chosen to open this file here. */
  onFile(file: File): void;
  /** Anybody may have sent this file. */
  onShared(file: File): void;
  /** There was no service worker to take the file. */
  onLost(): void;
}

/** Stores a file while the user is away from the page. Returns the URL that makes the page take it again. */
export async function keepFile(file: File): Promise<string> {
  const cache = await caches.open(cacheName);
  const headers = { 'content-type': file.type, 'x-file-name': encodeURIComponent(file.name) };
  await cache.put(keptFile.path, new Response(file, { headers }));
  return `/?${keptFile.mark}`;
}

/** Removes files that nobody took, so that the next person on this device can't open them. */
export async function removeIncomingFiles(): Promise<void> {
  // Missing without https.
  if ('caches' in globalThis) await caches.delete(cacheName).catch(() => false);
}

/** Takes a file that was opened with the app ("Open with"), shared with it from another app, or kept by this page. */
export async function takeIncomingFiles({ onFile, onShared, onLost }: IncomingFileHandlers): Promise<void> {
  const query = new URLSearchParams(window.location.search);
  const isOpened = query.has('opened');
  const slot = [sharedFile, keptFile].find(({ mark }) => query.has(mark));
  if (!isOpened && !slot) return;
  // A reload must not take the file again.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  if (isOpened) {
    const { launchQueue } = window as Window & { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files: [handle] }) => {
      void handle?.getFile().then(onFile, () => undefined);
    });
    return;
  }
  if (!slot) return;
  const file = await takeStored(slot).catch(() => undefined);
  if (!file) onLost();
  else if (slot === keptFile) onFile(file);
  else onShared(file);
}

async function takeStored({ path }: Slot): Promise<File | undefined> {
  const cache = await caches.open(cacheName);
  const stored = await cache.match(path);
  if (!stored) return undefined;
  await cache.delete(path);
  const name = decodeURIComponent(stored.headers.get('x-file-name') ?? 'recording');
  return new File([await stored.blob()], name, { type: stored.headers.get('content-type') ?? '' });
}
