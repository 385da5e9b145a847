import type { FastifyRequest } from 'fastify';
import { api } from '../../shared/api.ts';
import type { Call } from '../../shared/call.ts';
import { sharedPage } from '../../shared/calls/share-calls.ts';
import { AppError } from '../../shared/errors.ts';
import type { SessionUser } from '../requests/session-user.ts';
import { createFloodGuard, type RateState } from './flood-guard.ts';
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
  [api.changeTranscription, { name: 'save', perMinute: 120 }],
  [api.deleteTranscription, { name: 'save', perMinute: 120 }],
  [api.restoreTranscription, { name: 'save', perMinute: 120 }],
  // A search with every key of a fast typist.
  [api.library, { name: 'library', perMinute: 600 }],
  [api.shareTranscription, { name: 'save', perMinute: 120 }],
  [api.endShare, { name: 'save', perMinute: 120 }],
  // Enough for a class that opens a link at once, and too few to guess one.
  [sharedPage, { name: 'shared', perMinute: 300 }],
  [api.saveDictionary, { name: 'save', perMinute: 120 }],
  [api.sendInvite, { name: 'invite', perMinute: 30 }],
  [api.createCheckout, { name: 'checkout', perMinute: 30 }],
  [api.customerPortal, { name: 'checkout', perMinute: 30 }],
  [api.reportCrash, { name: 'crash', perMinute: 10 }],
  [api.openLiveRoom, { name: 'live', perMinute: 30 }],
  // Enough for a hall of people who share an address.
  [api.liveEvents, { name: 'live-join', perMinute: 1_200 }],
  [api.createKey, { name: 'key', perMinute: 30 }],
  [api.createWebhook, { name: 'webhook', perMinute: 30 }],
  [api.sendDeliveryAgain, { name: 'webhook', perMinute: 30 }],
  [api.deleteAccount, { name: 'delete-account', perMinute: 30 }],
  [api.choosePerson, { name: 'people', perMinute: 60 }],
  [api.addPerson, { name: 'people', perMinute: 60 }],
  [api.changePerson, { name: 'people', perMinute: 60 }],
  [api.removePerson, { name: 'people', perMinute: 60 }],
  // One an hour, but those that break off don't count.
  [api.exportAccount, { name: 'export-account', perMinute: 10 }],
  [api.exportPerson, { name: 'export-person', perMinute: 10 }],
  // A browser sends those of many documents at once when the choice is made.
  [api.keepRecording, { name: 'recording', perMinute: 300 }],
  [api.recordingSpace, { name: 'recording-space', perMinute: 60 }],
]);

/** Throws if the request is one too many. Returns the limit that is closest, if there is one. */
export type RateLimit = (
  call: Call,
  request: FastifyRequest,
  user?: SessionUser,
) => Promise<RateState | undefined>;

/** Offices and mobile networks share addresses, so each address gets the limits of this many people. */
const peoplePerAddress = 10;

/** Limits each user and each address. */
export function createRateLimit(deps: {
  store: RateLimitStore;
  now: () => number;
  uptime: () => number;
  enabled: boolean;
}): RateLimit {
  if (!deps.enabled) return async () => undefined;
  const countRequest = createFloodGuard(deps.uptime);

  return async (call, request, user) => {
    const ip = addressOf(request);
    const address = `address:${networkOf(ip)}`;
    const who = user ? `user:${user.id}` : address;
    const all = countRequest(who);
    if (all.remaining < 0) throw tooManyRequests(all);
    const rule = costlyCalls.get(call);
    // Without a session the call is refused anyway.
    if (!rule || (!user && call.access !== 'public' && call.access !== 'household')) return all;
    const allowed = new Map([[`${rule.name}:${who}`, rule.perMinute]]);
    // Requests from this machine may come from an undeclared proxy, where everyone shares one address.
    if (user && !isLoopback(ip)) {
      allowed.set(`${rule.name}:${address}`, rule.perMinute * peoplePerAddress);
    }
    return countHits(allowed);
  };

  async function countHits(allowed: Map<string, number>): Promise<RateState | undefined> {
    const now = deps.now();
    const counted = await deps.store.hit([...allowed.keys()], minute, now);
    const states = counted.map(({ key, hits, expiresAt }) => {
      const limit = allowed.get(key) ?? 0;
      return { limit, remaining: limit - hits, resetMs: expiresAt - now };
    });
    const over = states.filter(({ remaining }) => remaining < 0);
    if (over.length > 0) throw tooManyRequests(over.reduce((a, b) => (b.resetMs > a.resetMs ? b : a)));
    return states.toSorted((a, b) => a.remaining - b.remaining)[0];
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

/** For programs, so that they can slow down in time. Named as in the IETF's draft. */
export const rateHeaders = ({ limit, remaining, resetMs }: RateState): Record<string, string> => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(Math.max(0, remaining)),
  'ratelimit-reset': String(Math.max(1, Math.ceil(resetMs / 1_000))),
});

const waitText = (seconds: number): string => {
  const [value, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
};

function tooManyRequests(state: RateState): AppError {
  const seconds = Math.max(1, Math.ceil(state.resetMs / 1_000));
  return new AppError('too-many-requests', {
    message: `Too many requests. Please try again in ${waitText(seconds)}.`,
    data: { retryAfter: seconds },
    headers: { 'retry-after': String(seconds), ...rateHeaders(state) },
  });
}
