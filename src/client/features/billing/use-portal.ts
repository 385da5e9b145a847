import { useApi } from '../../api/queries.ts';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import { useToast } from '../../ui/toast.tsx';
import { useRedirect } from './use-redirect.ts';

/** Opens the customer portal, or says that it can't be opened. */
export function usePortal(): { busy: boolean; open(): void } {
  const client = useApi();
  const toast = useToast();
  const { busy, redirect } = useRedirect();

  // Loaded on demand, because the header is part of the first load.
  const find = async (): Promise<string | undefined> => {
    const { findPortal } = await loadWithRetry(() => import('./find-portal.ts'));
    return findPortal(client, toast);
  };

  return { busy, open: () => void redirect(find) };
}
