import type { FastifyRequest } from 'fastify';
import { api } from '../../shared/api.ts';
import type { Call } from '../../shared/call.ts';
import { AppError } from '../../shared/errors.ts';
import type { SessionUser } from '../session-user.ts';
import { createFloodGuard } from './flood-guard.ts';
import { isLoopback } from './loopback.ts';
import type { RateLimitStore } from './rate-limit-queries.ts';
import { addressOf } from './trusted-proxies.ts';

const minute = 60_000;

/** Costly calls: generous for people, hard for scripts. Calls of one name share one counter. */
const costly = new Map<Call, { name: string; perMinute: number }>([
  [api.startSignIn, { name: 'sign-in', perMinute: 60 }],
  [api.finishSignIn, { name: 'sign-in', perMinute: 60 }],
  [api.translate, { name: 'translate', perMinute: 120 }],
  [api.textToSpeech, { name: 'speech', perMinute: 120 }],
  [api.voicePreview, { name: 'preview', perMinute: 120 }],
  [api.saveTranscription, { name: 'save', perMinute: 120 }],
  [api.deleteTranscription, { name: 'save', perMinute: 120 }],
  [api.restoreTranscription, { name: 'save', perMinute: 120 }],
  [api.sendInvite, { name: 'invite', perMinute: 30 }],
  [api.createCheckout, { name: 'checkout', perMinute: 30 }],
  [api.customerPortal, { name: 'checkout', perMinute: 30 }],
]);

export type RateLimit = (call: Call, request: FastifyRequest, user?: SessionUser) => Promise<void>;

/** People share addresses, in an office or behind a carrier: together they may do what this many may alone. */
const peoplePerAddress = 10;

/** Per user and per address. */
export function createRateLimit(deps: {
  store: RateLimitStore;
  now: () => number;
  uptime: () => number;
  enabled: boolean;
}): RateLimit {
  if (!deps.enabled) return async () => {};
  const countRequest = createFloodGuard(deps.uptime);

  return async (call, request, user) => {
    // Stripe sends bursts, and each is checked by its signature before it costs anything.
    if (call === api.stripeWebhook) return;
    const ip = addressOf(request);
    const address = `address:${network(ip)}`;
    const who = user ? `user:${user.id}` : address;
    const waitMs = countRequest(who);
    if (waitMs !== undefined) throw tooMany(waitMs);
    const rule = costly.get(call);
    // Without a session such a call ends here anyway.
    if (!rule || (!user && call.access !== 'public')) return;
    const allowed = new Map([[`${rule.name}:${who}`, rule.perMinute]]);
    // From this machine comes a proxy that was not declared: everyone would seem to be one address.
    if (user && !isLoopback(ip)) {
      allowed.set(`${rule.name}:${address}`, rule.perMinute * peoplePerAddress);
    }
    const now = deps.now();
    const counted = await deps.store.hit([...allowed.keys()], minute, now);
    const over = counted.filter(({ key, hits }) => hits > (allowed.get(key) ?? 0));
    if (over.length > 0) throw tooMany(Math.max(...over.map(({ expiresAt }) => expiresAt)) - now);
  };
}

/** One customer of a provider has a whole /64 of IPv6 addresses, and may use another one for each request. */
function network(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip.replace(/^::ffff:/, '');
  const [head = '', tail] = ip.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  return new AppError('too-many-requests', {
    message: `Too many requests. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    data: { retryAfter: seconds },
    headers: { 'retry-after': String(seconds) },
  });
}
