import { type ApiClient, ApiError } from '../../api/client.ts';
import { billingStrings as strings } from './strings.ts';

export type CheckoutResult =
  | { kind: 'go'; url: string }
  | { kind: 'already-premium' }
  | { kind: 'unavailable' }
  | { kind: 'failed'; message: string };

const failed = (message: string): CheckoutResult => ({ kind: 'failed', message });

/** The specification has a message for every way in which this can fail. */
export async function requestCheckout(client: ApiClient, userId: string): Promise<CheckoutResult> {
  let response: Response;
  try {
    response = await client.send('createCheckout', { body: { userId } });
  } catch (error) {
    if (!(error instanceof ApiError)) return failed(strings.connectionFailed);
    if (error.code === 'already-premium') return { kind: 'already-premium' };
    if (error.status === 503) return { kind: 'unavailable' };
    return failed(error.userMessage ?? strings.checkoutFailed);
  }
  const body: unknown = await response.json().catch(() => null);
  const { url, error } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  if (typeof url === 'string' && url !== '') return { kind: 'go', url };
  return failed(typeof error === 'string' && error !== '' ? error : strings.invalidResponse);
}
