interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Where the service worker leaves a file that another app has shared. */
const sharedFiles = { cache: 'shared-files', path: '/shared-file', mark: 'shared' } as const;

/** Stores a file while the user is away from the page. Returns the URL that makes the page take it again. */
export async function keepFile(file: File): Promise<string> {
  const cache = await caches.open(sharedFiles.cache);
  const headers = { 'content-type': file.type, 'x-file-name': encodeURIComponent(file.name) };
  await cache.put(sharedFiles.path, new Response(file, { headers }));
  return `/?${sharedFiles.mark}`;
}

/**
 * Takes a file that was opened with the app ("Open with") or shared with it from another app. A shared file is lost if
 * there was no service worker to take it.
 */
export async function takeIncomingFiles(onFile: (file: File) => void, onLost: () => void): Promise<void> {
  const query = new URLSearchParams(window.location.search);
  const isOpened = query.has('opened');
  if (!isOpened && !query.has(sharedFiles.mark)) return;
  // A reload must not take the file again.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  if (isOpened) {
    const { launchQueue } = window as Window & { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files: [handle] }) => {
      void handle?.getFile().then(onFile, () => undefined);
    });
    return;
  }
  const file = await takeSharedFile().catch(() => undefined);
  if (file) onFile(file);
  else onLost();
}

async function takeSharedFile(): Promise<File | undefined> {
  const cache = await caches.open(sharedFiles.cache);
  const stored = await cache.match(sharedFiles.path);
  if (!stored) return undefined;
  await cache.delete(sharedFiles.path);
  const name = decodeURIComponent(stored.headers.get('x-file-name') ?? 'recording');
  return new File([await stored.blob()], name, { type: stored.headers.get('content-type') ?? '' });
}
