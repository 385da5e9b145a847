import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Body, Call, Form, Params, Query, ResponseBody } from '../../shared/call.ts';
import { AppError } from '../../shared/errors.ts';
import type { SessionUser } from '../requests/session-user.ts';
import { bearerKeyOf, checkScope, ownBody, ownParams } from './bearer-key.ts';
import { checkClaims } from './check-claims.ts';
import { refuseCrossSite } from './csrf.ts';
import { describeIssue } from './describe-issue.ts';
import { disconnectError } from './disconnect.ts';
import type { ReadForm } from './form-body.ts';
import { type RateLimit, rateHeaders } from './rate-limit.ts';

interface RouteContext<C> {
  params: Params<C>;
  query: Query<C>;
  body: Body<C>;
  form: Form<C>;
  user: C extends { access: 'public' | 'household' } ? undefined : SessionUser;
  request: FastifyRequest;
  reply: FastifyReply;
  /** For handlers that read an upload themselves: fails if its sender may no longer do this. */
  requireStill: () => Promise<void>;
}

/** Finds the user of a request. It may set cookies on the reply. */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<SessionUser | undefined>;

type Result<C> = ResponseBody<C> extends undefined ? unknown : ResponseBody<C> | FastifyReply;

/** Connects a call of the contract to its handler, which gets only input that matches the contract. */
export type Route = <C extends Call>(
  call: C,
  handler: (context: RouteContext<C>) => Promise<Result<C>> | Result<C>,
  options?: { beforeForm?: BeforeForm },
) => void;

/** Refuses a request before its form is read. */
type BeforeForm = (user: SessionUser, request: FastifyRequest) => Promise<void>;

export interface RouteDeps {
  authenticate: Authenticate;
  publicOrigin: string;
  /** Only for calls that everyone who may open a personal server can make. */
  mayOpen?: (request: FastifyRequest) => Promise<boolean>;
  /** Only for calls that take a form. */
  readForm?: ReadForm;
  limit: RateLimit;
}

/**
 * Every call passes through here: cross-site check, authentication, rate limit, validation, then its handler. Bodies are
 * read only after we know who sends them, because reading a large one takes time and memory. Afterwards, the sender must
 * still be the same.
 */
export function createRoute(app: FastifyInstance, deps: RouteDeps): Route {
  const users = new WeakMap<FastifyRequest, SessionUser>();

  async function admit(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // Webhooks always come from another site; their signature is checked instead.
    if (call.method !== 'GET' && call.access !== 'public') refuseCrossSite(request, deps.publicOrigin);
    const user = needsUser(call) ? await deps.authenticate(request, reply) : undefined;
    const allowed =
      call.access === 'household' ? await deps.mayOpen?.(request) : user !== undefined || !needsUser(call);
    // Stripe sends bursts. What it hasn't signed is counted once the handler knows that.
    const rate = call.signedBody ? undefined : await deps.limit(call, request, user);
    if (user?.keyScopes && rate) reply.headers(rateHeaders(rate));
    if (!allowed) throw refused(request);
    if (user) {
      checkScope(call, user);
      users.set(request, user);
    }
    // Fastify would wait for ever for a body of which nothing arrives any more.
    if (request.raw.destroyed && !request.raw.complete) throw disconnectError();
  }

  /** A body can take half a minute to arrive. Meanwhile the session may have ended, or the key been revoked. */
  async function requireStill({ id }: SessionUser, request: FastifyRequest, reply: FastifyReply) {
    if ((await deps.authenticate(request, reply))?.id !== id) throw refused(request);
  }

  return (call, handler, { beforeForm } = {}) => {
    app.route({
      method: call.method,
      url: call.path,
      ...(call.maxBodyBytes === undefined ? {} : { bodyLimit: call.maxBodyBytes }),
      onRequest: (request, reply) => admit(call, request, reply),
      handler: async (request, reply) => {
        const user = users.get(request);
        if (call.body && isPlainText(request)) throw new AppError('unsupported-media');
        if (call.form && user) await beforeForm?.(user, request);
        const form = call.form && user && (await deps.readForm?.(request, user.id));
        try {
          if (user && (call.body || call.form)) await requireStill(user, request, reply);
          const context = {
            params: parse(call.params, ownParams(request.params, user), 'path'),
            query: parse(call.query, request.query, 'query'),
            body: parse(call.body, ownBody(request.body, user), 'body'),
            form: parse(call.form, form?.fields, 'form'),
            user,
            request,
            reply,
            requireStill: async () => user && requireStill(user, request, reply),
          };
          if (user) checkClaims(user, context.params, context.body, context.form);
          const result = await handler(context as never);
          // The handler has already sent a response, or the client has disconnected.
          if (reply.sent || reply.raw.headersSent || reply.raw.destroyed) return reply;
          if (call.status !== undefined) reply.code(call.status);
          return call.produces === 'nothing' || result === undefined ? reply.send() : result;
        } finally {
          form?.release();
        }
      },
    });
  };
}

const needsUser = ({ access }: Call): boolean => access === 'user' || access === 'self';

const refused = (request: FastifyRequest): AppError =>
  new AppError(bearerKeyOf(request) === undefined ? 'sign-in-required' : 'key-invalid');

/** Fastify reads it too, besides JSON. */
const isPlainText = ({ headers }: FastifyRequest): boolean =>
  /^text\/plain\b/i.test(headers['content-type'] ?? '');

function parse(schema: z.ZodMiniType | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? {}, { error: describeIssue });
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.') || part;
  throw new AppError('invalid-request', {
    message: `${field}: ${issue?.message ?? 'is not valid'}`,
    data: { field },
  });
}
