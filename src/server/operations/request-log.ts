import type { FastifyBaseLogger } from 'fastify';
import type { Logger } from 'pino';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/**
 * The server's logger. Each request gets a child of it, which adds the request's id to each line. Creating a real child is
 * expensive and most requests log nothing, so it is created for the first line.
 */
export function createRequestLog(parent: FastifyBaseLogger): FastifyBaseLogger {
  return new RequestLog(parent as Logger, {}) as unknown as FastifyBaseLogger;
}

class RequestLog {
  readonly #parent: Logger;
  readonly #bindings: object;
  #own: Logger | undefined;

  constructor(parent: Logger, bindings: object) {
    this.#parent = parent;
    this.#bindings = bindings;
  }

  get level() {
    return this.#parent.level;
  }

  fatal(...line: unknown[]) {
    this.#write('fatal', line);
  }
  error(...line: unknown[]) {
    this.#write('error', line);
  }
  warn(...line: unknown[]) {
    this.#write('warn', line);
  }
  info(...line: unknown[]) {
    this.#write('info', line);
  }
  debug(...line: unknown[]) {
    this.#write('debug', line);
  }
  trace(...line: unknown[]) {
    this.#write('trace', line);
  }
  silent() {}

  /** Ignores the serializers that Fastify offers: its one for errors would replace ours, which removes personal data. */
  child(bindings: object): RequestLog {
    return new RequestLog(this.#parent, { ...this.#bindings, ...bindings });
  }

  #write(level: Level, line: unknown[]): void {
    if (!this.#parent.isLevelEnabled(level)) return;
    this.#own ??= this.#parent.child(this.#bindings);
    Reflect.apply(this.#own[level], this.#own, line);
  }
}
