import fastify, { type FastifyInstance, LogController } from 'fastify';
import { api } from '../shared/api.ts';
import type { BuiltInModel } from '../shared/translation/model-manifest.ts';
import { type FeatureDeps, registerFeatures } from './features.ts';
import { readPages } from './http/built-pages.ts';
import { registerErrorHandler } from './http/error-handler.ts';
import { registerInBrowserEngine } from './http/in-browser-engine.ts';
import { registerJsonBody } from './http/json-body.ts';
import { registerLocalSafari } from './http/local-safari.ts';
import { registerLoopbackGuard } from './http/loopback-guard.ts';
import { registerPages, rewriteUrl } from './http/pages.ts';
import { createParserErrorHandler, registerHostCheck } from './http/parser-errors.ts';
import { computeSecurityHeaders, registerSecurityHeaders } from './http/security-headers.ts';
import { registerSmallChunks } from './http/small-chunks.ts';
import { registerStatic } from './http/static-files.ts';
import { registerTranslationModels } from './http/translation-models.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { createRecoveryCheck } from './operations/database-recovery.ts';
import { registerEngineMetrics } from './operations/engine-metrics.ts';
import { registerGracefulClose } from './operations/graceful-close.ts';
import { guardProviders } from './operations/guard-providers.ts';
import { registerHealth } from './operations/health.ts';
import { registerHousekeeping } from './operations/housekeeping.ts';
import { createMetrics, type Metrics, registerMetrics } from './operations/metrics.ts';
import type { Engines } from './operations/start-engines.ts';
import { registerTrustPage } from './operations/trust-page.ts';

export interface AppDeps extends FeatureDeps {
  /** The folder with the built client. */
  clientDir: string;
  /** The folder of the engine that runs in the page, if it is installed. */
  inBrowserDir?: string | undefined;
  /** What the engines on this computer are doing, for the metrics. */
  engineActivity?: Engines['activity'];
  metrics?: Metrics;
  /** The root certificate, if the server accepts TLS connections from the local network. */
  rootCertificate?: string | undefined;
  /** The translation models that pages may download. */
  translationModels?: { folder: string; models: readonly BuiltInModel[] } | undefined;
  /** How long a request may take to arrive, body included. */
  requestTimeoutMs?: number;
}

/** Enough for the longest text of the hosted edition, 6,500 characters, even if every one of them is escaped. */
const defaultBodyLimit = 128 * 1024;
/** Texts of the personal edition can be longer; this is again enough if every character is escaped. */
const bytesPerCharacter = 8;
/** Slower reads are logged. */
const slowMs = 1_000;

/** Builds the whole server without starting to listen. */
export async function buildApp(given: AppDeps): Promise<FastifyInstance> {
  const { metrics = createMetrics() } = given;
  if (given.engineActivity) registerEngineMetrics(metrics.registry, given.engineActivity);
  const deps = guardProviders(given, metrics);
  const { config, requestTimeoutMs = 30_000 } = deps;
  const { personal } = config;
  const marks = {
    personal: personal && { textLimit: personal.limits.transcriptCap, guarded: !personal.open },
    sandboxed: config.sandbox.services,
    engines: config.engines,
    off: config.off,
    recognition: deps.recognition !== undefined,
    speakers: deps.recognition?.namesSpeakers === true,
    // For On this device, which the personal edition doesn't have.
    inBrowser: !personal && deps.inBrowserDir !== undefined,
    pageTranslation: deps.translationModels !== undefined && deps.translationModels.models.length > 0,
    limitedPairs: config.translation.protocol !== 'openai',
  };
  const pages = readPages(deps.clientDir, marks);
  const publicOrigin = new URL(config.publicUrl).origin;
  const securityHeaders = computeSecurityHeaders({
    publicOrigin,
    ...pages,
    pictureOrigins: config.identity.pictureOrigins,
  });
  const app = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: Math.max(defaultBodyLimit, bytesPerCharacter * (personal?.limits.transcriptCap ?? 0)),
    requestTimeout: requestTimeoutMs,
    // Node would let the body take as long as the longer of these two timeouts, and check only every 30 seconds.
    http: {
      headersTimeout: requestTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: 1_000,
      // Our own check responds in our usual error format.
      requireHostHeader: false,
      // Otherwise Node creates a stream for the missing body of each read, which takes a tenth of its time.
      optimizeEmptyRequests: true,
    },
    forceCloseConnections: 'idle',
    clientErrorHandler: createParserErrorHandler(securityHeaders.data),
    genReqId: () => crypto.randomUUID(),
    rewriteUrl,
    // Node refuses URLs of more than 16 KB. For longer parameters, the router would respond by itself, without our headers.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000_000 },
  });

  registerErrorHandler(app, createRecoveryCheck(app, deps));
  registerGracefulClose(app);
  registerSmallChunks(app);
  registerJsonBody(app);
  registerSecurityHeaders(app, securityHeaders);
  registerHostCheck(app);
  if (personal?.open) registerLoopbackGuard(app, publicOrigin);
  const logsRoutine = deps.log.level === 'debug' || deps.log.level === 'trace';
  app.addHook('onRequest', (_request, reply, done) => {
    metrics.running.inc();
    reply.raw.once('close', () => metrics.running.dec());
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { elapsedTime: ms, statusCode: status } = reply;
    const route = request.routeOptions.url;
    // A viewer of live captions stays for hours; how long says nothing about the server.
    if (route === api.liveEvents.path && status === 200) return done();
    metrics.requests.observe({ method: request.method, route: route ?? 'none', status }, ms / 1_000);
    // Fast, successful reads would fill the log; the metrics count them anyway.
    const isRoutine = request.method === 'GET' && status < 400 && ms < slowMs;
    if (!isRoutine || logsRoutine)
      request.log[isRoutine ? 'debug' : 'info']({ route, status, ms }, 'request');
    done();
  });
  registerLocalSafari(app, publicOrigin);

  registerMetrics(app, metrics, config);
  registerHealth(app, deps);
  await registerStatic(app, deps.clientDir, marks);
  if (deps.inBrowserDir !== undefined) registerInBrowserEngine(app, deps.inBrowserDir);
  if (deps.translationModels) registerTranslationModels(app, deps.translationModels);

  const { rootCertificate } = deps;
  if (rootCertificate !== undefined) registerTrustPage(app, () => rootCertificate);

  const { cleanUpTasks, onPage } = await registerFeatures(app, {
    ...deps,
    signInPage: pages.signInPage,
    metrics,
  });
  registerHousekeeping(app, cleanUpTasks);
  registerPages(app, pages, onPage);
  return app;
}
