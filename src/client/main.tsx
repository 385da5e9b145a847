import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadPersonal } from './load-personal.ts';
import { normaliseUrl } from './normalise-url.ts';
import { isOnDevice } from './platform/device-mode.ts';
import { focusClickedButtons } from './platform/focus-clicked-buttons.ts';
import { RootBoundary } from './screens/root-error.tsx';
import { prepareScreen } from './screens/screens.tsx';

normaliseUrl(window.location, window.history);
focusClickedButtons(document);

async function start(root: HTMLElement): Promise<void> {
  const personal = await loadPersonal();
  if (isOnDevice())
    await import('./platform/recognition/device-recognition.ts').then(
      (module) => module.prepareDeviceRecognition(),
      // Without it, recording is off.
      () => {},
    );
  const app = (
    <StrictMode>
      <RootBoundary>
        <App personal={personal} />
      </RootBoundary>
    </StrictMode>
  );
  // The built page is prerendered; the development server's page is empty. A transition hydrates in slices, so that a
  // press doesn't wait for all of it.
  if (root.hasChildNodes()) {
    const hydrate = () => startTransition(() => void hydrateRoot(root, app));
    prepareScreen(window.location.pathname, personal).then(hydrate, hydrate);
  } else createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) void start(root);
