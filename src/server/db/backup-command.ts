import { existsSync, mkdirSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { backUpSqlite } from './back-up.ts';
import { removeBackup } from './backup-file.ts';
import { requireWritable } from './data-folder.ts';
import { explainProblem } from './explain-problem.ts';
import { parseArguments } from './parse-arguments.ts';
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
  if (args.includes('--help')) return usage;
  const { keep, place } = readArguments(args);
  const file = chooseFile(place, databaseUrl === undefined ? '.db' : '.dump', now);
  const folder = dirname(file);
  const isNew = !existsSync(folder);
  try {
    // Only one level: if the folder above it is missing too, its name is wrong or its disk isn't there.
    if (isNew) mkdirSync(folder, { mode: 0o700 });
    requireWritable(folder);
    if (databaseUrl === undefined) await backUpSqlite(dataDir, file);
    else await dumpPostgres(databaseUrl, file);
  } catch (error) {
    if (isNew && existsSync(folder)) rmdirSync(folder);
    throw explainProblem(error, {
      url: databaseUrl,
      diskFull: `Nothing was written. Free some space, or name a folder on a larger disk. ${usage}`,
      connectionLost: 'Nothing was written. Run the command again.',
    });
  }
  const removed = keep === undefined ? [] : removeOld(folder, keep);
  return [
    ...(isNew ? [`Created the folder ${folder}`] : []),
    `Written to ${file}, with its checksum in ${file}.sha256`,
    ...(removed.length > 0 ? [`Removed ${removed.join(', ')}`] : []),
  ].join('\n');
}

/** A name with another ending is more likely a mistake than a new folder. */
function chooseFile(place: string | undefined, ending: string, now: Date): string {
  if (place?.endsWith(ending) && !isFolder(place)) return place;
  if (place && extname(place) !== '' && !isFolder(place) && !/[/\\]$/.test(place))
    throw new Error(
      `Name a file that ends in ${ending}, or a folder. (If ${place} is to be a new folder, end its name with /.)\n${usage}`,
    );
  return join(place ?? '.', backupName(place ?? '.', now, ending));
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

function readArguments(args: readonly string[]): { keep: number | undefined; place: string | undefined } {
  const { values, positionals } = parseArguments(args, { keep: { type: 'string' } }, usage);
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (positionals.length > 1) throw new Error(`Name only one file or folder.\n${usage}`);
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
  for (const name of old) removeBackup(join(folder, name));
  return old;
}
