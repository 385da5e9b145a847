import type { ReactNode } from 'react';
import { createApiClient } from '../api/client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { QueryClientProvider } from '../api/use-query.ts';
import { createServerBackend } from '../backend/server-backend.ts';
import { BackendProvider } from '../backend/use-backend.ts';
import { AnnouncerProvider } from '../ui/announcer.tsx';
import { ToastProvider } from '../ui/toast.tsx';

export interface FakeResponse {
  status: number;
  body?: unknown;
}

export interface SeenRequest {
  method: string;
  path: string;
  body: unknown;
  headers: Headers;
}

/** The real API client and cache without screens, with a network that the test controls. */
export function createTestPage(response: (request: SeenRequest) => FakeResponse | Promise<FakeResponse>) {
  const requests: SeenRequest[] = [];
  const fakeFetch: typeof fetch = async (input, init) => {
    const request = {
      method: init?.method ?? 'GET',
      path: String(input),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init?.headers),
    };
    requests.push(request);
    const { status, body } = await response(request);
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  };
  const client = createServerBackend(
    createApiClient({ fetch: fakeFetch, token: async () => null, onSignedOut: () => {} }),
  );
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AnnouncerProvider>
      <ToastProvider>
        <QueryClientProvider value={queryClient}>
          <BackendProvider value={client}>{children}</BackendProvider>
        </QueryClientProvider>
      </ToastProvider>
    </AnnouncerProvider>
  );
  return { client, queryClient, requests, wrapper };
}
