import { expect, test } from 'vitest';
import { ApiError } from '../../api/client.ts';
import { failureOf } from './translation-failure.ts';

const response = (status: number, body: unknown) =>
  new ApiError(status, typeof body === 'string' ? body : JSON.stringify(body), '');
const renewsAt = '2026-04-09T12:00:00.000Z';

test.each([
  [
    'recognises our limit code and its renewal date',
    response(429, { code: 'translation-limit', renewsAt }),
    { kind: 'limit', renewsAt },
  ],
  [
    'recognises a limit in the message',
    response(403, { error: 'Daily translation limit reached' }),
    { kind: 'limit' },
  ],
  ['recognises a limit in plain text', response(429, 'limit reached'), { kind: 'limit' }],
  [
    'distinguishes too many requests from the daily limit',
    response(429, { code: 'too-many-requests', message: 'Please try again in 7 seconds.' }),
    { kind: 'failed', retryMessage: 'Please try again in 7 seconds.' },
  ],
  [
    'says that the service does not support the pair',
    response(400, { code: 'unsupported-pair', message: 'Please choose another language.' }),
    { kind: 'failed', retryMessage: 'Please choose another language.' },
  ],
  [
    'says that the server has used up its translation quota',
    response(503, { code: 'provider-quota', message: 'Please try again later.' }),
    { kind: 'failed', retryMessage: 'Please try again later.' },
  ],
  [
    'says that the translation service is busy',
    response(503, { code: 'provider-busy', message: 'Please try again in a minute.' }),
    { kind: 'failed', retryMessage: 'Please try again in a minute.' },
  ],
  [
    'says that the server has too little memory',
    response(503, { code: 'not-enough-memory', message: 'Close other programs.' }),
    { kind: 'failed', retryMessage: 'Close other programs.' },
  ],
  ['recognises a missing session', response(401, { code: 'sign-in-required' }), { kind: 'signed-out' }],
  ['recognises "unauthorized" in the text', response(500, 'Unauthorized'), { kind: 'signed-out' }],
  ['treats a server error as a failure', response(500, 'oops'), { kind: 'failed' }],
  ['treats a provider error as a failure', response(502, { code: 'provider-failed' }), { kind: 'failed' }],
  ['treats a lost connection as a failure', new TypeError('Failed to fetch'), { kind: 'failed' }],
])('%s', { tags: ['R-8.6', 'R-8.8', 'R-8.9'] }, (_, error, failure) => {
  expect(failureOf(error)).toEqual(failure);
});
