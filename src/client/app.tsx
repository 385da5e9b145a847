import { useState } from 'react';
import { ApiProvider } from './api/queries.ts';
import { QueryClientProvider } from './api/use-query.ts';
import { SessionProvider } from './features/session/session.tsx';
import { DialogsHost } from './screens/dialogs.tsx';
import { Screens } from './screens/screens.tsx';
import { createServices } from './services.ts';
import { AnnouncerProvider } from './ui/announcer.tsx';
import { BuildPathProvider } from './ui/router.tsx';
import { ToastProvider } from './ui/toast.tsx';

/** `path` is given only while the page is rendered at build time. */
export function App({ path }: { path?: string }) {
  const [{ session, client, queryClient }] = useState(createServices);
  return (
    <BuildPathProvider value={path}>
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
    </BuildPathProvider>
  );
}
