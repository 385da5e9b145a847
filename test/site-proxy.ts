import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How a network treats one response. */
interface Journey {
  latencyMs: number;
  bytesPerSecond: number;
  /** The connection breaks after this share of the response; never if it is 1. */
  breaksAfter: number;
}

export interface SiteProxy {
  url: string;
  /** Where requests go from now on. */
  to(target: string): void;
  /** Holds back responses for paths that match, until the returned function is called. */
  hold(path: RegExp): () => void;
  /** Decides about each response; undefined lets it through at once. */
  travel: (path: string) => Journey | undefined;
  /** A script that every page runs first, in every browser. */
  script: string;
  close(): void;
}

const scriptPath = '/_first.js';
const pieceMs = 50;

/** A site in front of another one, in which a test can delay, break and change responses, whatever the browser. */
export async function startSiteProxy(): Promise<SiteProxy> {
  let target: string | undefined;
  const held = new Map<RegExp, Promise<void>>();

  async function pass(near: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = near.url ?? '/';
    if (path === scriptPath)
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(proxy.script);
    for (const [pattern, released] of held) if (pattern.test(path)) await released;
    const { origin, host } = new URL(target ?? '');
    const far = request(origin + path, {
      method: near.method,
      // The site accepts changes only from its own pages.
      headers: {
        ...near.headers,
        host,
        ...(near.headers.origin && { origin }),
        ...(proxy.script && { 'accept-encoding': 'identity' }),
      },
    });
    far.on('error', () => response.destroy());
    near.pipe(far);
    const [answer] = (await once(far, 'response')) as [IncomingMessage];
    const { 'content-length': _, ...headers } = answer.headers;
    const isPage = proxy.script && headers['content-type']?.startsWith('text/html');
    const chunks: Buffer[] = [];
    const journey = proxy.travel(path);
    if (!isPage && !journey) {
      response.writeHead(answer.statusCode ?? 502, headers);
      return void answer.pipe(response);
    }
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const whole = Buffer.concat(chunks);
    const body = isPage
      ? Buffer.from(whole.toString().replace('<head>', `<head><script src="${scriptPath}"></script>`))
      : whole;
    if (!journey) return void response.writeHead(answer.statusCode ?? 502, headers).end(body);
    await delay(journey.latencyMs);
    response.writeHead(answer.statusCode ?? 502, headers);
    const piece = Math.ceil((journey.bytesPerSecond * pieceMs) / 1_000);
    for (let at = 0; at < body.length && !response.destroyed; at += piece) {
      if (journey.breaksAfter < 1 && at >= body.length * journey.breaksAfter) return void response.destroy();
      response.write(body.subarray(at, at + piece));
      await delay(pieceMs);
    }
    response.end();
  }

  const server = createServer((near, response) => {
    pass(near, response).catch(() => response.destroy());
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const proxy: SiteProxy = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    to(next) {
      target = next;
    },
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return () => {
        held.delete(path);
        resolve();
      };
    },
    travel: () => undefined,
    script: '',
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}
