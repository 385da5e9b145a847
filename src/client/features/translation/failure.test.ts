import { expect, test } from 'vitest';
import { ApiError } from '../../api/client.ts';
import { failureOf } from './failure.ts';

const answer = (status: number, body: unknown) =>
  new ApiError(status, typeof body === 'string' ? body : JSON.stringify(body), '');
const renewsAt = '2026-04-09T12:00:00.000Z';

test.each([
  ['R-8.6 our limit', answer(429, { code: 'translation-limit', renewsAt }), { kind: 'limit', renewsAt }],
  ['R-8.6 a limit message', answer(403, { error: 'Daily translation limit reached' }), { kind: 'limit' }],
  ['R-8.6 a limit as plain text', answer(429, 'limit reached'), { kind: 'limit' }],
  [
    'too many requests are no limit of the day',
    answer(429, { code: 'too-many-requests', message: 'Please try again in 7 seconds.' }),
    { kind: 'failed', retryMessage: 'Please try again in 7 seconds.' },
  ],
  ['R-8.8 no session', answer(401, { code: 'sign-in-required' }), { kind: 'signed-out' }],
  ['R-8.8 unauthorized in words', answer(500, 'Unauthorized'), { kind: 'signed-out' }],
  ['R-8.9 a server error', answer(500, 'oops'), { kind: 'failed' }],
  ['R-8.9 a provider error', answer(502, { code: 'provider-failed' }), { kind: 'failed' }],
  ['R-8.9 no connection', new TypeError('Failed to fetch'), { kind: 'failed' }],
])('%s', (_, error, failure) => {
  expect(failureOf(error)).toEqual(failure);
});
