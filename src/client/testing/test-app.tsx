import { act, cleanup, render } from '@testing-library/react';
import { vi } from 'vitest';
import { maxEntries } from '../../shared/dictionary/entry.ts';
import type { User } from '../../shared/entities.ts';
import { limits, type Tier } from '../../shared/limits.ts';
import { builtInPlans } from '../../shared/plans.ts';
import { hdVoiceIds } from '../../shared/voices.ts';
import { loadContract } from '../api/contract.ts';
import { App } from '../app.tsx';
import { loadParts } from '../load-parts.ts';
import { createServices } from '../services.ts';

/** Undefined for a visitor. */
export type Viewer = Tier | undefined;

export const testUser: User = {
  googleSub: 'u',
  username: 'Test Person',
  email: 'test@example.com',
  subscriptionTier: 'free',
};

function responseFor(path: string, tier: Tier): unknown {
  const allowance = (limit: number) => ({ allowed: true, remaining: limit, limit, tier });
  const premium = tier === 'premium';
  switch (path) {
    case '/api/auth/token':
      return { token: 'test', expiresAt: '2100-01-01T00:00:00.000Z' };
    case '/api/subscription/u':
      return { status: premium ? 'active' : 'inactive', tier, subscriptionPeriodEnd: null };
    case '/api/subscription-period/u':
      return { subscriptionPeriodEnd: '2031-01-01T00:00:00.000Z' };
    case '/api/invites/benefits/u':
      return { extraChars: 0, extraSlots: 0 };
    case '/api/translation-allowance/u':
      return allowance(limits[tier].translations);
    case '/api/transcription-allowance/u':
      return allowance(limits[tier].saveSlots);
    case '/api/speech-allowance/u':
      return {
        ...allowance(limits[tier].speechCharacters),
        features: { premium, highQualityVoices: premium },
      };
    case '/api/hd-voice-trial/u':
      return { remaining: 50, limit: 50, hasUsedTrial: false };
    case '/api/dictionary/u':
      return { entries: [], limit: maxEntries[tier], version: 'first' };
    case '/api/webhooks':
    case '/api/keys':
      return [];
    case '/api/voices':
      return hdVoiceIds;
    case '/api/stripe/products':
      return builtInPlans;
    default:
      return undefined;
  }
}

/** jsdom lacks these, and the page needs them to start. */
export function installBrowserParts(): void {
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('SpeechRecognition', class extends EventTarget {});
}

/**
 * Renders the whole page at a URL, with a network that responds as it would for a new account. A path in `others`
 * overrides a response.
 */
export async function openApp(
  path: string,
  viewer: Viewer,
  others: Record<string, (init?: RequestInit) => Response | Promise<Response>> = {},
  /** Local storage from an earlier visit. */
  kept: Record<string, string> = {},
  /** Session storage, as it is after a redirect. */
  returned: Record<string, string> = {},
) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = String(input);
    calls.push(`${init?.method ?? 'GET'} ${url}`);
    const other = others[url];
    if (other) return other(init);
    const body = responseFor(url, viewer ?? 'free');
    return body === undefined ? new Response('', { status: 404 }) : Response.json(body);
  });
  sessionStorage.clear();
  localStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(returned)) sessionStorage.setItem(key, value);
  if (viewer) sessionStorage.setItem('user', JSON.stringify({ ...testUser, subscriptionTier: viewer }));
  window.history.replaceState(null, '', path);
  await loadContract();
  const parts = await loadParts();
  const page = render(<App services={createServices(parts)} personal={parts.personal} />);
  // First the lazy screens load, then their data.
  await act(async () => {});
  return { ...page, calls };
}

export function closeApp(): void {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
}
