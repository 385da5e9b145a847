import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** E-mail addresses and tokens, which libraries write into their error messages. */
const personal = /[^\s"'<>()=:,;]+@[^\s"'<>()=:,;]+\.[a-z]+|\beyJ[\w-]+\.[\w.-]+|\bBearer [\w.~+/-]+/gi;

/** Messages of other services may contain anything: control characters could forge lines or change a terminal. */
const controls = /[^\P{Cc}\n\t]/gu;

/** Text from elsewhere, such as an error message, as it may be logged. */
export const cleanForLog = (text: string): string =>
  text.replace(personal, '[removed]').replace(controls, '');

function describeError(error: Error) {
  const described = stdSerializers.err(error);
  const [message, stack] = [described.message ?? '', described.stack ?? ''].map(cleanForLog);
  return Object.assign(described, { message, stack });
}

/**
 * Pretty on a terminal, JSON otherwise. We log requests by route and status only; the redaction makes sure that no
 * token, cookie, transcript or e-mail gets into the log through an error either.
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
      options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss', singleLine: true },
    };
    return pino({ ...options, transport });
  }
  // Requests don't wait for the log; pino writes the rest when the process ends.
  return pino(options, pino.destination({ sync: false }));
}
