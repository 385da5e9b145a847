import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Product {
  /** Where the app is: localhost, so that the sandbox on 127.0.0.1 is another site, as in production. */
  url: string;
  sandboxUrl: string;
  dataDir: string;
  /** The process of the server, without the sandbox's. */
  pid: number;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..');
const startTimeoutMs = 30_000;

async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => (probe.address() as { port: number }).port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

async function waitUntilReady(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended while starting:\n${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server was not ready after ${startTimeoutMs} ms:\n${output()}`);
}

/** Starts the built product with its sandbox, in a data folder of its own, just as `npm start` does. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  if (!existsSync(join(root, 'dist')))
    throw new Error('The client is not built: run `npm test`, which builds it.');
  const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-e2e-'));
  const [port, sandboxPort] = await freePorts(2);
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      // All tests come from one address, where a hundred sign-ins a minute would look like an attack.
      RATE_LIMITS: 'off',
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
    await waitUntilReady(url, server, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, sandboxUrl: `http://127.0.0.1:${sandboxPort}`, dataDir, pid: server.pid ?? 0, stop };
}
