import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../api/client.ts';
import { requestCheckout } from './checkout.ts';
import { findPortal } from './find-portal.ts';

const clientFor = (response: () => Response | Promise<Response>) =>
  createApiClient({ fetch: async () => response(), token: async () => null, onSignedOut: () => {} });
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
      'rejects a response with neither URL nor error',
      json(200, {}),
      { kind: 'failed', message: 'Invalid response from server.' },
    ],
    ['shows an error from a 200 response', json(200, { error: 'M' }), { kind: 'failed', message: 'M' }],
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
  ])(
    '%s',
    { tags: ['R-7.34', 'R-8.42', 'R-8.43', 'R-8.44', 'R-8.45'] },
    async (_name, response, expected) => {
      expect(await requestCheckout(clientFor(response), 'person')).toEqual(expected);
    },
  );
});

describe('findPortal', { tags: ['R-8.47'] }, () => {
  it.each([
    ['returns the URL', json(200, { url: 'https://pay.test/p' }), 'https://pay.test/p'],
    ['tells the user about an error', json(502, { error: 'M' }), undefined],
    ['tells the user about a lost connection', network, undefined],
    ['tells the user about an invalid response', json(200, null), undefined],
  ])('%s', async (_name, response, expected) => {
    const toast = vi.fn();
    expect(await findPortal(clientFor(response), toast)).toBe(expected);
    expect(toast).toHaveBeenCalledTimes(expected ? 0 : 1);
  });
});
