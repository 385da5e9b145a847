import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Folders are 0700 and files 0600, including the sandbox's: only our own user can read the data.
process.umask(0o077);
// Without this cache, Node compiles everything again at each start, which takes more time and memory.
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
