import { databaseFault } from './database-fault.ts';

interface Problem {
  /** The file or folder, if the system named it. */
  path: string;
  host: string;
  database: string;
}

/** PostgreSQL's, SQLite's and the system's codes, each with what to do. */
const problems: readonly (readonly [RegExp, (problem: Problem) => string])[] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, ({ host }) => `There is no computer called ${host}. Check the address.`],
  [
    /^ECONNREFUSED$/,
    ({ host }) => `Nothing answers at ${host}. Is PostgreSQL running, and is the port right?`,
  ],
  [
    /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/,
    ({ host }) => `${host} doesn't answer. Check the address and the firewall, then run the command again.`,
  ],
  [/^28/, () => 'PostgreSQL refused the user or the password. Check both in the address.'],
  [
    /^3D000$/,
    ({ database }) =>
      database
        ? `There is no database called ${database} yet. Create it with: createdb ${database}`
        : 'The address names no database. Add its name at the end: postgres://USER:PASSWORD@HOST/DATABASE',
  ],
  [
    /^(42501|3F000)$/,
    () => 'This user may not do that. It must own the database, or be allowed to create tables in it.',
  ],
  [
    /^55P03$/,
    () =>
      'Somebody is writing to it right now. Stop every Rhapsode that uses it, then run the command again.',
  ],
  [
    /^(EACCES|EPERM)$/,
    ({ path }) =>
      `You may not use ${path}. Run the command as the user that Rhapsode runs as, change the permissions, or name another place.`,
  ],
  [
    /^SQLITE_(CANTOPEN|READONLY|IOERR)/,
    () =>
      'SQLite may not read or write there. Run the command as the user that Rhapsode runs as, or change the permissions of DATA_DIR.',
  ],
  [/^EROFS$/, ({ path }) => `${path} is on a disk that can only be read. Name another place.`],
  [/^ENOENT$/, ({ path }) => `${path} doesn't exist. Check the name, or create the folder first.`],
  [
    /^(ENOTDIR|EEXIST)$/,
    ({ path }) => `${path} is needed as a folder, but there is a file in its place. Name another place.`,
  ],
  [/^EISDIR$/, ({ path }) => `${path} is a folder. Name a file.`],
  [
    /^SQLITE_(CORRUPT|NOTADB)/,
    () => 'The database is damaged. Restore a backup: DATA_DIR=restored npm run restore -- FILE',
  ],
];

/** For the commands of operators: says what to do about an error. What it doesn't know stays as it is. */
export function explainProblem(
  error: unknown,
  { url, diskFull, connectionLost }: { url: string | undefined; diskFull: string; connectionLost: string },
): unknown {
  if (!(error instanceof Error)) return error;
  const message = (text: string) =>
    new Error(error.message ? `${text}\n(${error.message})` : text, { cause: error });
  if (databaseFault(error) === 'no-space') return message(`The disk is full. ${diskFull}`);
  const code = codeOf(error);
  const found = problems.find(([pattern]) => pattern.test(code));
  if (found) {
    const { host: named, pathname } = url === undefined ? { host: '', pathname: '' } : new URL(url);
    // An address without a host is a socket on this computer.
    const host = named || ('address' in error ? String(error.address) : '');
    const path = 'path' in error ? String(error.path) : 'The file or folder';
    return message(found[1]({ path, host, database: decodeURIComponent(pathname.slice(1)) }));
  }
  if (/^(08|57P|ECONNRESET$|EPIPE$)/.test(code) || /^Connection terminated/.test(error.message))
    return message(`The connection to PostgreSQL was lost or took too long. ${connectionLost}`);
  return error;
}

function codeOf(error: Error): string {
  // `pg` has no code for this.
  if (error.message === 'timeout expired') return 'ETIMEDOUT';
  // A socket that PostgreSQL would create.
  if ('syscall' in error && error.syscall === 'connect' && /ENOENT/.test(error.message))
    return 'ECONNREFUSED';
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
