import { createRequire } from 'node:module';
import type Stripe from 'stripe';
import { AppError } from '../../shared/errors.ts';

export interface StripeOptions {
  secretKey: string;
  /** If it isn't Stripe's own URL. */
  apiUrl?: string | undefined;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;

const require = createRequire(import.meta.url);

/** Stripe's client is the server's largest dependency and few requests need it, so it is loaded on first use. */
const loadStripe = () => require('stripe') as typeof Stripe;

export function connectToStripe(options: StripeOptions): Stripe {
  const Client = loadStripe();
  const url = options.apiUrl ? new URL(options.apiUrl) : undefined;
  return new Client(options.secretKey, {
    timeout: options.timeoutMs ?? defaultTimeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port,
      protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  });
}

/** Stripe's messages may contain keys and ids, so users see our own message and the cause is only logged. */
function toAppError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const { errors } = loadStripe();
  // Any other error comes from a response that doesn't look like Stripe's.
  const refused = error instanceof errors.StripeInvalidRequestError || !(error instanceof errors.StripeError);
  return new AppError(refused ? 'provider-failed' : 'provider-unavailable', {
    message: 'The payment system isn’t available right now. Please try again later.',
    cause: error,
  });
}

export const isMissing = (error: unknown): boolean =>
  error instanceof loadStripe().errors.StripeError && error.code === 'resource_missing';

export const withAppErrors = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw toAppError(error);
  }
};
