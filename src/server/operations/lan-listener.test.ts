import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { obtainCertificate } from './certificates.ts';
import { type LanListener, listenOnLan } from './lan-listener.ts';
import { lanMessage } from './lan-message.ts';

let listener: LanListener | undefined;
afterEach(() => listener?.close());

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The personal edition, reached as a device does that trusts the root certificate, or doesn't. */
async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'rhapsode-lan-'));
  const obtain = () => obtainCertificate({ folder, hosts: ['127.0.0.1'], now: Date.now(), warn: () => {} });
  const first = await obtain();
  const port = await freePort();
  const publicUrl = `https://127.0.0.1:${port}`;
  const { app } = await createTestApp({
    env: {
      EDITION: 'personal',
      PERSONAL_PASSWORD: 'open sesame',
      PERSONAL_LAN: 'on',
      PUBLIC_URL: publicUrl,
    },
    deps: { rootCertificate: first.root },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  listener = await listenOnLan({ app, port, publicUrl, first, obtain, onError: () => {} });
  const open = (path: string, ca: string | undefined = first.root, headers = {}) =>
    new Promise<{ status: number | undefined; body: string; headers: Record<string, unknown> }>(
      (resolve, reject) => {
        get(`${publicUrl}${path}`, { ...(ca ? { ca } : {}), headers, agent: false }, async (response) => {
          let body = '';
          for await (const part of response) body += String(part);
          resolve({ status: response.statusCode, body, headers: response.headers });
        }).on('error', reject);
      },
    );
  return { open, port, publicUrl, root: first.root };
}

it('serves the app over TLS to a device that trusts the root, and asks for the password', async () => {
  const { open } = await start();
  expect((await open('/healthz')).status).toBe(200);
  expect((await open('/api/auth/session')).status).toBe(401);
  const page = await open('/', undefined, { accept: 'text/html' });
  expect(page.status).not.toBe(200);
});

it('explains how to trust the certificate, in the language of the device', async () => {
  const { open, root, publicUrl } = await start();
  const page = await open('/trust', root, { 'accept-language': 'de-AT' });
  expect(page.status).toBe(200);
  expect(page.body).toContain('Diesem Server vertrauen');
  expect(page.body).toContain('iPhone');
  expect(page.body).toContain('Android');
  const certificate = await open('/rhapsode.crt');
  expect(certificate.headers['content-type']).toBe('application/x-x509-ca-cert');
  expect(certificate.body).toBe(root);
  expect(certificate.body).not.toContain('PRIVATE');
  // The terminal shows the same fingerprint, the address and a QR code.
  const message = lanMessage(publicUrl, root);
  const fingerprint = /(?:[0-9A-F]{2}:){31}[0-9A-F]{2}/.exec(message)?.[0] ?? 'none';
  expect(page.body).toContain(fingerprint);
  expect(message).toContain(`${publicUrl}/trust`);
  expect(message).toMatch(/[█▀▄]/);
});

it('sends a browser that was given http:// to the same page on https://', async () => {
  const { open, port, publicUrl } = await start();
  const plain = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  const page = await plain('/trust?from=tv');
  expect([page.status, page.headers.get('location')]).toEqual([307, `${publicUrl}/trust?from=tv`]);
  await expect(fetch(`http://127.0.0.1:${port}/api/people`, { method: 'POST', body: 'x' })).rejects.toThrow();
  expect((await open('/healthz')).status).toBe(200);
});

it('is refused by a device that does not trust the root', async () => {
  const { open } = await start();
  await expect(open('/healthz', '')).rejects.toThrow(/certificate|signed/);
});
