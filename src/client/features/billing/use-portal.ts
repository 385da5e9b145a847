import { useBackend } from '../../backend/use-backend.ts';
import { useToast } from '../../ui/toast.tsx';
import { findPortal } from './find-portal.ts';
import { useRedirect } from './use-redirect.ts';

/** Opens the customer portal, or says that it can't be opened. */
export function usePortal(): { busy: boolean; open(): void } {
  const client = useBackend();
  const toast = useToast();
  const { busy, redirect } = useRedirect();
  return { busy, open: () => void redirect(() => findPortal(client, toast)) };
}
