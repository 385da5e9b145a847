import { createApiClient } from './api/client.ts';
import { createQueryClient, type QueryClient } from './api/query-client.ts';
import { watchTier } from './api/tier-changes.ts';
import { createTokenSource } from './api/token.ts';
import type { Backend } from './backend/backend.ts';
import { createServerBackend } from './backend/server-backend.ts';
import { createBrowserSession } from './features/session/browser-session.ts';
import type { Session } from './features/session/create-session.ts';
import { loadTranslated } from './interface/translated.ts';
import type { AppParts } from './load-parts.ts';

export interface Services {
  session: Session;
  backend: Backend;
  queryClient: QueryClient;
}

/** Not part of the first load: it is loaded with the first call that has content. */
const importGuard = () => loadTranslated(() => import('./backend/request-guard.ts'));
let guard: Awaited<ReturnType<typeof importGuard>> | undefined;
const loadGuard = async () => (guard ??= await importGuard());

/** Creates the services that the whole page shares. */
export function createServices({ personal, createDeviceBackend }: AppParts): Services {
  const session = (personal?.createSession ?? createBrowserSession)(() => backend);
  const queryClient = createQueryClient();
  const request: typeof fetch = (...args) => window.fetch(...args);
  const token = createTokenSource({
    fetch: request,
    now: Date.now,
    // Only accounts of the hosted edition need a token, and none on this device.
    signedIn: () => !personal && !createDeviceBackend && session.state().user !== null,
  });
  const api = createApiClient({
    fetch: request,
    token: token.get,
    guard: async (name, content) =>
      (await loadGuard()).guardRequest(name, content, createDeviceBackend !== undefined),
    onSignedOut: () => {
      if (session.state().user) session.drop();
    },
    onTierChanged: () => {
      const person = session.state().user?.googleSub;
      if (person) void queryClient.invalidateQueries({ queryKey: [person, 'subscription'] });
    },
  });
  const backend = createDeviceBackend?.({ api }) ?? createServerBackend(api);
  watchTier(queryClient);

  let userId = session.state().user?.googleSub;
  session.subscribe(() => {
    const next = session.state().user?.googleSub;
    if (next === userId) return;
    token.forget();
    if (userId !== undefined) queryClient.removeQueries({ queryKey: [userId] });
    userId = next;
  });
  return { session, backend, queryClient };
}
