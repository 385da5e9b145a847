import { describe, expect, it } from 'vitest';
import { createApiClient } from '../../api/client.ts';
import { requestCheckout, requestPortal } from './checkout.ts';

const clientFor = (answer: () => Response | Promise<Response>) =>
  createApiClient({ fetch: async () => answer(), token: async () => null, onSignedOut: () => {} });
const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
const network = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

describe('requestCheckout', () => {
  it.each([
    [
      'navigates to the returned URL',
      json(200, { url: 'https://pay.test/x' }),
      { kind: 'go', url: 'https://pay.test/x' },
    ],
    [
      'rejects a body that is not JSON',
      () => new Response('<html>', { status: 200 }),
      { kind: 'failed', message: 'Invalid response from server.' },
    ],
    [
      'rejects an answer with neither URL nor error',
      json(200, {}),
      { kind: 'failed', message: 'Invalid response from server.' },
    ],
    ['shows an error from a 200', json(200, { error: 'M' }), { kind: 'failed', message: 'M' }],
    [
      'uses the default message when there is none',
      () => new Response('', { status: 500 }),
      { kind: 'failed', message: 'Failed to create checkout session.' },
    ],
    ['shows the server’s message', json(400, { error: 'M' }), { kind: 'failed', message: 'M' }],
    [
      'reports a lost connection',
      network,
      { kind: 'failed', message: 'Failed to connect to Stripe. Please try again.' },
    ],
    [
      'reports that payments are unavailable',
      json(503, { code: 'provider-unavailable', error: 'x' }),
      { kind: 'unavailable' },
    ],
    [
      'recognises an account that already has Premium',
      json(409, { code: 'already-premium', error: 'x' }),
      { kind: 'already-premium' },
    ],
  ])('%s', { tags: ['R-7.34', 'R-8.42', 'R-8.43', 'R-8.44', 'R-8.45'] }, async (_name, answer, expected) => {
    expect(await requestCheckout(clientFor(answer), 'person')).toEqual(expected);
  });
});

describe('requestPortal', { tags: ['R-8.47'] }, () => {
  it.each([
    ['returns the URL', json(200, { url: 'https://pay.test/p' }), 'https://pay.test/p'],
    ['returns nothing on an error', json(502, { error: 'M' }), undefined],
    ['returns nothing without a connection', network, undefined],
    ['returns nothing for an invalid answer', json(200, null), undefined],
  ])('%s', async (_name, answer, expected) => {
    expect(await requestPortal(clientFor(answer))).toBe(expected);
  });
});
