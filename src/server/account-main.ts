import { runAccountCommand } from './account-command.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';

process.umask(0o077);

try {
  const { dataDir, databaseUrl } = readConfig(process.env);
  const database = await openDatabase({ dataDir, databaseUrl });
  process.exitCode = await runAccountCommand(process.argv.slice(2), {
    db: database.db,
    folder: process.cwd(),
    now: Date.now,
    print: (text) => void process.stdout.write(text),
  }).finally(database.close);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
