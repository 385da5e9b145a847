import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import qs from 'qs';
import { StripeProblem } from './errors.ts';
import type { Store } from './stripe-store.ts';

const dayInSeconds = 24 * 60 * 60;
const maxKeyLength = 255;

/** A request with its parameters from the query or the body. */
interface ApiRequest {
  id: string;
  params: unknown;
}

export type ApiHandler = (request: ApiRequest) => object;

export type ApiCall = (method: 'GET' | 'POST' | 'DELETE', path: string, handler: ApiHandler) => void;

function checkKey(request: FastifyRequest): void {
  const [scheme, key = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme !== 'Bearer' || key === '') {
    throw new StripeProblem(
      401,
      'invalid_request_error',
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    );
  }
  if (!/^(sk|rk)_/.test(key)) {
    throw new StripeProblem(401, 'invalid_request_error', `Invalid API Key provided: ${key.slice(0, 3)}***`);
  }
}

/** Returns the stored response for a repeated idempotency key instead of running the call again. */
function withIdempotency(
  store: Store,
  request: FastifyRequest,
  reply: FastifyReply,
  run: () => object,
): object {
  const key = request.headers['idempotency-key'];
  if (request.method !== 'POST' || typeof key !== 'string') return run();
  if (key.length > maxKeyLength) {
    throw new StripeProblem(
      400,
      'invalid_request_error',
      'Idempotency keys are at most 255 characters long.',
    );
  }
  const fingerprint = createHash('sha256')
    .update(`${request.method} ${request.url} ${JSON.stringify(request.body ?? {})}`)
    .digest('hex');
  const known = store.state.remembered[key];
  if (known && known.at + dayInSeconds > store.now()) {
    if (known.request !== fingerprint) {
      throw new StripeProblem(
        400,
        'idempotency_error',
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    reply.header('idempotent-replayed', 'true');
    return known.body as object;
  }
  const body = run();
  for (const [old, { at }] of Object.entries(store.state.remembered)) {
    if (at + dayInSeconds <= store.now()) delete store.state.remembered[old];
  }
  store.state.remembered[key] = { request: fingerprint, body: structuredClone(body), at: store.now() };
  store.save();
  return body;
}

/** Handles form bodies, keys, idempotency and errors as Stripe does. */
export function createApi(app: FastifyInstance, store: Store): ApiCall {
  return (method, path, handler) => {
    app.route<{ Params: { id?: string } }>({
      method,
      url: `/v1${path}`,
      handler: (request, reply) => {
        reply.header('request-id', store.id('req'));
        reply.header('stripe-version', request.headers['stripe-version'] ?? '');
        try {
          checkKey(request);
          const query = qs.parse(request.url.split('?')[1] ?? '');
          const params = method === 'POST' ? (request.body ?? {}) : query;
          return withIdempotency(store, request, reply, () =>
            handler({ id: request.params.id ?? '', params }),
          );
        } catch (problem) {
          if (!(problem instanceof StripeProblem)) throw problem;
          return reply.code(problem.status).send(problem.body);
        }
      },
    });
  };
}
