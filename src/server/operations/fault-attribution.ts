import { ConfigError } from '../config.ts';
import { databaseFault, faultWords } from '../db/database-fault.ts';

/** What PostgreSQL says of who may come in: wrong password, no such database, no room, still starting. */
const refusals = /^(28|3D|53|57P)/;

/** Whether the machine or the database refused; anything else is a fault of ours and keeps its stack. */
function isOutside(error: unknown): error is Error & { code: string } {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return false;
  return 'syscall' in error || error instanceof AggregateError || refusals.test(error.code);
}

function describe(error: unknown): string | undefined {
  // Several addresses of one name that all refuse are one error without words.
  if (isOutside(error)) return error.message || error.code;
  const fault = databaseFault(error);
  return fault && `${faultWords[fault]} (${(error as Error).message})`;
}

/** Names the setting to look at when a step of the start is refused from outside. */
export async function withFaultAttribution<T>(name: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const problem = describe(error);
    if (problem === undefined) throw error;
    throw new ConfigError(`${name}: ${problem}`, { cause: error });
  }
}
