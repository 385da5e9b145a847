import { type Logger, pino } from 'pino';

/**
 * Pretty on a terminal, JSON otherwise. Requests are logged by route and status alone; the redaction below is
 * the second wall, so that no token, cookie, transcript or e-mail reaches a log through an error.
 */
export function createLogger(level: string): Logger {
  const options = {
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
  };
  if (process.stdout.isTTY) {
    const transport = {
      target: 'pino-pretty',
      options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' },
    };
    return pino({ ...options, transport });
  }
  // Requests do not wait for their line to be written; what is left is written when the process ends.
  return pino(options, pino.destination({ sync: false }));
}
