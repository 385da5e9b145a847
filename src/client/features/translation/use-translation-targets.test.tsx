import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../../api/client.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { QueryClientProvider } from '../../api/use-query.ts';
import { createServerBackend } from '../../backend/server-backend.ts';
import { BackendProvider } from '../../backend/use-backend.ts';
import { useTranslationTargets } from './use-translation-targets.ts';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.translationPairs;
});

function renderTargets() {
  const fetchFake = vi.fn<typeof fetch>(async () => Response.json({ pairs: { 'en-US': ['es-ES'] } }));
  const client = createServerBackend(
    createApiClient({ fetch: fetchFake, token: async () => null, onSignedOut: () => {} }),
  );
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider value={queryClient}>
      <BackendProvider value={client}>{children}</BackendProvider>
    </QueryClientProvider>
  );
  return { fetchFake, ...renderHook(() => useTranslationTargets('en-US'), { wrapper }) };
}

test('lists the languages that the service can translate this one into', async () => {
  document.documentElement.dataset.translationPairs = 'limited';
  const { result, fetchFake } = renderTargets();
  await waitFor(() => expect(result.current).toEqual(['en-US', 'es-ES']));
  expect(fetchFake.mock.calls[0]?.[0]).toBe('/api/translation-pairs');
});

test('makes no request if every pair works', () => {
  const { result, fetchFake } = renderTargets();
  expect(result.current).toBeUndefined();
  expect(fetchFake).not.toHaveBeenCalled();
});
