import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App } from './app.tsx';
import { createCrashReporter } from './backend/report-crash.ts';
import { followAppearance } from './features/theme/use-theme.ts';
import { loadParts } from './load-parts.ts';
import { normaliseUrl } from './normalise-url.ts';
import { focusClickedButtons } from './platform/focus-clicked-buttons.ts';
import { RootBoundary } from './screens/root-error.tsx';
import { prepareScreen } from './screens/screens.tsx';
import { createServices } from './services.ts';

normaliseUrl(window.location, window.history);
focusClickedButtons(document);
followAppearance();

/** Its name identifies the build. */
const mainFile = import.meta.url.replace(/^.*\/|[?#].*$/g, '');

async function start(root: HTMLElement): Promise<void> {
  const parts = await loadParts();
  const services = createServices(parts);
  const report = createCrashReporter(services.backend, mainFile);
  const options: RootOptions = {
    onCaughtError(error, { componentStack }) {
      reportError(error);
      report(error, componentStack);
    },
  };
  const app = (
    <StrictMode>
      <RootBoundary>
        <App services={services} personal={parts.personal} />
      </RootBoundary>
    </StrictMode>
  );
  // The built page is prerendered; the development server's page is empty. A transition hydrates in slices, so that a
  // press doesn't wait for all of it.
  if (root.hasChildNodes()) {
    const hydrate = () => startTransition(() => void hydrateRoot(root, app, options));
    prepareScreen(window.location.pathname, parts.personal).then(hydrate, hydrate);
  } else createRoot(root, options).render(app);
}

const root = document.getElementById('root');
if (root) void start(root);
