import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Node strips types and compiles everything anew at each start. Kept, a start is faster and takes less memory.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)));

try {
  const { start } = await import('./start.ts');
  await start();
  flushCompileCache();
} catch (error) {
  const isConfig = error instanceof Error && error.name === 'ConfigError';
  const message = isConfig ? `Cannot start. Please check:\n${error.message}` : error;
  process.stderr.write(
    `${message instanceof Error ? (message.stack ?? message.message) : String(message)}\n`,
  );
  process.exit(1);
}
