import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { api } from '../shared/api.ts';
import { AppError } from '../shared/errors.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/open.ts';
import { createPaymentEventStore } from './db/payment-events.ts';
import { createRateLimitStore } from './db/rate-limits.ts';
import { createSessionStore } from './db/sessions.ts';
import { createSubscriptionStore } from './db/subscriptions.ts';
import { createUsageStore } from './db/usage.ts';
import { registerErrorHandler } from './error-handler.ts';
import { registerHousekeeping } from './housekeeping.ts';
import { createMetrics, registerMetrics } from './metrics.ts';
import { describeApi } from './openapi.ts';
import type { Identity } from './providers/identity.ts';
import type { Payments } from './providers/payments.ts';
import type { Translator } from './providers/translator.ts';
import type { VoiceProvider } from './providers/voice.ts';
import { createRateLimit } from './rate-limit.ts';
import { createRoute } from './route.ts';
import { registerAuth } from './routes/auth.ts';
import { registerBilling } from './routes/billing.ts';
import { registerInvites } from './routes/invites.ts';
import { registerSpeech } from './routes/speech.ts';
import { registerTranscriptions } from './routes/transcriptions.ts';
import { registerTranslation } from './routes/translation.ts';
import { keepRawBodies, registerWebhook } from './routes/webhook.ts';
import { ensureDevUser } from './services/dev-user.ts';
import { guardProviders } from './services/guard-providers.ts';
import { createSpeechServices } from './services/speech-services.ts';
import { createSpending } from './services/spending.ts';
import { createSubscriptionSync } from './services/sync-subscription.ts';
import { createSessions } from './session.ts';
import { setSignedInCookie } from './session-cookies.ts';
import { readClient, registerStatic } from './static-files.ts';

export interface AppDeps {
  config: Config;
  database: OpenDatabase;
  identity: Identity;
  payments: Payments;
  voice: VoiceProvider;
  /** Signs the bearer tokens; the same for all instances. */
  tokenSecret: Uint8Array;
  /** The built client. */
  clientDir: string;
  translator: Translator;
  now: () => number;
  log: FastifyBaseLogger;
}

/** A whole text of 6,500 characters, escaped at its worst, with room to spare. */
const bodyLimit = 128 * 1024;

/** Stands for every address that cannot be decoded: the framework's own answer would pass by all our hooks. */
const undecodable = '/api/undecodable';

/** The product as a server that does not listen yet: everything it depends on is an argument. */
export async function buildApp(given: AppDeps): Promise<FastifyInstance> {
  const metrics = createMetrics();
  const deps = guardProviders(given, metrics);
  const { config, database, now } = deps;
  const { db } = database;
  const app = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : undecodable),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 20_000 },
  });
  const client = readClient(deps.clientDir, config.sandbox.services);
  const publicOrigin = new URL(config.publicUrl).origin;

  registerErrorHandler(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { route: request.routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime },
      'request',
    );
  });
  await app.register(cookie);
  await app.register(helmet, securityHeaders(publicOrigin, client.scriptHashes));
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=()');
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });

  registerMetrics(app, metrics, config.metricsToken);
  registerHealth(app, database);
  await registerStatic(app, deps.clientDir);

  const sessions = createSessions({
    store: createSessionStore(db),
    tokenSecret: deps.tokenSecret,
    devUserId: config.devAuth && (await ensureDevUser(db, config.devAuth, now())),
    now,
  });
  const rateLimits = createRateLimitStore(db);
  const limit = createRateLimit({ store: rateLimits, now, enabled: config.rateLimits });
  const routeDeps = { sessions, publicOrigin, limit };
  const route = createRoute(app, routeDeps);
  const usage = createUsageStore(db);
  const spending = createSpending({ usage, now });

  const speech = createSpeechServices({
    config,
    database,
    voice: deps.voice,
    spending,
    now,
    onError: (error) => app.log.error({ err: error }, 'speech failed'),
  });
  registerSpeech(route, speech);
  // Before the server waits for its connections: listeners wait for clips.
  app.addHook('preClose', () => speech.clips.close());

  registerTranscriptions(route, { db, usage, now });
  registerTranslation(route, { ...deps, db, spending });

  const subscriptions = createSubscriptionStore(db);
  const { payments } = deps;
  const sync = createSubscriptionSync({
    subscriptions,
    events: createPaymentEventStore(db),
    payments,
    now,
    log: deps.log,
  });
  registerBilling(route, { payments, subscriptions, sync, publicUrl: config.publicUrl, now });
  registerInvites(route, { db, now });
  await app.register(async (scope) => {
    keepRawBodies(scope);
    registerWebhook(createRoute(scope, routeDeps), { payments, sync, now });
  });

  const description = describeApi(config.publicUrl);
  route(api.openapi, () => description);
  registerAuth(route, {
    db,
    identity: deps.identity,
    sessions,
    publicUrl: config.publicUrl,
    devAuth: config.devAuth !== undefined,
    now,
  });

  app.setNotFoundHandler((request, reply) => {
    if (request.url === undecodable) throw new AppError('invalid-request', { data: { field: 'path' } });
    const path = request.url.split('?', 1)[0] ?? '/';
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    const page = path === '/api' || path.startsWith('/api/') || !wantsPage ? undefined : client.pageFor(path);
    if (!page) throw new AppError('not-found');
    // The fake user of development has never signed in, so nothing else tells the page to ask for a session.
    if (config.devAuth) setSignedInCookie(reply, 86_400);
    return reply
      .code(page.status)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.html);
  });

  registerHousekeeping(app, [
    spending.reclaim,
    sessions.removeExpired,
    sync.forgetOldEvents,
    speech.clips.sweep,
    () => rateLimits.removeExpired(now()),
  ]);
  return app;
}

function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

function registerHealth(app: FastifyInstance, database: OpenDatabase): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (request) => {
    try {
      await database.ping();
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      throw new AppError('not-ready');
    }
    return { status: 'ready' };
  });
}

function securityHeaders(publicOrigin: string, scriptHashes: string[]) {
  const https = publicOrigin.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        // Radix positions its layers with inline styles; styles cannot run code.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:', 'http://127.0.0.1:*'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    crossOriginEmbedderPolicy: false,
  };
}
