import { databaseFault } from './database-fault.ts';

/** PostgreSQL's and the system's codes, each with what to do. */
const problems: readonly (readonly [RegExp, (host: string) => string])[] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, (host) => `There is no computer called ${host}. Check the address.`],
  [/^ECONNREFUSED$/, (host) => `Nothing answers at ${host}. Is PostgreSQL running, and is the port right?`],
  [
    /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/,
    (host) => `${host} doesn't answer. Check the address and the firewall.`,
  ],
  [/^28/, () => 'PostgreSQL refused the user or the password. Check both in the address.'],
  [/^3D000$/, () => 'That database does not exist yet. Create it with: createdb NAME'],
  [
    /^42501$/,
    () => 'This user may not do that. It must own the database, or be allowed to create tables in it.',
  ],
  [
    /^55P03$/,
    () =>
      'Somebody is writing to it right now. Stop every Rhapsode that uses it, then run the command again.',
  ],
];

/** For the commands of operators: says what to do about an error. What it doesn't know stays as it is. */
export function explainProblem(
  error: unknown,
  { url, diskFull, connectionLost }: { url: string; diskFull: string; connectionLost: string },
): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const message = (text: string) =>
    new Error(error.message ? `${text}\n(${error.message})` : text, { cause: error });
  if (databaseFault(error) === 'no-space') return message(`The disk is full. ${diskFull}`);
  const found = problems.find(([pattern]) => pattern.test(code));
  if (found) return message(found[1](new URL(url).host));
  if (
    /^(08|57P|ECONNRESET$|EPIPE$)/.test(code) ||
    /^(Connection terminated|timeout expired)/.test(error.message)
  )
    return message(`The connection to PostgreSQL was lost or took too long. ${connectionLost}`);
  return error;
}
