import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { SandboxDeps } from '../service.ts';
import { seedCatalogue } from './catalogue.ts';

/** A pending webhook, kept until the app responds with 2xx. */
export interface Delivery {
  id: string;
  event: string;
  attempts: number;
  held: boolean;
}

/** A stored response for an idempotency key and its request. */
interface StoredResponse {
  request: string;
  body: unknown;
  at: number;
}

export interface DeliveryMode {
  hold: boolean;
  times: number;
  delayMs: number;
}

/** A saved card number, needed for later charges. */
interface CardOnFile {
  number: string;
}

/** The whole state, as plain JSON so that it survives a restart. */
interface StripeState {
  products: Record<string, Stripe.Product>;
  prices: Record<string, Stripe.Price>;
  customers: Record<string, Stripe.Customer>;
  sessions: Record<string, Stripe.Checkout.Session>;
  subscriptions: Record<string, Stripe.Subscription>;
  invoices: Record<string, Stripe.Invoice>;
  invoicePayments: Record<string, Stripe.InvoicePayment>;
  paymentIntents: Record<string, Stripe.PaymentIntent>;
  paymentMethods: Record<string, Stripe.PaymentMethod>;
  charges: Record<string, Stripe.Charge>;
  refunds: Record<string, Stripe.Refund>;
  portals: Record<string, Stripe.BillingPortal.Session>;
  events: Record<string, Stripe.Event>;
  cards: Record<string, CardOnFile>;
  /** The price and metadata for the subscription of a checkout session. */
  orders: Record<string, { price: string; quantity: number; metadata: Record<string, string> }>;
  remembered: Record<string, StoredResponse>;
  deliveries: Delivery[];
  mode: DeliveryMode;
}

/** The names of the collections, whose objects all have ids. */
const collections = [
  'products',
  'prices',
  'customers',
  'sessions',
  'subscriptions',
  'invoices',
  'invoicePayments',
  'paymentIntents',
  'paymentMethods',
  'charges',
  'refunds',
  'portals',
  'events',
] as const satisfies readonly (keyof StripeState)[];

export const defaultMode: DeliveryMode = { hold: false, times: 1, delayMs: 0 };

const emptyState = (): StripeState => ({
  products: {},
  prices: {},
  customers: {},
  sessions: {},
  subscriptions: {},
  invoices: {},
  invoicePayments: {},
  paymentIntents: {},
  paymentMethods: {},
  charges: {},
  refunds: {},
  portals: {},
  events: {},
  cards: {},
  orders: {},
  remembered: {},
  deliveries: [],
  mode: { ...defaultMode },
});

export interface Store {
  state: StripeState;
  origin: string;
  save(): void;
  /** In seconds, as in Stripe. */
  now(): number;
  id(prefix: string): string;
  find(id: string): object | undefined;
}

/** Loads the stored state, or creates a new one with the premium plan. */
export function openStore(deps: SandboxDeps): Store {
  const section = deps.state.section<StripeState>('stripe', emptyState());
  const store: Store = {
    state: section.value,
    origin: deps.origin,
    save: () => section.save(),
    now: () => Math.floor(deps.now() / 1_000),
    id: (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`,
    find(id) {
      for (const name of collections) {
        const found = store.state[name][id];
        if (found) return found;
      }
      return undefined;
    },
  };
  if (Object.keys(store.state.prices).length === 0) {
    seedCatalogue(store.state, store.now());
    store.save();
  }
  return store;
}
