import type { LightMyRequestResponse } from 'fastify';
import Stripe from 'stripe';
import { expect, vi } from 'vitest';
import type { ServiceName } from '../src/sandbox/service-names.ts';
import { createTestApp } from '../src/server/testing/test-app.ts';
import { translationBody } from '../src/server/testing/test-bodies.ts';
import { createSpeaker, listen, openViewer } from '../src/server/testing/test-live.ts';
import { encodeForm } from '../src/server/testing/test-recordings.ts';
import { createWav } from '../src/shared/test-wav.ts';
import { appUrl, createRealProviders, webhookSecret } from './real-providers.ts';

export async function openProduct(origin: string, timeoutMs?: number) {
  const test = await createTestApp({ now: Date.now(), deps: createRealProviders(origin, timeoutMs) });
  const person = await test.signIn('person');
  return { ...test, person };
}
export type Product = Awaited<ReturnType<typeof openProduct>>;

/** The outcome of a call, as one of the contract's error codes. */
type Ending = 'done' | 'provider-failed' | 'provider-unavailable' | `other: ${string}`;

export interface FaultCall {
  service: ServiceName;
  /** The path of the external service that the call needs. */
  path: string;
  /** Sets up the data that the call needs, while everything still works. */
  prepare?: (product: Product) => Promise<void>;
  send: (product: Product) => Promise<Ending>;
  /** Well-formed responses with invalid content. */
  invalidResponses: unknown[];
}

const codeOf = (response: LightMyRequestResponse): Ending => {
  if (response.statusCode < 300) return 'done';
  const { code } = response.json<{ code: string }>();
  if (code === 'provider-failed' && response.statusCode === 502) return code;
  if (code === 'provider-unavailable' && response.statusCode === 503) return code;
  return `other: ${response.statusCode} ${code}`;
};

const post = (
  { app, person }: Product,
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...person.headers, ...headers },
    ...(payload && { payload }),
  });

const translation = (product: Product, headers?: Record<string, string>) =>
  post(product, '/api/translate', translationBody('person', 'free', 'Good morning.'), headers);

const transcript = async ({ app, person }: Product) => {
  const form = await encodeForm({ file: createWav(2), language: 'en-US' });
  const headers = { ...person.headers, ...form.headers, 'idempotency-key': 'segment-1' };
  return app.inject({ method: 'POST', url: '/api/transcribe', headers, payload: form.payload });
};

/** Once a stream has started, only an event can report a failure. */
function endOfStream(response: LightMyRequestResponse): Ending {
  if (!String(response.headers['content-type']).includes('event-stream')) return codeOf(response);
  const failure = /event: error\ndata: (.*)/.exec(response.body)?.[1];
  if (failure) return (JSON.parse(failure) as { code: 'provider-failed' }).code;
  return response.body.includes('event: done') ? 'done' : 'other: the stream ended without an event';
}

/** The response arrives when the provider starts, so only the audio shows whether it finished. */
async function speech(product: Product): Promise<Ending> {
  const payload = { text: 'Good day.', language: 'en-US', voice: 'sage', userId: 'person', tier: 'free' };
  const response = await post(product, '/api/text-to-speech', payload);
  if (codeOf(response) !== 'done') return codeOf(response);
  const { audioUrl } = response.json<{ audioUrl: string }>();
  const audio = await product.app
    .inject({ url: audioUrl, headers: product.person.headers })
    .catch(() => undefined);
  return audio?.statusCode === 200 && audio.rawPayload.length > 1_000 ? 'done' : 'provider-failed';
}

export const becomePremium = async (product: Product) => {
  await pay(product);
  await lookUp(product);
};

export const deleteAccount = (product: Product) =>
  post(product, '/api/account/person/delete', { email: 'person@example.com' });

const becomeCustomer = async (product: Product) => {
  const response = await post(product, '/api/create-checkout-session', { userId: 'person' });
  if (response.statusCode !== 200) throw new Error(`No checkout: ${response.body}`);
};

const pay = async (product: Product) => {
  const response = await post(product, '/api/create-checkout-session', { userId: 'person' });
  await fetch(response.json<{ url: string }>().url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'cardNumber=4242424242424242',
  });
};

const lookUp = (product: Product) =>
  product.app.inject({ url: '/api/subscription/person?checkout=1', headers: product.person.headers });

async function webhook(product: Product): Promise<Ending> {
  const row = await product.db.selectFrom('subscriptions').select('customer_id').executeTakeFirstOrThrow();
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { object: 'subscription', customer: row.customer_id } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  const response = await product.app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
  return codeOf(response);
}

const cookiesOf = (response: LightMyRequestResponse) =>
  response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

const startSignIn = (product: Product) => product.app.inject('/api/auth/google?login_hint=one@people.test');

/** A failed sign-in redirects with an error, and never shows an error page. */
const redirect = (response: LightMyRequestResponse): Ending => {
  const to = String(response.headers.location);
  if (to === '/?authError=failed' && !cookiesOf(response).includes('__Host-session='))
    return 'provider-failed';
  return response.statusCode === 302 && !to.includes('authError') ? 'done' : `other: ${to}`;
};

