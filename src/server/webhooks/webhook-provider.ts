import { lookup, Resolver } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, isIPv4 } from 'node:net';
import { isLocalOrPublicAddress, isPublicAddress, isPublicName, isWebPort } from './public-address.ts';

/** A response, or why there was none. */
export type WebhookOutcome = { status: number } | { problem: 'address' | 'timeout' | 'connection' };

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Interrupts the attempt. */
  signal?: AbortSignal;
}

export type WebhookProvider = ReturnType<typeof createWebhookProvider>;

const timeoutMs = 15_000;
/** Responses aren't used, so not much of them is read. */
const maxResponseBytes = 64 * 1024;

/**
 * Calls people's own servers. Their addresses are checked before every attempt, and the connection goes to the address
 * that was checked, so a name can't point to something else in between.
 */
export function createWebhookProvider(options: {
  /** Whether addresses of the local network, and plain HTTP, are allowed. */
  local: boolean;
  resolve?: (host: string) => Promise<string[]>;
  timeoutMs?: number;
  /** Further root certificates, for tests. */
  ca?: string;
}) {
  const { local, resolve = local ? lookUp : askNameServers } = options;
  const isAllowed = local ? isLocalOrPublicAddress : isPublicAddress;
  const limitMs = options.timeoutMs ?? timeoutMs;

  /** Undefined if one of the host's addresses isn't allowed. */
  async function findAddress({ hostname }: URL): Promise<string | undefined> {
    const host = hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) ? [host] : await resolve(host);
    if (addresses.length === 0 || !addresses.every(isAllowed)) return undefined;
    return addresses.find((address) => isIPv4(address)) ?? addresses[0];
  }

  return {
    /** Whether this could be the address of a webhook. What a name stands for is checked when it is called. */
    accepts(text: string): boolean {
      const url = URL.parse(text);
      if (!url || url.username || url.password || !isWebPort(url.port)) return false;
      if (url.protocol !== 'https:' && !(local && url.protocol === 'http:')) return false;
      const host = url.hostname.replace(/^\[|\]$/g, '');
      return isIP(host) === 0 ? local || isPublicName(host) : isAllowed(host);
    },

    async send({ url: text, headers, body, signal: stop }: WebhookRequest): Promise<WebhookOutcome> {
      const timeout = AbortSignal.timeout(limitMs);
      const signal = stop ? AbortSignal.any([timeout, stop]) : timeout;
      try {
        const url = new URL(text);
        const address = await beforeAbort(findAddress(url), signal);
        if (address === undefined || !this.accepts(text)) return { problem: 'address' };
        return { status: await post({ url, address, headers, body, signal, ca: options.ca }) };
      } catch {
        return { problem: timeout.aborted ? 'timeout' : 'connection' };
      }
    },
  };
}

/** As all programs on this machine do, so it also finds names that only mean something here. */
async function lookUp(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/**
 * Node has two threads for the look-ups of the machine. A few names whose servers never answer would occupy them, and the
 * calls to our own providers would have to wait.
 */
async function askNameServers(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 4_000, tries: 2 });
  const [first, second] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  if (first.status === 'rejected' && second.status === 'rejected') throw first.reason;
  return [first, second].flatMap((found) => (found.status === 'fulfilled' ? found.value : []));
}

/** A look-up can't be cancelled, but nobody has to wait for it. */
function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);
}

/** Returns the status. Redirects aren't followed: they could lead anywhere. */
function post(options: {
  url: URL;
  address: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
  ca: string | undefined;
}): Promise<number> {
  const { url, address, headers, body, signal, ca } = options;
  const secure = url.protocol === 'https:';
  return new Promise((done, fail) => {
    const outgoing = (secure ? requestHttps : requestHttp)(
      {
        host: address,
        port: url.port || (secure ? 443 : 80),
        path: `${url.pathname}${url.search}`,
        method: 'POST',
        agent: false,
        signal,
        ...(secure && isIP(url.hostname) === 0 ? { servername: url.hostname } : {}),
        ...(ca === undefined ? {} : { ca }),
        headers: {
          ...headers,
          host: url.host,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Rhapsode-Webhooks',
        },
      },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > maxResponseBytes) response.destroy();
        });
        response.on('error', fail);
        response.on('close', () => done(response.statusCode ?? 0));
      },
    );
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}
