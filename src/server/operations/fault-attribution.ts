import { ConfigError } from '../config-problems.ts';
import { databaseFault, faultMessages } from '../db/database-fault.ts';

/** PostgreSQL's codes for a wrong password, an unknown database, missing rights, too many connections, and not ready yet. */
const refusals = /^(28|3D|42501|53|57P)/;

/** `pg` throws these without a code. */
const clientRefusals: readonly (readonly [RegExp, string])[] = [
  [/client password must be a(?: non-empty)? string/, 'the database requires a password'],
  [/^The server does not support SSL/, 'the database does not support TLS (sslmode)'],
];

/** Whether the system or the database refused. Anything else is a bug and keeps its stack. */
function isExternal(error: unknown): error is Error & { code: string } {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return false;
  return 'syscall' in error || error instanceof AggregateError || refusals.test(error.code);
}

function describe(error: unknown): string | undefined {
  // When a host name has several addresses and all refuse, the error has no message of its own.
  if (isExternal(error)) return error.message || error.code;
  const message = error instanceof Error ? error.message : '';
  const refusal = clientRefusals.find(([pattern]) => pattern.test(message));
  if (refusal) return refusal[1];
  const fault = databaseFault(error);
  return fault && `${faultMessages[fault]} (${message})`;
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