async function finishSignIn(product: Product): Promise<Ending> {
  const start = await startSignIn(product);
  if (redirect(start) !== 'done') return redirect(start);
  const chosen = await fetch(String(start.headers.location), { redirect: 'manual' });
  const callback = new URL(chosen.headers.get('location') ?? '', appUrl);
  const headers = { cookie: cookiesOf(start) };
  return redirect(await product.app.inject({ url: callback.pathname + callback.search, headers }));
}

/** Viewers get the original if the translation fails. */
async function liveCaption({ app, person }: Product): Promise<Ending> {
  const [address] = app.addresses();
  const isListening = typeof address === 'object';
  const origin = isListening ? `http://127.0.0.1:${address.port}` : await listen(app);
  const speaker = createSpeaker(app, person);
  const { code } = (await speaker.open()).json<{ code: string }>();
  const viewer = await openViewer(origin, code, { language: 'es-ES' });
  await speaker.say(code, 'a', 'Good evening.');
  await vi.waitFor(() => expect(viewer.lines).toHaveLength(1), 60_000);
  viewer.close();
  await speaker.end(code);
  return viewer.lines[0]?.language === 'es-ES' ? 'done' : 'provider-failed';
}

const longText = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');

const completion = (content: string) => ({
  choices: [{ index: 0, message: { role: 'assistant', content, refusal: null }, finish_reason: 'stop' }],
});

export const faultCalls: Record<string, FaultCall> = {
  translate: {
    service: 'ai',
    path: '/chat/completions',
    send: async (product) => codeOf(await translation(product)),
    invalidResponses: [
      {},
      { choices: [] },
      completion('{"paragraphs":[]}'),
      completion('{"paragraphs":["a","b","c"]}'),
      completion('{"paragraphs":[{"html":"<b>"}]}'),
    ],
  },
  'translate, streamed': {
    service: 'ai',
    path: '/chat/completions',
    send: async (product) => endOfStream(await translation(product, { accept: 'text/event-stream' })),
    invalidResponses: [{}, { choices: [] }, completion('{"paragraphs":["a","b","c"]}')],
  },
  'live caption': {
    service: 'ai',
    path: '/chat/completions',
    prepare: becomePremium,
    send: liveCaption,
    invalidResponses: [{}, { choices: [] }, completion('{"paragraphs":["a","b","c"]}')],
  },
  transcribe: {
    service: 'ai',
    path: '/audio/transcriptions',
    send: async (product) => codeOf(await transcript(product)),
    invalidResponses: [{}, { text: 5 }, { text: longText }],
  },
  'text-to-speech': {
    service: 'ai',
    path: '/audio/speech',
    send: speech,
    invalidResponses: [{ audio: 'none' }, ''],
  },
  'voice preview': {
    service: 'ai',
    path: '/audio/speech',
    send: async ({ app }) => codeOf(await app.inject('/api/voices/alloy/preview.mp3')),
    invalidResponses: [{ audio: 'none' }, ''],
  },
  plans: {
    service: 'stripe',
    path: '/v1/',
    send: async ({ app }) => codeOf(await app.inject('/api/stripe/products')),
    invalidResponses: [{}, { object: 'list', data: [] }, { object: 'list', data: [{}] }],
  },
  checkout: {
    service: 'stripe',
    path: '/v1/',
    send: async (product) =>
      codeOf(await post(product, '/api/create-checkout-session', { userId: 'person' })),
    invalidResponses: [{}, { object: 'list', data: [null] }],
  },
  portal: {
    service: 'stripe',
    path: '/v1/billing_portal',
    prepare: becomePremium,
    send: async (product) => codeOf(await post(product, '/api/stripe-customer-portal')),
    invalidResponses: [{}, { object: 'billing_portal.session', url: 5 }],
  },
  'return from checkout': {
    service: 'stripe',
    path: '/v1/',
    prepare: pay,
    send: async (product) => codeOf(await lookUp(product)),
    invalidResponses: [{}, { object: 'list', data: [{ id: 'sub_x' }] }],
  },
  webhook: {
    service: 'stripe',
    path: '/v1/',
    prepare: becomeCustomer,
    send: webhook,
    invalidResponses: [{}, { object: 'list', data: [{ id: 'sub_x' }] }],
  },
  'sign-in, start': {
    service: 'identity',
    path: 'openid-configuration',
    send: async (product) => redirect(await startSignIn(product)),
    invalidResponses: [
      {},
      { issuer: 'https://evil.example', authorization_endpoint: 'https://evil.example/' },
    ],
  },
  'sign-in, finish': {
    service: 'identity',
    path: '/identity/token',
    send: finishSignIn,
    invalidResponses: [{}, { access_token: 'x', token_type: 'bearer', id_token: 'a.b.c' }],
  },
};
