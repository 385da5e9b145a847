import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** What others write into their errors: addresses of people, and what proves who somebody is. */
const personal = /[^\s"'<>()=:,;]+@[^\s"'<>()=:,;]+\.[a-z]+|\beyJ[\w-]+\.[\w.-]+|\bBearer [\w.~+/-]+/gi;

function describeError(error: Error) {
  const described = stdSerializers.err(error);
  const message = described.message?.replace(personal, '[removed]');
  const stack = described.stack?.replace(personal, '[removed]');
  return Object.assign(described, { message, stack });
}

/**
 * Pretty on a terminal, JSON otherwise. Requests are logged by route and status alone; the redaction below is
 * the second wall, so that no token, cookie, transcript or e-mail reaches a log through an error.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: describeError },
    redact: {
      paths: [
        'req',
        'res',
        'headers',
        'body',
        'text',
        'email',
        'token',
        '*.headers',
        '*.config',
        '*.body',
        '*.text',
        '*.email',
        '*.token',
        '*.raw',
        'err.parameters',
        'err.detail',
      ],
      remove: true,
    },
  };
  if (destination) return pino(options, destination);
  if (process.stdout.isTTY) {
    const transport = {
      target: import.meta.resolve('pino-pretty'),
      options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' },
    };
    return pino({ ...options, transport });
  }
  // Requests do not wait for their line to be written; what is left is written when the process ends.
  return pino(options, pino.destination({ sync: false }));
}
