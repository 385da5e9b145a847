import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { setDevSignedInCookie } from './auth/session-cookies.ts';
import { type FeatureDeps, registerFeatures } from './features.ts';
import { registerErrorHandler } from './http/error-handler.ts';
import { registerLocalSafari } from './http/local-safari.ts';
import { registerPages, rewriteUrl } from './http/pages.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { readClient, registerStatic } from './http/static-files.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { registerGracefulClose } from './operations/graceful-close.ts';
import { guardProviders } from './operations/guard-providers.ts';
import { registerHealth } from './operations/health.ts';
import { registerHousekeeping } from './operations/housekeeping.ts';
import { createMetrics, registerMetrics } from './operations/metrics.ts';

export interface AppDeps extends FeatureDeps {
  /** The built client. */
  clientDir: string;
}

/** A whole text of 6,500 characters, escaped at its worst, with room to spare. */
const bodyLimit = 128 * 1024;
/** From here on a read is worth a line in the log. */
const slowMs = 1_000;

/** The product as a server that does not listen yet: everything it depends on is an argument. */
export async function buildApp(given: AppDeps): Promise<FastifyInstance> {
  const metrics = createMetrics();
  const deps = guardProviders(given, metrics);
  const { config } = deps;
  const app = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.trustProxy),
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
  registerHealth(app, deps);
  await registerStatic(app, deps.clientDir, config.sandbox.services);

  registerHousekeeping(app, await registerFeatures(app, deps));
  registerPages(app, client, config.devAuth === undefined ? undefined : setDevSignedInCookie);
  return app;
}
