import type { LanguageCode } from '../shared/languages.ts';
import { followRoom, type RoomEvents } from './features/live-viewer/follow-room.ts';
import { showOverlay, showProjector } from './features/live-viewer/stage-page.ts';
import { preferredLanguage, readViewerOptions } from './features/live-viewer/viewer-options.ts';
import { createViewerPage } from './features/live-viewer/viewer-page.ts';
import { localStore } from './platform/storage.ts';

const options = readViewerOptions(window.location);
const stored = preferredLanguage([localStore.read('liveLanguage') ?? '']);
const fromBrowser = preferredLanguage(navigator.languages);
const { code, mode, second } = options;
const address = `${window.location.origin}/live/${code}`;

function follow(language: LanguageCode | undefined, events: RoomEvents) {
  const follower = followRoom({
    code,
    language,
    fetch: (...args) => window.fetch(...args),
    random: Math.random,
    now: () => performance.now(),
    ...events,
  });
  window.addEventListener('online', () => follower.retry());
  window.addEventListener('offline', () => follower.drop());
  // Phones stop pages in the background, often without closing their connections.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) follower.retry();
  });
  return follower;
}

function start(root: HTMLElement): void {
  const language = options.language ?? stored ?? fromBrowser;
  if (mode === 'overlay') {
    const languages = second ? [options.language, second] : [options.language];
    showOverlay({ root, options: options.overlay, languages, follow });
  } else if (mode === 'projector') {
    const drawn = import('./features/live-viewer/code-drawing.ts').then(({ drawCode }) => drawCode(address));
    showProjector({
      root,
      url: address,
      languages: [options.language, ...(second ? [second] : [])],
      code: drawn,
      follow,
    });
  } else {
    const page = createViewerPage({
      root,
      preferred: options.language ?? fromBrowser,
      storage: localStore,
      prefersDark: window.matchMedia('(prefers-color-scheme: dark)').matches,
      synthesis: 'speechSynthesis' in window ? window.speechSynthesis : undefined,
      onLanguage: (next) => follower.setLanguage(next),
    });
    const follower = follow(language, page);
  }
}

const root = document.getElementById('root');
if (root) start(root);
