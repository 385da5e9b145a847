import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Server-sent events. Nothing is sent before the first event, so a refusal can still be an ordinary error response. */
export interface EventStream {
  readonly isOpen: boolean;
  send(event: string, data: unknown): void;
  end(): void;
}

export function createEventStream(reply: FastifyReply): EventStream {
  const stream = new PassThrough();
  let isOpen = false;

  return {
    get isOpen() {
      return isOpen;
    },
    send(event, data) {
      if (!isOpen) {
        isOpen = true;
        void reply
          .type('text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store')
          // Otherwise nginx would hold the first words back in its buffer.
          .header('x-accel-buffering', 'no')
          .send(stream);
      }
      if (!stream.destroyed) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end() {
      stream.end();
    },
  };
}
