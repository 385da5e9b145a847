import { useState } from 'react';
import { QueryClientProvider } from './api/use-query.ts';
import { BackendProvider } from './backend/use-backend.ts';
import { SessionProvider } from './features/session/session.tsx';
import type { AppParts } from './load-parts.ts';
import { DialogsHost } from './screens/dialogs.tsx';
import { PersonalProvider } from './screens/personal-edition.ts';
import { Screens } from './screens/screens.tsx';
import { createServices } from './services.ts';
import { AnnouncerProvider } from './ui/announcer.tsx';
import { BuildPathProvider } from './ui/router.tsx';
import { ToastProvider } from './ui/toast.tsx';

interface AppProps {
  /** Set only when the page is prerendered at build time. */
  path?: string;
  parts: AppParts;
}

export function App({ path, parts }: AppProps) {
  const [{ session, backend, queryClient }] = useState(() => createServices(parts));
  return (
    <BuildPathProvider value={path}>
      <PersonalProvider value={parts.personal}>
        <AnnouncerProvider>
          <ToastProvider>
            <QueryClientProvider value={queryClient}>
              <BackendProvider value={backend}>
                <SessionProvider session={session}>
                  <DialogsHost>
                    <Screens />
                  </DialogsHost>
                </SessionProvider>
              </BackendProvider>
            </QueryClientProvider>
          </ToastProvider>
        </AnnouncerProvider>
      </PersonalProvider>
    </BuildPathProvider>
  );
}
