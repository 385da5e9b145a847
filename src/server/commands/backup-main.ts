import { readDatabaseConfig } from '../config/config.ts';
import { runBackup } from '../db/backup-command.ts';

// Only the current system user can read the copy.
process.umask(0o077);

try {
  const written = await runBackup(process.argv.slice(2), readDatabaseConfig(process.env), new Date());
  process.stdout.write(`${written}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
