import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { findPackageJSON, getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/config-problems.ts';
import { projectFolder } from '../project-folder.ts';
import { requireFreePort } from './port-problems.ts';

const entry = join(projectFolder, 'src/sandbox/main.ts');

/** Only the sandbox needs these optional dependencies; production installs leave them out. */
const packages = ['@echogarden/espeak-ng-emscripten', 'qs', 'wasm-media-encoders'];

/** The container image doesn't contain it. */
export const hasSandbox = (): boolean => existsSync(entry);

/** Without this check, the sandbox would fail later with a less helpful error. */
export function requireSandboxPackages(find: (name: string) => unknown): void {
  const missing = packages.filter((name) => {
    try {
      return find(name) === undefined;
    } catch {
      return true;
    }
  });
  if (missing.length === 0) return;
  throw new ConfigError(
    `SANDBOX: packages are missing (${missing.join(', ')}). Install the optional dependencies, or set the keys for the real services.`,
  );
}

/** Runs the sandbox in its own process if any service needs it, and waits until it is ready. */
export async function startSandbox(config: Config): Promise<ChildProcess | undefined> {
  if (config.sandbox.services.length === 0) return undefined;
  requireSandboxPackages((name) => findPackageJSON(name, import.meta.url));
  await requireFreePort({ setting: 'SANDBOX_PORT', port: config.sandbox.port, host: '127.0.0.1' });
  const child = fork(entry, {
    env: {
      ...process.env,
      SANDBOX_PORT: String(config.sandbox.port),
      DATA_DIR: config.dataDir,
      APP_URL: config.publicUrl,
      STRIPE_WEBHOOK_SECRET: config.stripe.webhookSecret,
      // The server waits for this process, so it shares our compile cache.
      NODE_COMPILE_CACHE: getCompileCacheDir(),
    },
  });
  const outcome = await Promise.race([
    once(child, 'message').then(() => 'ready'),
    once(child, 'exit').then(([code]) => `exit code ${String(code)}`),
  ]);
  if (outcome !== 'ready')
    throw new ConfigError(
      `SANDBOX_PORT: the sandbox could not start on port ${config.sandbox.port} (${outcome})`,
    );
  return child;
}
