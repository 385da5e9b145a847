import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../test/free-ports.ts';
import { untilReady } from '../test/until-ready.ts';

export interface Product {
  /** The app's URL: localhost, so that the sandbox on 127.0.0.1 is another site, as in production. */
  url: string;
  sandboxUrl: string;
  dataDir: string;
  /** The server's process, not the sandbox's. */
  pid: number;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..');

/** Starts the built app with its sandbox as `npm start` does, in its own data folder. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  if (!existsSync(join(root, 'dist')))
    throw new Error('The app is not built: run `npm test`, which builds it.');
  const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-e2e-'));
  const [port, sandboxPort] = await freePorts(2);
  const url = `http://localhost:${port}`;
  // Most tests expect the label that the sandbox writes, and not a real translation.
  const namesTranslation = Object.keys(env).some((name) => /^(?:TRANSLATION_|SANDBOX$)/.test(name));
  const server = spawn(process.execPath, ['build/server/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      // All tests come from one address, from which a hundred sign-ins a minute would look like an attack.
      RATE_LIMITS: 'off',
      ...(namesTranslation ? {} : { SANDBOX: 'translation' }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  server.stdout.on('data', keep);
  server.stderr.on('data', keep);

  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      const forced = setTimeout(() => server.kill('SIGKILL'), 5_000);
      await ended;
      clearTimeout(forced);
    }
    rmSync(dataDir, { recursive: true, force: true });
  };

  try {
    await untilReady(
      url,
      () => server.exitCode !== null,
      () => output,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, sandboxUrl: `http://127.0.0.1:${sandboxPort}`, dataDir, pid: server.pid ?? 0, stop };
}
