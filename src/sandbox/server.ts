import { createServer } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { isLoopbackName } from '../shared/loopback-name.ts';
import { registerChat } from './ai/chat.ts';
import { registerSpeech } from './ai/speech.ts';
import { registerTranscriptions } from './ai/transcriptions.ts';
import { createFaults, faultSchema } from './faults.ts';
import { registerIdentity } from './identity/identity.ts';
import { createRequestLog } from './request-log.ts';
import type { SandboxDeps, Service } from './service.ts';
import type { ServiceName } from './service-names.ts';
import { openState } from './state.ts';
import { registerStripe } from './stripe/stripe.ts';

const services: Array<{ name: ServiceName; paths: string[]; register: Service }> = [
  { name: 'identity', paths: ['/identity/'], register: registerIdentity },
  { name: 'stripe', paths: ['/v1/', '/checkout/', '/portal/'], register: registerStripe },
  { name: 'ai', paths: ['/ai/'], register: registerSpeech },
  { name: 'ai', paths: ['/ai/'], register: registerChat },
  { name: 'ai', paths: ['/ai/'], register: registerTranscriptions },
];

export interface SandboxOptions {
  /** 0 uses a free port. */
  port: number;
  dataDir: string;
  appUrl: string;
  webhookSecret: string;
  now?: () => number;
}

export interface Sandbox {
  origin: string;
  app: FastifyInstance;
  close(): Promise<void>;
}

/** Responses contain the sandbox's URL, so the port must be known before listening. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const serviceOf = (url: string): ServiceName | undefined =>
  services.find((service) => service.paths.some((path) => url.startsWith(path)))?.name;

/** Starts the sandbox on loopback. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const port = options.port || (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const faults = createFaults();
  const log = createRequestLog();
  const now = options.now ?? Date.now;
  const deps: SandboxDeps = {
    origin,
    appUrl: options.appUrl.replace(/\/$/, ''),
    webhookSecret: options.webhookSecret,
    state: openState(options.dataDir),
    faults,
    now,
  };

  const app = Fastify({ forceCloseConnections: true, bodyLimit: 10 * 1024 * 1024 });

  // A website whose host name points to this machine could otherwise read the log, which contains people's texts.
  app.addHook('onRequest', async (request, reply) => {
    if (!isLoopbackName(request.host.replace(/:\d+$/, ''))) return reply.code(403).send();
  });

  app.addHook('preHandler', async (request, reply) => {
    const service = serviceOf(request.url);
    if (!service) return;
    const at = new Date(now()).toISOString();
    log.add({ service, method: request.method, url: request.url, body: request.body, at });
    if (await faults.apply(service, request, reply)) return reply;
  });

  app.addHook('onSend', async (request, _reply, payload) => faults.cut(request, payload));

  app.get('/_sandbox/health', () => ({ ok: true }));
  app.get<{ Querystring: { service?: string } }>('/_sandbox/log', (request) =>
    log.list(request.query.service),
  );
  app.post('/_sandbox/next', (request, reply) => {
    const fault = faultSchema.safeParse(request.body);
    if (!fault.success) return reply.code(400).send({ error: fault.error.issues });
    faults.add(fault.data);
    return reply.code(204).send();
  });
  app.post('/_sandbox/reset', (_request, reply) => {
    faults.reset();
    log.clear();
    return reply.code(204).send();
  });

  for (const service of services) {
    await app.register(async (scope) => service.register(scope, deps));
  }

  await app.listen({ port, host: '127.0.0.1' });
  return {
    origin,
    app,
    async close() {
      faults.reset();
      await app.close();
    },
  };
}
