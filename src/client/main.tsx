import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadParts } from './load-parts.ts';
import { normaliseUrl } from './normalise-url.ts';
import { focusClickedButtons } from './platform/focus-clicked-buttons.ts';
import { RootBoundary } from './screens/root-error.tsx';
import { prepareScreen } from './screens/screens.tsx';

normaliseUrl(window.location, window.history);
focusClickedButtons(document);

async function start(root: HTMLElement): Promise<void> {
  const parts = await loadParts();
  const app = (
    <StrictMode>
      <RootBoundary>
        <App parts={parts} />
      </RootBoundary>
    </StrictMode>
  );
  // The built page is prerendered; the development server's page is empty. A transition hydrates in slices, so that a
  // press doesn't wait for all of it.
  if (root.hasChildNodes()) {
    const hydrate = () => startTransition(() => void hydrateRoot(root, app));
    prepareScreen(window.location.pathname, parts.personal).then(hydrate, hydrate);
  } else createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) void start(root);
