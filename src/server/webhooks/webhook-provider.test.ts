import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePorts } from '../../../test/free-ports.ts';
import { obtainCertificate } from '../operations/certificates.ts';
import { createWebhookProvider } from './webhook-provider.ts';

/** A server on this machine, and what it has received. */
async function receive(respond: RequestListener = (_, response) => response.end(), host = '127.0.0.1') {
  const received: { headers: IncomingMessage['headers']; body: string; url: string | undefined }[] = [];
  const server = createHttpServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString(), url: request.url });
      respond(request, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, host, done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, port: (server.address() as AddressInfo).port };
}

const message = (url: string) => ({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"type":"test"}' });

it('posts the body to the address that was checked, with the name in the Host header', async () => {
  const { received, port } = await receive((_, response) => response.writeHead(202).end('ok'));
  const provider = createWebhookProvider({ local: true, resolve: async () => ['127.0.0.1'] });
  expect(await provider.send(message(`http://hook.example:${port}/a?b=c`))).toEqual({ status: 202 });
  expect(received).toMatchObject([
    {
      url: '/a?b=c',
      body: '{"type":"test"}',
      headers: {
        host: `hook.example:${port}`,
        'webhook-id': 'msg_1',
        'content-type': 'application/json',
      },
    },
  ]);
});

it('checks the certificate for the name, not for the address', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rhapsode-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const certificate = await obtainCertificate({
    folder,
    hosts: ['hook.example'],
    now: Date.now(),
    warn: () => {},
  });
  const server = createTlsServer({ key: certificate.key, cert: certificate.cert }, (_, response) =>
    response.end(),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const resolve = async () => ['127.0.0.1'];
  const trusting = createWebhookProvider({ local: true, resolve, ca: certificate.root });
  expect(await trusting.send(message(`https://hook.example:${port}/`))).toEqual({ status: 200 });
  expect(await trusting.send(message(`https://other.example:${port}/`))).toEqual({ problem: 'connection' });
  const strict = createWebhookProvider({ local: true, resolve });
  expect(await strict.send(message(`https://hook.example:${port}/`))).toEqual({ problem: 'connection' });
});

it('refuses hosts with a private address, also if only one of several is private', async () => {
  const { received, port } = await receive();
  for (const addresses of [['127.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['::ffff:127.0.0.1'], []]) {
    const provider = createWebhookProvider({ local: false, resolve: async () => addresses });
    expect(await provider.send(message(`https://hook.example:${port}/`))).toEqual({ problem: 'address' });
  }
  expect(received).toEqual([]);
});

it('looks a name up once per attempt, so it can’t change between the check and the connection', async () => {
  const { received, port } = await receive();
  const answers = [['127.0.0.1'], ['169.254.169.254']];
  let lookups = 0;
  const resolve = async () => answers[lookups++] ?? [];
  const provider = createWebhookProvider({ local: true, resolve });
  expect(await provider.send(message(`http://hook.example:${port}/`))).toEqual({ status: 200 });
  expect(lookups).toBe(1);
  expect(await provider.send(message(`http://hook.example:${port}/`))).toEqual({ problem: 'address' });
  expect(received).toHaveLength(1);
});

it('doesn’t follow redirects', async () => {
  const target = await receive();
  const { port } = await receive((_, response) =>
    response.writeHead(307, { location: `http://127.0.0.1:${target.port}/` }).end(),
  );
  const provider = createWebhookProvider({ local: true });
  expect(await provider.send(message(`http://127.0.0.1:${port}/`))).toEqual({ status: 307 });
  expect(target.received).toEqual([]);
});

it('gives up on a server or a look-up that takes too long', async () => {
  const { port } = await receive(() => {});
  const provider = createWebhookProvider({ local: true, timeoutMs: 50 });
  expect(await provider.send(message(`http://127.0.0.1:${port}/`))).toEqual({ problem: 'timeout' });
  const stuck = createWebhookProvider({ local: true, timeoutMs: 50, resolve: () => new Promise(() => {}) });
  expect(await stuck.send(message('https://hook.example/'))).toEqual({ problem: 'timeout' });
});

it('stops at once when the server stops', async () => {
  const stop = new AbortController();
  const { port } = await receive(() => stop.abort());
  const provider = createWebhookProvider({ local: true });
  const outcome = await provider.send({ ...message(`http://127.0.0.1:${port}/`), signal: stop.signal });
  expect(outcome).toEqual({ problem: 'connection' });
});

it('reads only the start of a long response', async () => {
  let sent = 0;
  const { port } = await receive((_, response) => {
    const more = () => {
      while (!response.destroyed && sent < 500_000_000) {
        sent += 65_536;
        if (!response.write(Buffer.alloc(65_536))) return;
      }
    };
    response.on('drain', more);
    more();
  });
  const provider = createWebhookProvider({ local: true });
  expect(await provider.send(message(`http://127.0.0.1:${port}/`))).toEqual({ status: 200 });
  expect(sent).toBeLessThan(100_000_000);
});

it('reports a refused connection', async () => {
  const [port] = await freePorts(1);
  const provider = createWebhookProvider({ local: true });
  expect(await provider.send(message(`http://127.0.0.1:${port}/`))).toEqual({ problem: 'connection' });
});

it('calls only ports of web servers, also on the own network and for webhooks from before', async () => {
  const provider = createWebhookProvider({ local: true, resolve: async () => ['127.0.0.1'] });
  for (const port of [1, 25, 6667])
    expect(await provider.send(message(`http://hook.example:${port}/`))).toEqual({ problem: 'address' });
});

it.each([
  ['http://example.com/', false],
  ['https://example.com/', true],
  ['https://example.com:8443/hook?a=b', true],
  ['https://example.com:443/', true],
  ['https://example.com:80/', false],
  ['https://example.com:22/', false],
  ['https://example.com:587/', false],
  ['https://example.com:6667/', false],
  ['https://user:password@example.com/', false],
  ['https://127.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://[::1]/', false],
  ['https://[::ffff:10.0.0.1]/', false],
  ['https://169.254.169.254/latest', false],
  ['https://localhost/', false],
  ['https://localhost:8443/', false],
  ['https://LOCALHOST./', false],
  ['https://foo.localhost/', false],
  ['https://printer.local/', false],
  ['https://nas.home.arpa/', false],
  ['https://metadata.google.internal/', false],
  ['https://intranet/', false],
  ['https://localhost.example.com/', true],
  ['https://mylocal.com./', true],
  ['ftp://example.com/', false],
  ['file:///etc/passwd', false],
  ['example.com', false],
  ['', false],
])('accepts %s: %s', (url, accepted) => {
  expect(createWebhookProvider({ local: false }).accepts(url)).toBe(accepted);
});

it.each([
  ['http://homeassistant.local/', true],
  ['http://homeassistant.local:8123/hook', true],
  ['https://192.168.1.5/', true],
  ['http://192.168.1.5:3000/', true],
  ['http://192.168.1.5:22/', false],
  ['http://192.168.1.5:25/', false],
])('on the own network, accepts %s: %s', (url, accepted) => {
  expect(createWebhookProvider({ local: true }).accepts(url)).toBe(accepted);
});
