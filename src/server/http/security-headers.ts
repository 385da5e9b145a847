import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { isApiRequest } from './route-path.ts';

/** The sources that the content security policy allows. */
interface PageSources {
  publicOrigin: string;
  /** The hashes of the inline scripts and styles. */
  scriptHashes: string[];
  styleHashes: string[];
  /** The origins that profile pictures are loaded from. */
  pictureOrigins: string[];
}

/** The headers of API responses. The others matter only on pages, and are longer than most responses. */
const dataHeaders = [
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];
/** An API response can't load or run anything, even if it is opened as a page. */
const dataPolicy = "default-src 'none';frame-ancestors 'none'";

/** For the workers that run WebAssembly, which pages may not. */
export const wasmPolicy = "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'";

type Headers = Record<string, string>;

/** Sends the headers with every response. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  headers: { page: Headers; data: Headers },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApiRequest(request) ? headers.data : headers.page);
    // Nothing is cached unless its route says so.
    reply.header('x-request-id', request.id).header('cache-control', 'no-store');
    done();
  });
}

/**
 * Helmet builds the policy again for each request, which takes longer than reading a list from the database. The headers
 * never change, so we get them from it once and send them ourselves.
 */
export function computeSecurityHeaders(sources: PageSources): { page: Headers; data: Headers } {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(policy(sources))(response.req, response, (error) => {
    if (error) throw error;
  });
  const set = Object.entries(response.getHeaders());
  const page = {
    ...Object.fromEntries(set.map(([name, value]) => [name, String(value)])),
    'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
  };
  const kept = Object.entries(page).filter(([name]) => dataHeaders.includes(name));
  return { page, data: { ...Object.fromEntries(kept), 'content-security-policy': dataPolicy } };
}

function policy({ publicOrigin, scriptHashes, styleHashes, pictureOrigins }: PageSources) {
  const https = publicOrigin.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        // Keeps strings from being run as scripts. Each Trusted Types policy allows a single script.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: [
          'app-worker',
          'in-browser-worker',
          'page-translator-worker',
          'text-reader-worker',
          'sound-worker',
          'analytics',
        ],
        styleSrc: ["'self'", ...styleHashes],
        imgSrc: ["'self'", ...pictureOrigins],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    frameguard: { action: 'deny' as const },
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    crossOriginEmbedderPolicy: false,
  };
}
