import { Router } from 'wouter';
import { DialogsHost } from './screens/dialogs.tsx';
import { RootBoundary } from './screens/root-error.tsx';
import { Screens } from './screens/screens.tsx';
import { AnnouncerProvider } from './ui/announcer.tsx';
import { ToastProvider } from './ui/toast.tsx';

/** `path` is given only while the page is rendered at build time. */
export function App({ path }: { path?: string }) {
  return (
    <RootBoundary>
      <Router ssrPath={path}>
        <AnnouncerProvider>
          <ToastProvider>
            <DialogsHost>
              <Screens />
            </DialogsHost>
          </ToastProvider>
        </AnnouncerProvider>
      </Router>
    </RootBoundary>
  );
}
