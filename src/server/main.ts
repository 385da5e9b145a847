import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What we keep, the sandbox included, is for the user we run as alone: folders 0700, files 0600.
process.umask(0o077);
// Node strips types and compiles everything anew at each start. Kept, a start is faster and takes less memory.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)));

try {
  const { start } = await import('./start.ts');
  await start();
  flushCompileCache();
} catch (error) {
  const isConfig = error instanceof Error && error.name === 'ConfigError';
  const message = isConfig ? `Cannot start. Please check these settings:\n${error.message}` : error;
  process.stderr.write(
    `${message instanceof Error ? (message.stack ?? message.message) : String(message)}\n`,
  );
  process.exit(1);
}
