import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { api } from '../shared/api.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/open.ts';
import { createPaymentEventStore } from './db/payment-events.ts';
import { createRateLimitStore } from './db/rate-limits.ts';
import { createSessionStore } from './db/sessions.ts';
import { createSubscriptionStore } from './db/subscriptions.ts';
import { createTranslationCache } from './db/translation-cache.ts';
import { createUsageStore } from './db/usage.ts';
import { registerErrorHandler } from './error-handler.ts';
import { registerGracefulClose } from './graceful-close.ts';
import { registerHealth } from './health.ts';
import { registerHousekeeping } from './housekeeping.ts';
import { registerLocalSafari } from './local-safari.ts';
import { createMetrics, registerMetrics } from './metrics.ts';
import { describeApi } from './openapi.ts';
import { registerPages, rewriteUrl } from './pages.ts';
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
import { registerSecurityHeaders } from './security-headers.ts';
import { ensureDevUser } from './services/dev-user.ts';
import { guardProviders } from './services/guard-providers.ts';
import { createSpeechServices } from './services/speech-services.ts';
import { createSpending } from './services/spending.ts';
import { createSubscriptionSync } from './services/sync-subscription.ts';
import { createSessions } from './session.ts';
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
/** From here on a read is worth a line in the log. */
const slowMs = 1_000;

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
    rewriteUrl,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 20_000 },
  });
  const client = readClient(deps.clientDir, config.sandbox.services);
  const publicOrigin = new URL(config.publicUrl).origin;

  registerErrorHandler(app);
  registerGracefulClose(app);
  await registerSecurityHeaders(app, publicOrigin, client.scriptHashes);
  app.addHook('onResponse', (request, reply, done) => {
    // A read that went well and fast is of interest only to who asks for it; metrics count it anyway.
    const usual = request.method === 'GET' && reply.statusCode < 400 && reply.elapsedTime < slowMs;
    const line = { route: request.routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime };
    request.log[usual ? 'debug' : 'info'](line, 'request');
    done();
  });
  await app.register(cookie);
  registerLocalSafari(app, publicOrigin);

  registerMetrics(app, metrics, config.metricsToken);
  registerHealth(app, database);
  await registerStatic(app, deps.clientDir, config.sandbox.services);

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
  const cache = createTranslationCache(db);
  registerTranslation(route, { ...deps, db, cache, spending });

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

  registerPages(app, client, config.devAuth !== undefined);

  registerHousekeeping(app, [
    spending.reclaim,
    spending.forgetOld,
    sessions.removeExpired,
    sync.forgetOldEvents,
    speech.clips.sweep,
    () => cache.removeOld(now()),
    () => rateLimits.removeExpired(now()),
  ]);
  return app;
}
