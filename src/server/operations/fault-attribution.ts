import { ConfigError } from '../config/config-problems.ts';
import { databaseFault, faultMessages } from '../db/database-fault.ts';

/** PostgreSQL's codes for a wrong password, an unknown database, missing rights, too many connections, and not ready yet. */
const refusals = /^(28|3D|42501|53|57P)/;

/** `pg` throws these without a code. */
const clientRefusals: readonly (readonly [RegExp, string])[] = [
  [/client password must be a(?: non-empty)? string/, 'the database requires a password'],
  [/^The server does not support SSL/, 'the database does not support TLS (sslmode)'],
];

/** What to do about PostgreSQL's codes for a wrong user or password, and an unknown database. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/^28/, 'Check the user and the password in the address.'],
  [/^3D/, 'Check its name in the address, or create it with createdb.'],
];

/** The system's codes for a file or folder that can't be used. */
const folderFaults: Readonly<Record<string, (path: string, syscall: unknown) => string>> = {
  EACCES: (path) => `this user has no permission to use ${path}`,
  EPERM: (path) => `this user has no permission to use ${path}`,
  ENOTDIR: (path) => `${path} is not a folder`,
  ENOENT: (path, syscall) => `${path} ${syscall === 'mkdir' ? 'can’t be created' : 'doesn’t exist'}`,
  EROFS: (path) => `${path} is on a read-only disk`,
};

/** Undefined if the error isn't about a file or folder. */
function describeFolder(
  error: Error & { code?: unknown; path?: unknown; syscall?: unknown },
): string | undefined {
  const { code, path, syscall } = error;
  if (typeof code !== 'string' || typeof path !== 'string') return undefined;
  const words = folderFaults[code]?.(path, syscall);
  return words && `${words} (${code})`;
}

/** Whether the system or the database refused. Anything else is a bug and keeps its stack. */
function isExternal(error: unknown): error is Error & { code: string } {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return false;
  return 'syscall' in error || error instanceof AggregateError || refusals.test(error.code);
}

function describe(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const folder = describeFolder(error);
  if (folder) return folder;
  const refusal = clientRefusals.find(([pattern]) => pattern.test(error.message));
  if (refusal) return refusal[1];
  // When a host name has several addresses and all refuse, the error has no message of its own.
  const external = isExternal(error) ? error : undefined;
  const words = external && (external.message || external.code);
  const fault = databaseFault(error);
  if (fault) return `${faultMessages[fault]} (${words ?? error.message})`;
  const next = advice.find(([pattern]) => external && pattern.test(external.code));
  return next ? `${words}. ${next[1]}` : words;
}

/** Turns an external error into one that names the setting to check. */
export async function withFaultAttribution<T>(name: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const problem = describe(error);
    if (problem === undefined) throw error;
    throw new ConfigError(`${name}: ${problem}`, { cause: error });
  }
}
