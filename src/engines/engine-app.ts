import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isLoopbackName } from '../shared/loopback-name.ts';
import { OutOfMemory } from './memory-check.ts';
import { DamagedPart } from './parts.ts';
import { createQueue, type Queue, QueueFull, type QueueState } from './queue.ts';

interface EngineRouteDeps {
  folder: string;
  /** The folder of the translation models that come with the app. */
  modelsFolder: string;
  queue: Queue;
  /** Call it when a model begins to load and when it is loaded. */
  onModel: (model: 'loading' | 'loaded') => void;
}

/** Registers the routes of one service. */
export type EngineRoutes = (app: FastifyInstance, deps: EngineRouteDeps) => void;

/** The caller asked for something that the engine can't do. */
export class BadRequest extends Error {
  override name = 'BadRequest';
}

export interface EngineAppOptions {
  folder: string;
  /** The folder of the translation models that come with the app. */
  modelsFolder: string;
  routes: EngineRoutes;
  /** The maximum number of running and waiting requests; more are refused with 503. */
  queueLength?: number;
  /** How long a request runs before others get their turn. */
  turnMs?: number;
  /** Called after an error that leaves the engine in an unknown state. */
  onFatal: (error: unknown) => void;
  /** Called with what the operator has to do when a part of the engine is damaged. */
  onDamaged?: (message: string) => void;
  /** Called with what the operator has to do when there is too little memory for a model. */
  onOutOfMemory?: (message: string) => void;
  onModel?: EngineRouteDeps['onModel'];
  onQueueChange?: (state: QueueState) => void;
  /** Called with the number of running requests whenever one starts or ends. */
  onActivity?: (running: number) => void;
}

const maxBodyBytes = 26 * 1024 * 1024;

/** An engine's HTTP server: queues requests, reports errors and refuses web pages. */
export function createEngineApp(options: EngineAppOptions): FastifyInstance {
  const app = Fastify({ bodyLimit: maxBodyBytes });
  const queue = createQueue({
    maxLength: options.queueLength ?? 16,
    turnMs: options.turnMs,
    onChange: options.onQueueChange,
  });
  let running = 0;
  const count = (change: 1 | -1) => {
    running += change;
    options.onActivity?.(running);
  };

  app.addHook('onRequest', async (request, reply) => {
    if (isFromPage(request)) return refuse(reply, 403, 'Web pages are not allowed to call this engine.');
    // A request on a kept-alive connection could arrive just as an idle engine exits.
    reply.header('connection', 'close');
    count(1);
    reply.raw.once('close', () => count(-1));
  });

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof QueueFull) return refuse(reply.header('retry-after', '5'), 503, error.message);
    if (error instanceof BadRequest) return refuse(reply, 400, error.message);
    if (error instanceof DamagedPart) {
      options.onDamaged?.(error.message);
      // Trying again wouldn't help, which 410 tells the caller.
      return refuse(reply, isLibre(reply) ? 410 : 500, error.message);
    }
    if (error instanceof OutOfMemory) {
      options.onOutOfMemory?.(error.message);
      return refuse(reply, 507, error.message);
    }
    // The client has disconnected, so nobody reads this.
    if ((error as Error).name === 'AbortError') return refuse(reply, 499, 'The client disconnected.');
    const status = (error as { statusCode?: number }).statusCode;
    if (status !== undefined && status < 500) return refuse(reply, status, (error as Error).message);
    reply.raw.once('finish', () => options.onFatal(error));
    return refuse(reply, 500, error instanceof Error ? error.message : String(error));
  });

  options.routes(app, {
    folder: options.folder,
    modelsFolder: options.modelsFolder,
    queue,
    onModel: options.onModel ?? (() => {}),
  });
  return app;
}

/**
 * Only the server may call engines. A web page could reach this port too, but its browser names the page's origin or
 * site, or, if the page's own host name points to this machine (DNS rebinding), that name.
 */
function isFromPage({ headers }: FastifyRequest): boolean {
  const { origin, host = '' } = headers;
  return (
    origin !== undefined ||
    headers['sec-fetch-site'] !== undefined ||
    !isLoopbackName(host.replace(/:\d+$/, ''))
  );
}

/** Aborted if the client disconnects before the response is complete. */
export function callerSignal(request: FastifyRequest): AbortSignal {
  const controller = new AbortController();
  const { socket } = request.raw;
  if (socket.destroyed) controller.abort();
  socket.once('close', () => controller.abort());
  return controller.signal;
}

/** OpenAI's clients read `error.message`, and LibreTranslate's read `error`. This body serves both. */
function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ error: isLibre(reply) ? message : { message, type: 'engine_error' } });
}

const isLibre = (reply: FastifyReply): boolean =>
  !(reply.request.routeOptions.url ?? reply.request.url).startsWith('/v1/');
