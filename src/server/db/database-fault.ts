/** Faults of the database itself, as opposed to bad queries. */
export type DatabaseFault = 'unreachable' | 'locked' | 'no-space' | 'read-only' | 'damaged';

/** Error codes of SQLite, PostgreSQL and the operating system. */
const codes: readonly (readonly [DatabaseFault, RegExp])[] = [
  ['locked', /^SQLITE_BUSY/],
  ['no-space', /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/],
  // SQLite reports a disk that the system has made read-only as a failed write.
  ['read-only', /^(SQLITE_(READONLY(?!_DBMOVED)|IOERR_(WRITE|FSYNC|TRUNCATE)$)|EROFS$|25006$)/],
  ['damaged', /^(SQLITE_CORRUPT|SQLITE_NOTADB$|XX00[12]$)/],
  ['unreachable', /^(SQLITE_(IOERR|CANTOPEN|READONLY_DBMOVED)|08|53|57P0[1-4]|58)/],
  ['unreachable', /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/],
];

/** `pg` throws these without a code. */
const connectionMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Undefined if the database works and the query was wrong. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (connectionMessages.test(error.message)) return 'unreachable';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return codes.find(([, pattern]) => pattern.test(code))?.[0];
}

/** For the log and the start-up message. */
export const faultMessages: Record<DatabaseFault, string> = {
  unreachable: 'the database cannot be reached',
  locked: 'another process is writing to the database',
  'no-space': 'no space left on the disk',
  'read-only': 'the database cannot be written to',
  damaged: 'the database is damaged',
};
