import type { FastifyBaseLogger } from 'fastify';
import type { Logger } from 'pino';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/**
 * A request's own logger, which adds its id to each line. Creating the real logger is expensive and most
 * requests log nothing, so it is created for the first line.
 */
export function createRequestLog(parent: FastifyBaseLogger, bindings: object): FastifyBaseLogger {
  return new RequestLog(parent as Logger, bindings) as unknown as FastifyBaseLogger;
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

  child(bindings: object): FastifyBaseLogger {
    return createRequestLog(this.#parent, { ...this.#bindings, ...bindings });
  }

  #write(level: Level, line: unknown[]): void {
    if (!this.#parent.isLevelEnabled(level)) return;
    this.#own ??= this.#parent.child(this.#bindings);
    Reflect.apply(this.#own[level], this.#own, line);
  }
}
