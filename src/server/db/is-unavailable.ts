/** What the system says of a connection that cannot be made or has broken. */
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What `pg` says without a code. */
const connectionMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Whether an error means that the database does not answer for now, rather than that a query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (connectionMessages.test(error.message)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // Of PostgreSQL: a connection that failed (08), too many of them (53300), shut down or starting up (57P).
  if (connectionCodes.has(code) || /^(08|53300|57P0[1-4])/.test(code)) return true;
  return code === 'SQLITE_BUSY' || code === 'SQLITE_FULL' || code.startsWith('SQLITE_IOERR');
}
