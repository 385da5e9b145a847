import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type ServiceName, serviceNames } from './service-names.ts';

/** Ways to forge an ID token. */
export const forgeries = ['signature', 'nonce', 'audience', 'issuer', 'expired', 'none'] as const;
export type Forgery = (typeof forgeries)[number];

export const faultSchema = z.strictObject({
  service: z.enum(serviceNames),
  /** Applies only to requests whose path contains this. */
  path: z.optional(z.string()),
  status: z.optional(z.int().check(z.minimum(100), z.maximum(599))),
  delayMs: z.optional(z.number().check(z.minimum(0))),
  hang: z.optional(z.boolean()),
  /** Sent instead of the real response; anything but a string is sent as JSON. */
  body: z.optional(z.unknown()),
  headers: z.optional(z.record(z.string(), z.string())),
  /** Cuts off the response after this many bytes. */
  cutAfter: z.optional(z.int().check(z.minimum(0))),
  /** Identity only: forges the next ID token in this way. */
  forge: z.optional(z.enum(forgeries)),
  times: z.optional(z.int().check(z.minimum(1))),
});
export type Fault = z.infer<typeof faultSchema>;

export interface Faults {
  add(fault: Fault): void;
  reset(): void;
  /** Lets services reset their own faults too. */
  onReset(listener: () => void): void;
  /** How to forge the next ID token, if at all. */
  takeForgery(): Forgery | undefined;
  /** The response stream, cut off if requested. */
  cut(request: FastifyRequest, payload: unknown): unknown;
  /** Applies a fault to the request; returns true if it sent the response. */
  apply(service: ServiceName, request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
}

/** Each fault applies to a given number of requests. */
export function createFaults(): Faults {
  const resetListeners: Array<() => void> = [];
  let pending: Array<{ fault: Fault; left: number }> = [];
  let waiting = new Set<() => void>();
  const cuts = new WeakMap<FastifyRequest, number>();

  const take = (matches: (fault: Fault) => boolean): Fault | undefined => {
    const entry = pending.find((candidate) => matches(candidate.fault));
    if (!entry) return undefined;
    entry.left -= 1;
    if (entry.left === 0) pending = pending.filter((candidate) => candidate !== entry);
    return entry.fault;
  };

  /** Resolves after the given time, when the caller disconnects, or on reset. */
  const wait = (request: FastifyRequest, ms?: number) =>
    new Promise<void>((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(() => done(), ms);
      const done = () => {
        clearTimeout(timer);
        waiting.delete(done);
        // The connection outlives the request and may be reused.
        request.raw.socket.off('close', done);
        resolve();
      };
      waiting.add(done);
      request.raw.socket.once('close', done);
    });

  return {
    add(fault) {
      pending.push({ fault, left: fault.times ?? 1 });
    },
    reset() {
      pending = [];
      const released = waiting;
      waiting = new Set();
      for (const done of released) done();
      for (const listener of resetListeners) listener();
    },
    onReset(listener) {
      resetListeners.push(listener);
    },
    takeForgery() {
      return take((fault) => fault.service === 'identity' && fault.forge !== undefined)?.forge;
    },
    cut(request, payload) {
      const bytes = cuts.get(request);
      if (bytes === undefined) return payload;
      const stream = typeof payload === 'string' ? Readable.from([Buffer.from(payload)]) : payload;
      return stream instanceof Readable
        ? Readable.from(cutStream(stream, bytes), { objectMode: false })
        : payload;
    },
    async apply(service, request, reply) {
      const path = request.url.split('?', 1)[0] ?? '';
      const fault = take(
        (candidate) =>
          candidate.service === service && !candidate.forge && path.includes(candidate.path ?? ''),
      );
      if (!fault) return false;
      if (fault.hang) {
        await wait(request);
        reply.hijack();
        request.raw.socket.destroy();
        return true;
      }
      if (fault.cutAfter !== undefined) cuts.set(request, fault.cutAfter);
      if (fault.delayMs !== undefined) await wait(request, fault.delayMs);
      if (fault.status === undefined && fault.body === undefined) return false;
      const status = fault.status ?? 200;
      const body = fault.body ?? { error: { message: `The sandbox was told to return ${status}.` } };
      reply.code(status).headers(fault.headers ?? {});
      await reply.send(body);
      return true;
    },
  };
}

async function* cutStream(stream: Readable, bytes: number): AsyncGenerator<Uint8Array> {
  let left = bytes;
  for await (const chunk of stream) {
    const part = Buffer.from(chunk as Uint8Array).subarray(0, left);
    left -= part.length;
    if (part.length > 0) yield part;
    if (left === 0) throw new Error('The sandbox was told to stop here.');
  }
}
