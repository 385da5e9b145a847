import { useApi } from '../../api/queries.ts';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import { useToast } from '../../ui/toast.tsx';
import { useRedirect } from './use-redirect.ts';

/** Opens the customer portal, or says that it can't be opened. */
export function usePortal(): { busy: boolean; open(): void } {
  const client = useApi();
  const toast = useToast();
  const { busy, redirect } = useRedirect();

  const findPortal = async (): Promise<string | undefined> => {
    // Loaded on demand, because the header is part of the first load.
    const [{ requestPortal }, { billingStrings: strings }] = await loadWithRetry(() =>
      Promise.all([import('./checkout.ts'), import('./strings.ts')]),
    );
    const url = await requestPortal(client);
    if (!url) toast({ title: strings.portalFailed, description: strings.portalFailedText, tone: 'bad' });
    return url;
  };

  return { busy, open: () => void redirect(findPortal) };
}
