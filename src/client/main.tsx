import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { focusClickedButtons } from './platform/focus-clicked-buttons.ts';
import { RootBoundary } from './screens/root-error.tsx';
import { prepareScreen } from './screens/screens.tsx';
import { settleAddress } from './start.ts';

settleAddress(window.location, window.history);
focusClickedButtons(document);

const root = document.getElementById('root');
if (root) {
  const app = (
    <StrictMode>
      <RootBoundary>
        <App />
      </RootBoundary>
    </StrictMode>
  );
  // The built page arrives with its first screen drawn; the development server's page arrives empty.
  // As a transition it is done in slices, so that no press waits for the whole of it.
  if (root.hasChildNodes()) {
    const comeAlive = () => startTransition(() => void hydrateRoot(root, app));
    prepareScreen(window.location.pathname).then(comeAlive, comeAlive);
  } else createRoot(root).render(app);
}
