import { QueryClientProvider } from './api/use-query.ts';
import { BackendProvider } from './backend/use-backend.ts';
import { SessionProvider } from './features/session/session.tsx';
import { DialogsHost } from './screens/dialogs.tsx';
import { type PersonalEdition, PersonalProvider } from './screens/personal-edition.ts';
import { Screens } from './screens/screens.tsx';
import type { Services } from './services.ts';
import { AnnouncerProvider } from './ui/announcer.tsx';
import { BuildPathProvider } from './ui/router.tsx';
import { ToastProvider } from './ui/toast.tsx';

interface AppProps {
  /** Set only when the page is prerendered at build time. */
  path?: string;
  services: Services;
  /** Undefined in the hosted edition. */
  personal: PersonalEdition | undefined;
}

export function App({ path, services, personal }: AppProps) {
  const { session, backend, queryClient } = services;
  return (
    <BuildPathProvider value={path}>
      <PersonalProvider value={personal}>
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
