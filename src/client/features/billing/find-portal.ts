import type { ApiClient } from '../../api/client.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';
import { billingStrings as strings } from './strings.ts';

/** Returns the URL of the customer portal. If that fails, tells the user and returns undefined. */
export async function findPortal(
  client: ApiClient,
  toast: (message: ToastMessage) => void,
): Promise<string | undefined> {
  const url = await requestPortal(client);
  if (!url) toast({ title: strings.portalFailed, description: strings.portalFailedText, tone: 'bad' });
  return url;
}

async function requestPortal(client: ApiClient): Promise<string | undefined> {
  try {
    const body: unknown = await (await client.send('customerPortal')).json();
    const url = (body as { url?: unknown } | null)?.url;
    return typeof url === 'string' && url !== '' ? url : undefined;
  } catch {
    return undefined;
  }
}
