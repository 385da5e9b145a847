import { type Logger, pino } from 'pino';

/**
 * Pretty on a terminal, JSON otherwise. Requests are logged by route and status alone; the redaction below is
 * the second wall, so that no token, cookie, transcript or e-mail reaches a log through an error.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: [
        'req',
        'res',
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
    ...(process.stdout.isTTY
      ? {
          transport: {
            target: 'pino-pretty',
            options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' },
          },
        }
      : {}),
  });
}
