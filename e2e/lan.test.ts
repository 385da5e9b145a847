import { spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, request, test } from '@playwright/test';
import { lanAddresses } from '../src/server/operations/lan-address.ts';
import { freePorts } from '../test/free-ports.ts';
import { audioState, installFakeVoice, playbackOf } from './playback-page.ts';
import { recorderOn } from './recorder-page.ts';
import { savedPage } from './saved-page.ts';
import { spokenMicrophone } from './spoken-microphone.ts';
import { tab, toggle, translated } from './translation-page.ts';
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

/** The computer's browser adds a second person. */
async function addBen(url: string): Promise<void> {
  const computer = await request.newContext({ baseURL: url, ignoreHTTPSErrors: true });
  await computer.post('/personal/sign-in', { form: { password } });
  const data = { name: 'Ben', color: 'blue', pin: '4711', ownName: 'Ann' };
  expect((await computer.post('/api/people', { data })).status()).toBe(201);
  const mine = { text: 'Ann’s text', language: 'en-US', userId: 'local' };
  expect((await computer.post('/api/transcriptions', { data: mine })).status()).toBe(201);
  await computer.dispose();
}

test('a phone that trusts the certificate dictates, translates, listens and works offline, as one of two people', async () => {
  const server = await startOnLan();
  await addBen(server.url);
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
    await installFakeVoice(page);
    // The server transcribes, as for browsers without an engine.
    await page.addInitScript(() => {
      for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
        Object.defineProperty(window, name, { value: undefined });
    });
    await page.goto('/trust');
    await expect(page.getByRole('heading', { level: 1, name: 'Trust this server' })).toBeVisible();
    await page.getByRole('link', { name: 'Open the app' }).click();
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
    await page.getByRole('button', { name: 'Ben' }).click();
    await page.getByLabel('Ben’s PIN').fill('4711');
    await page.keyboard.press('Enter');
    const isBen = page.getByRole('button', { name: 'Menu for Ben' });
    await expect(isBen).toBeVisible();
    expect(await page.evaluate(() => window.isSecureContext)).toBe(true);

    const { record, stop, text } = recorderOn(page);
    await record.click();
    const dialog = page.getByRole('dialog', { name: 'Let Rhapsode turn your speech into text?' });
    await dialog.getByRole('button', { name: 'Start recording' }).click();
    await expect(text).toHaveValue(/^\[Sandbox\] \d\.\d seconds of speech in English\./);
    await stop.click();
    await expect(record).toBeVisible();

    await text.fill('Good morning. I have a dog.');
    await toggle(page).click();
    await expect(translated(page)).toContainText(/buenos días.*perro/i);
    await tab(page, 'Original').click();
    await playbackOf(page).play.click();
    await expect.poll(async () => (await audioState(page))?.currentTime).toBeGreaterThan(0);
    await page.getByRole('tab', { name: 'Saved' }).click();
    await expect(page.getByText('Ann’s text')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Record' }).click();

    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await context.setOffline(true);
    await page.reload();
    await expect(isBen).toBeVisible();
    await text.fill('Written without a connection');
    await context.setOffline(false);
    await page.reload();
    await expect(isBen).toBeVisible();
    // What was written is translated as soon as the network is back.
    await expect(translated(page)).toContainText(/sin conexión/i);
    await tab(page, 'Original').click();
    await expect(text).toHaveValue('Written without a connection');
    const saved = savedPage(page);
    await saved.save.click();
    await expect(saved.toast('Saved!')).toBeVisible();
  } finally {
    await context.close();
    await server.stop();
    rmSync(profile, { recursive: true, force: true });
  }
});
