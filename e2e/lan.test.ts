import { spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { lanAddresses } from '../src/server/operations/lan-address.ts';
import { freePorts } from '../test/free-ports.ts';
import { spokenMicrophone } from './spoken-microphone.ts';
import { waitUntilLive } from './wait-until-live.ts';

const root = join(import.meta.dirname, '..');
const password = 'correct horse';

/** The personal edition as `npm run personal -- --lan` starts it, at this computer's address in its network. */
async function startOnLan() {
  const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-lan-'));
  const [port, sandboxPort] = await freePorts(2);
  const address = lanAddresses(networkInterfaces())[0] ?? '127.0.0.1';
  const url = `https://${address}:${port}`;
  const server = spawn(process.execPath, ['build/server/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      EDITION: 'personal',
      PERSONAL_LAN: 'on',
      PERSONAL_PASSWORD: password,
      PUBLIC_URL: url,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    if (/(?:[0-9A-F]{2}:){31}/.test(output)) break;
  }
  const key = new X509Certificate(readFileSync(join(dataDir, 'certificates', 'server.crt'))).publicKey;
  const keyHash = createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  return {
    url,
    output,
    keyHash,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

test('a phone that trusts the certificate signs in, uses its microphone and works offline', async () => {
  const server = await startOnLan();
  const profile = mkdtempSync(join(tmpdir(), 'rhapsode-phone-'));
  expect(server.output).toContain(`${server.url}/trust`);
  const context = await chromium.launchPersistentContext(profile, {
    ...spokenMicrophone,
    args: [...spokenMicrophone.args, `--ignore-certificate-errors-spki-list=${server.keyHash}`],
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    permissions: ['microphone'],
    serviceWorkers: 'allow',
  });
  try {
    const page = await context.newPage();
    waitUntilLive(page);
    await page.goto('/trust');
    await expect(page.getByRole('heading', { level: 1, name: 'Trust this server' })).toBeVisible();
    await page.getByRole('link', { name: 'Open the app' }).click();
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    const text = page.getByRole('textbox', { name: 'Transcript' });
    await expect(text).toBeVisible();

    expect(await page.evaluate(() => window.isSecureContext)).toBe(true);
    const tracks = await page.evaluate(async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      return stream.getAudioTracks().map(({ readyState }) => readyState);
    });
    expect(tracks).toEqual(['live']);

    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await context.setOffline(true);
    await page.reload();
    await text.fill('Written without a connection');
    await context.setOffline(false);
    await page.reload();
    await expect(text).toHaveValue('Written without a connection');
  } finally {
    await context.close();
    await server.stop();
    rmSync(profile, { recursive: true, force: true });
  }
});
