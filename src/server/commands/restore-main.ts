import { readDatabaseConfig } from '../config/config.ts';
import { runRestore } from '../db/restore-command.ts';

// Only the current system user can read the restored database.
process.umask(0o077);

try {
  process.stdout.write(`${await runRestore(process.argv.slice(2), readDatabaseConfig(process.env))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
