import { readDatabaseConfig } from '../config/config.ts';
import { explainProblem } from '../db/explain-problem.ts';
import { openDatabase } from '../db/open.ts';
import { requireSqliteFile } from '../db/open-sqlite.ts';
import { accountUsage, runAccountCommand } from './account-command.ts';

process.umask(0o077);

const args = process.argv.slice(2);
if (args.includes('--help')) {
  process.stdout.write(accountUsage);
  process.exit();
}

let url: string | undefined;
try {
  const { dataDir, databaseUrl } = readDatabaseConfig(process.env);
  url = databaseUrl;
  if (databaseUrl === undefined) requireSqliteFile(dataDir);
  process.stdout.write(`Database: ${databaseUrl === undefined ? `SQLite in ${dataDir}` : 'PostgreSQL'}\n`);
  const database = await openDatabase({ dataDir, databaseUrl });
  process.exitCode = await runAccountCommand(args, {
    db: database.db,
    folder: process.cwd(),
    now: Date.now,
    print: (text) => void process.stdout.write(text),
  }).finally(database.close);
} catch (failure) {
  const error = explainProblem(failure, {
    url,
    diskFull: 'Free some space, then run the command again.',
    connectionLost: 'Run the command again.',
  });
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
