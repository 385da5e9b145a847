import { useState } from 'react';
import { ApiProvider } from './api/queries.ts';
import { QueryClientProvider } from './api/use-query.ts';
import { SessionProvider } from './features/session/session.tsx';
import { DialogsHost } from './screens/dialogs.tsx';
import { type PersonalEdition, PersonalProvider } from './screens/personal-edition.ts';
import { Screens } from './screens/screens.tsx';
import { createServices } from './services.ts';
import { AnnouncerProvider } from './ui/announcer.tsx';
import { BuildPathProvider } from './ui/router.tsx';
import { ToastProvider } from './ui/toast.tsx';

interface AppProps {
  /** Set only when the page is prerendered at build time. */
  path?: string;
  personal?: PersonalEdition | undefined;
}

export function App({ path, personal }: AppProps) {
  const [{ session, client, queryClient }] = useState(() => createServices(personal));
  return (
    <BuildPathProvider value={path}>
      <PersonalProvider value={personal}>
        <AnnouncerProvider>
          <ToastProvider>
            <QueryClientProvider value={queryClient}>
              <ApiProvider value={client}>
                <SessionProvider session={session}>
                  <DialogsHost>
                    <Screens />
                  </DialogsHost>
                </SessionProvider>
              </ApiProvider>
            </QueryClientProvider>
          </ToastProvider>
        </AnnouncerProvider>
      </PersonalProvider>
    </BuildPathProvider>
  );
}
