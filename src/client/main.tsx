import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { RootBoundary } from './screens/root-error.tsx';
import { settleAddress } from './start.ts';

settleAddress(window.location, window.history);

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
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
