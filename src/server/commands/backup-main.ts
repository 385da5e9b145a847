import { readDatabaseConfig } from '../config/config.ts';
import { backUp } from '../db/back-up.ts';

// Only the current system user can read the copy.
process.umask(0o077);

try {
  const { dataDir, databaseUrl } = readDatabaseConfig(process.env);
  if (databaseUrl !== undefined) throw new Error('DATABASE_URL is set. Back up PostgreSQL with pg_dump.');
  const [file = `backup-${new Date().toISOString().slice(0, 10)}.db`] = process.argv.slice(2);
  backUp(dataDir, file);
  process.stdout.write(`Written to ${file}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
