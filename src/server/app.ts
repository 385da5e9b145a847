import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { api } from '../shared/api.ts';
import { registerAuth } from './auth/auth-routes.ts';
import { ensureDevUser } from './auth/dev-user.ts';
import type { Identity } from './auth/identity.ts';
import { createSessionStore } from './auth/session-queries.ts';
import { createSessions } from './auth/sessions.ts';
import { registerBilling } from './billing/billing-routes.ts';
import { createPaymentEventStore } from './billing/payment-event-queries.ts';
import type { Payments } from './billing/payments.ts';
import { createSubscriptionStore } from './billing/subscription-queries.ts';
import { createSubscriptionSync } from './billing/sync-subscription.ts';
import { keepRawBodies, registerWebhook } from './billing/webhook-routes.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/open.ts';
import { registerErrorHandler } from './http/error-handler.ts';
import { registerLocalSafari } from './http/local-safari.ts';
import { describeApi } from './http/openapi.ts';
import { registerPages, rewriteUrl } from './http/pages.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { createRateLimitStore } from './http/rate-limit-queries.ts';
import { createRoute } from './http/route.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { readClient, registerStatic } from './http/static-files.ts';
import { registerInvites } from './invites/invite-routes.ts';
import { registerGracefulClose } from './operations/graceful-close.ts';
import { guardProviders } from './operations/guard-providers.ts';
import { registerHealth } from './operations/health.ts';
import { registerHousekeeping } from './operations/housekeeping.ts';
import { createMetrics, registerMetrics } from './operations/metrics.ts';
import { createSpeechServices } from './speech/create-speech.ts';
import { registerSpeech } from './speech/speech-routes.ts';
import type { VoiceProvider } from './speech/voice.ts';
import { registerTranscriptions } from './transcriptions/transcription-routes.ts';
import { createTranslationCache } from './translation/translation-cache-queries.ts';
import { registerTranslation } from './translation/translation-routes.ts';
import type { Translator } from './translation/translator.ts';
import { createSpending } from './usage/spending.ts';
import { createUsageStore } from './usage/usage-queries.ts';

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
