import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { hdVoiceIds } from '../../shared/voices.ts';
import { soundFrame } from '../testing/mp3-samples.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { VoiceProvider } from './voice-provider.ts';

/** A local engine with a hundred sentences, which counts how many it has spoken. */
function createEngineVoice() {
  const spoken: string[] = [];
  const asked: string[] = [];
  const cancelled: string[] = [];
  let first: Promise<unknown> = Promise.resolve();
  const voice: VoiceProvider = {
    voices: hdVoiceIds,
    async speak({ text, signal }) {
      asked.push(text);
      signal?.addEventListener('abort', () => cancelled.push(text));
      await Promise.race([
        first,
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      ]);
      return (async function* () {
        for (let index = 0; index < 100; index += 1) {
          spoken.push(text);
          yield soundFrame(index);
        }
      })();
    },
  };
  return {
    voice,
    spoken,
    asked,
    cancelled,
    hold() {
      const held = Promise.withResolvers<void>();
      first = held.promise;
      return held.resolve;
    },
  };
}

async function startApp() {
  const engine = createEngineVoice();
  const product = await createTestApp({
    engines: { speech: 'http://127.0.0.1:9' },
    deps: { voice: engine.voice },
  });
  const person = await product.signIn('ann', 'premium');
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(product.app.server.address() as AddressInfo).port}`;
  const headers = { ...person.headers, 'sec-fetch-site': 'same-origin' };
  const speak = (text: string, init: RequestInit = {}) =>
    fetch(`${origin}/api/text-to-speech`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ text, language: 'en-US', voice: 'sage', userId: person.id, tier: 'premium' }),
      ...init,
    });
  const listen = async (response: Response, init: RequestInit = {}) => {
    const { audioUrl } = (await response.json()) as { audioUrl: string };
    return fetch(`${origin}${audioUrl}`, { headers, ...init });
  };
  return { ...engine, speak, listen };
}

it('stops working on a text after one sentence when nobody listens, and continues when somebody does', async () => {
  const { spoken, speak, listen } = await startApp();
  const response = await speak('A long text');
  await speak('Another text');
  // The second sentence may have begun before the response was sent.
  expect(spoken.filter((text) => text === 'A long text').length).toBeLessThanOrEqual(2);
  const audio = await (await listen(response)).arrayBuffer();
  expect(spoken.filter((text) => text === 'A long text')).toHaveLength(100);
  expect(audio.byteLength).toBeGreaterThan(0);
});

it('cancels a text whose request was dropped before its first sound', async () => {
  const { hold, asked, cancelled, speak } = await startApp();
  const release = hold();
  const caller = new AbortController();
  const dropped = speak('Never mind', { signal: caller.signal });
  const failed = expect(dropped).rejects.toThrow();
  await vi.waitFor(() => expect(asked).toEqual(['Never mind']));
  caller.abort();
  await failed;
  await vi.waitFor(() => expect(cancelled).toEqual(['Never mind']));
  release();
  // The same text again isn't caught up in the cancelled request.
  expect((await speak('Never mind')).status).toBe(200);
  expect(asked).toEqual(['Never mind', 'Never mind']);
});
