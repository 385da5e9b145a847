import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from './back-up.ts';
import { explainProblem } from './explain-problem.ts';
import { dumpPostgres } from './postgres-dump.ts';

const usage = 'Usage: npm run backup [-- FILE or FOLDER] [-- --keep 7]';
const isBackup = /^backup-\d{4}-\d{2}-\d{2}(-\d{6})?\.(db|dump)$/;

interface DatabaseConfig {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Backs up the database to a file or folder. With `--keep`, it deletes all but the newest backups there. */
export async function runBackup(
  args: readonly string[],
  { dataDir, databaseUrl }: DatabaseConfig,
  now: Date,
): Promise<string> {
  const { keep, place } = readArguments(args);
  const ending = databaseUrl === undefined ? '.db' : '.dump';
  const file = place?.endsWith(ending) ? place : join(place ?? '.', backupName(place ?? '.', now, ending));
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    if (databaseUrl === undefined) backUp(dataDir, file);
    else await dumpPostgres(databaseUrl, file);
  } catch (error) {
    throw explainProblem(error, {
      url: databaseUrl ?? '',
      diskFull: `Nothing was written. Free some space, or name a folder on a larger disk. ${usage}`,
      connectionLost: 'Nothing was written. Run the command again.',
    });
  }
  const removed = keep === undefined ? [] : removeOld(dirname(file), keep);
  const kept = removed.length > 0 ? `\nRemoved ${removed.join(', ')}` : '';
  return `Written to ${file}${kept}`;
}

function readArguments(args: readonly string[]): { keep: number | undefined; place: string | undefined } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { keep: { type: 'string' } },
    allowPositionals: true,
  });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (positionals.length > 1) throw new Error(usage);
  if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1))
    throw new Error(`--keep must be a whole number of at least 1. ${usage}`);
  return { keep, place: positionals[0] };
}

/** The second backup of a day also has the time in its name. */
function backupName(folder: string, now: Date, ending: string): string {
  const [day = '', time = ''] = now.toISOString().split('T');
  const name = `backup-${day}${ending}`;
  return existsSync(join(folder, name))
    ? `backup-${day}-${time.slice(0, 8).replaceAll(':', '')}${ending}`
    : name;
}

/** Never removes anything but backups with a name that this command gave them. */
function removeOld(folder: string, keep: number): string[] {
  const age = (name: string) => statSync(join(folder, name)).mtimeMs;
  const newestFirst = readdirSync(folder)
    .filter((name) => isBackup.test(name))
    .sort((a, b) => age(b) - age(a) || b.localeCompare(a));
  const old = newestFirst.slice(keep);
  for (const name of old) rmSync(join(folder, name));
  return old;
}
