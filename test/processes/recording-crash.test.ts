import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testSound } from '../../src/server/testing/test-recordings.ts';
import { freePorts } from '../free-ports.ts';
import { startSandbox } from '../start-sandbox.ts';
import { startServer } from './server-process.ts';

const [whole, half] = ['11111111-2222-4333-8444-555555555555', '99999999-2222-4333-8444-555555555555'];

it('serves no half recording after it was killed during an upload', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-recording-'));
  const sandbox = await startSandbox({ webhookSecret: 'whsec_test' });
  const [port = 0] = await freePorts(1);
  const options = {
    ...{ port, dataDir, sandboxOrigin: sandbox.origin, webhookSecret: 'whsec_test' },
    env: { EDITION: 'personal', OIDC_ISSUER: '', GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' },
  };
  let server = await startServer(options);
  try {
    const saved = await fetch(`${server.url}/api/transcriptions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'The harbour opens.', language: 'en-US', userId: 'local' }),
    });
    const { transcriptionId } = (await saved.json()) as { transcriptionId: string };
    const url = () => `${server.url}/api/transcriptions/${transcriptionId}/recordings`;
    const headers = { 'content-type': 'audio/webm' };
    const sound = testSound(50_000);
    const put = (id: string, body: Buffer<ArrayBuffer>) =>
      fetch(`${url()}/${id}?startMs=0`, { method: 'PUT', headers, body });
    expect((await put(whole, sound)).status).toBe(204);

    const upload = request(`${url()}/${half}?startMs=0`, {
      method: 'PUT',
      headers: { ...headers, 'content-length': 100_000 },
    });
    upload.on('error', () => {});
    upload.write(sound);
    const incoming = join(dataDir, 'recordings', '.incoming');
    await expect.poll(() => existsSync(incoming) && readdirSync(incoming).length).toBe(1);
    await server.kill();
    server = await startServer(options);

    expect(await (await fetch(url())).json()).toEqual([{ id: whole, startMs: 0, bytes: 50_000 }]);
    expect(Buffer.from(await (await fetch(`${url()}/${whole}`)).arrayBuffer())).toEqual(sound);
    expect((await fetch(`${url()}/${half}`)).status).toBe(404);
    expect((await put(half, sound)).status).toBe(204);
  } finally {
    await server.kill();
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
