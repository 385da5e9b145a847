import { describe, expect, it } from 'vitest';
import { createApiClient } from '../../api/client.ts';
import { requestCheckout, requestPortal } from './checkout.ts';

const clientFor = (answer: () => Response | Promise<Response>) =>
  createApiClient({ fetch: async () => answer(), token: async () => null, onSignedOut: () => {} });
const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
const network = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

describe('starting a checkout', () => {
  it.each([
    [
      'R-7.34 goes to the url',
      json(200, { url: 'https://pay.test/x' }),
      { kind: 'go', url: 'https://pay.test/x' },
    ],
    [
      'R-8.42 a body that is not JSON',
      () => new Response('<html>', { status: 200 }),
      { kind: 'failed', message: 'Invalid response from server.' },
    ],
    [
      'R-8.42 neither url nor error',
      json(200, {}),
      { kind: 'failed', message: 'Invalid response from server.' },
    ],
    ['an error in a 200', json(200, { error: 'M' }), { kind: 'failed', message: 'M' }],
    [
      'R-8.43 not OK without an error text',
      () => new Response('', { status: 500 }),
      { kind: 'failed', message: 'Failed to create checkout session.' },
    ],
    ['R-8.43 not OK with an error text', json(400, { error: 'M' }), { kind: 'failed', message: 'M' }],
    [
      'R-8.44 no connection',
      network,
      { kind: 'failed', message: 'Failed to connect to Stripe. Please try again.' },
    ],
    [
      'R-8.45 payments are down',
      json(503, { code: 'provider-unavailable', error: 'x' }),
      { kind: 'unavailable' },
    ],
    ['premium already', json(409, { code: 'already-premium', error: 'x' }), { kind: 'already-premium' }],
  ])('%s', async (_name, answer, expected) => {
    expect(await requestCheckout(clientFor(answer), 'person')).toEqual(expected);
  });
});

describe('opening the portal', { tags: ['R-8.47'] }, () => {
  it.each([
    ['a url', json(200, { url: 'https://pay.test/p' }), 'https://pay.test/p'],
    ['an error', json(502, { error: 'M' }), undefined],
    ['no connection', network, undefined],
    ['nonsense', json(200, null), undefined],
  ])('%s', async (_name, answer, expected) => {
    expect(await requestPortal(clientFor(answer))).toBe(expected);
  });
});
