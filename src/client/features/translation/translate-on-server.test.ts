import { afterEach, expect, test } from 'vitest';
import type { ApiClient } from '../../api/client.ts';
import type { ServerRequest } from './create-translation.ts';
import { translateOnServer } from './translate-on-server.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function translate() {
  const bodies: unknown[] = [];
  const client = {
    get: async () => ({ status: 'none', tier: 'free', subscriptionPeriodEnd: null }),
    send: async (_name: string, { body }: { body: unknown }) => {
      bodies.push(body);
      return Response.json({ translatedText: 'Hola', remainingTranslations: 1, tier: 'free' });
    },
  } as unknown as ApiClient;
  const request = { text: 'Hello', source: 'en-US', target: 'es-ES', userId: 'device', tier: 'premium' };
  const signal = new AbortController().signal;
  await translateOnServer(client, { ...request, signal, onWords: () => {} } as unknown as ServerRequest);
  return bodies[0];
}

test('asks as the page’s user', async () => {
  expect(await translate()).toMatchObject({ userId: 'device', subscriptionTier: 'premium' });
});

test('asks an engine on this computer as the user who is signed in', async () => {
  localStorage.setItem('onDevice', 'true');
  sessionStorage.setItem('user', JSON.stringify({ googleSub: 'u' }));
  expect(await translate()).toMatchObject({ userId: 'u', subscriptionTier: 'free' });
});
