import type { FastifyRequest } from 'fastify';
import { api } from '../../shared/api.ts';
import type { Call } from '../../shared/call.ts';
import { AppError } from '../../shared/errors.ts';
import type { SessionUser } from '../requests/session-user.ts';
import { createFloodGuard } from './flood-guard.ts';
import { isLoopback } from './loopback.ts';
import type { RateLimitStore } from './rate-limit-queries.ts';
import { addressOf } from './trusted-proxies.ts';

const minute = 60_000;

/** High enough for people, low enough to stop scripts. Calls with the same name share a counter. */
const costlyCalls = new Map<Call, { name: string; perMinute: number }>([
  [api.startSignIn, { name: 'sign-in', perMinute: 60 }],
  [api.finishSignIn, { name: 'sign-in', perMinute: 60 }],
  [api.translate, { name: 'translate', perMinute: 120 }],
  [api.tidy, { name: 'translate', perMinute: 120 }],
  [api.textToSpeech, { name: 'speech', perMinute: 120 }],
  [api.transcribe, { name: 'transcribe', perMinute: 120 }],
  [api.voicePreview, { name: 'preview', perMinute: 120 }],
  [api.saveTranscription, { name: 'save', perMinute: 120 }],
  [api.deleteTranscription, { name: 'save', perMinute: 120 }],
  [api.restoreTranscription, { name: 'save', perMinute: 120 }],
  [api.saveDictionary, { name: 'save', perMinute: 120 }],
  [api.sendInvite, { name: 'invite', perMinute: 30 }],
  [api.createCheckout, { name: 'checkout', perMinute: 30 }],
  [api.customerPortal, { name: 'checkout', perMinute: 30 }],
  [api.reportCrash, { name: 'crash', perMinute: 10 }],
  [api.openLiveRoom, { name: 'live', perMinute: 30 }],
  // Enough for a hall of people who share an address.
  [api.liveEvents, { name: 'live-join', perMinute: 1_200 }],
  [api.deleteAccount, { name: 'delete-account', perMinute: 30 }],
]);

export type RateLimit = (call: Call, request: FastifyRequest, user?: SessionUser) => Promise<void>;

/** Offices and mobile networks share addresses, so each address gets the limits of this many people. */
const peoplePerAddress = 10;

/** Limits each user and each address. */
export function createRateLimit(deps: {
  store: RateLimitStore;
  now: () => number;
  uptime: () => number;
  enabled: boolean;
}): RateLimit {
  if (!deps.enabled) return async () => {};
  const countRequest = createFloodGuard(deps.uptime);

  return async (call, request, user) => {
    // Stripe sends bursts, and forged events are cheap to refuse because their signature is checked first.
    if (call === api.stripeWebhook) return;
    const ip = addressOf(request);
    const address = `address:${networkOf(ip)}`;
    const who = user ? `user:${user.id}` : address;
    const waitMs = countRequest(who);
    if (waitMs !== undefined) throw tooManyRequests(waitMs);
    const rule = costlyCalls.get(call);
    // Without a session the call is refused anyway.
    if (!rule || (!user && call.access !== 'public')) return;
    const allowed = new Map([[`${rule.name}:${who}`, rule.perMinute]]);
    // Requests from this machine may come from an undeclared proxy, where everyone shares one address.
    if (user && !isLoopback(ip)) {
      allowed.set(`${rule.name}:${address}`, rule.perMinute * peoplePerAddress);
    }
    await countHits(allowed);
  };

  async function countHits(allowed: Map<string, number>): Promise<void> {
    const now = deps.now();
    const counted = await deps.store.hit([...allowed.keys()], minute, now);
    const over = counted.filter(({ key, hits }) => hits > (allowed.get(key) ?? 0));
    if (over.length > 0) throw tooManyRequests(Math.max(...over.map(({ expiresAt }) => expiresAt)) - now);
  }
}

/** IPv6 customers get a whole /64, so they could use a new address for each request. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip.replace(/^::ffff:/, '');
  const [head = '', tail] = ip.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

function tooManyRequests(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  return new AppError('too-many-requests', {
    message: `Too many requests. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    data: { retryAfter: seconds },
    headers: { 'retry-after': String(seconds) },
  });
}
