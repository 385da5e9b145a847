import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from '../src/sandbox/faults.ts';
import { createSandbox } from '../src/sandbox/server.ts';

export interface TestSandbox {
  origin: string;
  next(fault: Fault): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface TestSandboxOptions {
  appUrl?: string;
  webhookSecret?: string;
  now?: () => number;
}

/** The real sandbox in this process, on a free port, with a folder that is deleted when it closes. */
export async function startSandbox({
  appUrl = 'http://localhost:4321',
  webhookSecret = 'whsec_test',
  now,
}: TestSandboxOptions = {}): Promise<TestSandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const sandbox = await createSandbox({ port: 0, dataDir, appUrl, webhookSecret, now });
  const post = async (path: string, body: object) => {
    const response = await fetch(`${sandbox.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The sandbox returned ${response.status}: ${await response.text()}`);
  };
  return {
    origin: sandbox.origin,
    next: (fault) => post('/_sandbox/next', fault),
    reset: () => post('/_sandbox/reset', {}),
    async close() {
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
