import { readDatabaseConfig } from '../config/config.ts';
import { runMove } from '../db/move/move-command.ts';

// Only the current system user can read the copy.
process.umask(0o077);

try {
  const next = await runMove(process.argv.slice(2), readDatabaseConfig(process.env), {
    print: (text) => void process.stdout.write(text),
    isTerminal: process.stdout.isTTY === true,
    now: () => performance.now(),
  });
  process.stdout.write(`${next}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
