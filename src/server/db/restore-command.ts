import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { restoreSqlite } from './back-up.ts';
import { verifyBackup } from './backup-file.ts';
import { explainProblem } from './explain-problem.ts';
import { parseArguments } from './parse-arguments.ts';
import { restorePostgres } from './postgres-dump.ts';

const usage = 'Usage: npm run restore -- FILE   (into DATA_DIR, or into the empty database in DATABASE_URL)';

/** Restores a backup of either database, and checks it first. Nothing is ever replaced. */
export async function runRestore(
  args: readonly string[],
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
): Promise<string> {
  if (args.includes('--help')) return usage;
  const [file, ...others] = parseArguments(args, {}, usage).positionals;
  if (file === undefined || others.length > 0) throw new Error(`Name one file.\n${usage}`);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.\n${usage}`);
  if (statSync(file).isDirectory()) throw new Error(`${file} is a folder. Name a file.`);
  try {
    return await restore(file, { dataDir, databaseUrl });
  } catch (error) {
    throw explainProblem(error, {
      url: databaseUrl,
      diskFull: 'Nothing was restored. Free some space, then run the command again.',
      connectionLost: 'Nothing was restored. Run the command again.',
    });
  }
}

async function restore(
  file: string,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
): Promise<string> {
  const kind = kindOf(file);
  if (kind === undefined) throw new Error(`${file} is not a backup made by npm run backup.`);
  if (kind === 'sqlite' && databaseUrl !== undefined)
    throw new Error(
      `${file} is a backup of SQLite, but DATABASE_URL is set. Restore it without DATABASE_URL and with an empty DATA_DIR, ` +
        'then move it to PostgreSQL with npm run move.',
    );
  if (kind === 'postgres' && databaseUrl === undefined)
    throw new Error(`${file} is a backup of PostgreSQL. Set DATABASE_URL to an empty database.`);
  const isVerified = await verifyBackup(file);
  const contents =
    databaseUrl === undefined ? restoreSqlite(dataDir, file) : await restorePostgres(databaseUrl, file);
  const place = databaseUrl === undefined ? dataDir : 'the database in DATABASE_URL';
  const restored = isVerified
    ? `Restored to ${place} and checked. ${contents}`
    : `Restored to ${place}. ${contents}\nThere is no ${file}.sha256, so a few changed letters in a text could go unnoticed.`;
  return `${restored}\nStart Rhapsode, and repeat every account deletion that was made after the backup.`;
}

/** Both formats begin with their name. */
function kindOf(file: string): 'sqlite' | 'postgres' | undefined {
  const start = Buffer.alloc(16);
  const open = openSync(file, 'r');
  try {
    readSync(open, start);
  } finally {
    closeSync(open);
  }
  if (start.toString('latin1').startsWith('SQLite format 3')) return 'sqlite';
  return start.toString('latin1').startsWith('PGDMP') ? 'postgres' : undefined;
}
