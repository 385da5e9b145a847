import { type ApiClient, createApiClient } from './api/client.ts';
import { createQueryClient, type QueryClient } from './api/query-client.ts';
import { watchTier } from './api/tier-changes.ts';
import { createTokenSource } from './api/token.ts';
import { createBrowserSession } from './features/session/browser-session.ts';
import type { Session } from './features/session/create-session.ts';
import { isOnDevice } from './platform/device-mode.ts';
import { loadRequestGuard } from './platform/log-sent.ts';
import type { PersonalEdition } from './screens/personal-edition.ts';

export interface Services {
  session: Session;
  client: ApiClient;
  queryClient: QueryClient;
}

/** Creates the services that the whole page shares. */
export function createServices(personal: PersonalEdition | undefined): Services {
  const session = (personal?.createSession ?? createBrowserSession)(() => client);
  const queryClient = createQueryClient();
  const request: typeof fetch = (...args) => window.fetch(...args);
  const token = createTokenSource({
    fetch: request,
    now: Date.now,
    // Only accounts of the hosted edition need a token.
    signedIn: () => !personal && session.state().user !== null && !isOnDevice(),
  });
  const client = createApiClient({
    fetch: request,
    token: token.get,
    intercept: async (name, options) =>
      options.body || options.form || isOnDevice()
        ? (await loadRequestGuard()).interceptCall(name, options)
        : undefined,
    onSignedOut: () => {
      if (session.state().user) session.drop();
    },
    onTierChanged: () => {
      const person = session.state().user?.googleSub;
      if (person) void queryClient.invalidateQueries({ queryKey: [person, 'subscription'] });
    },
  });
  watchTier(queryClient);

  let userId = session.state().user?.googleSub;
  session.subscribe(() => {
    const next = session.state().user?.googleSub;
    if (next === userId) return;
    token.forget();
    if (userId !== undefined) queryClient.removeQueries({ queryKey: [userId] });
    userId = next;
  });
  return { session, client, queryClient };
}
