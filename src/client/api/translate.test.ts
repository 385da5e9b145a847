import { describe, expect, test, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { requestTranslation } from './translate.ts';

const body = {
  source: 'en',
  target: 'es',
  sourceLanguage: 'en-US',
  targetLanguage: 'es-ES',
  text: 'Hello.',
  userId: 'u',
  subscriptionTier: 'free',
} as const;
const response = { translatedText: 'Hola.', remainingTranslations: 0, tier: 'free' };

/** A stream whose chunks end where the test says, not at the end of an event. */
function streamed(...pieces: string[]): Response {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  return new Response(stream, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

function ask(...responses: Response[]) {
  const fetchFake = vi.fn<typeof fetch>(async () => responses.shift() ?? Response.error());
  const onTierChanged = vi.fn();
  const deps = { fetch: fetchFake, token: async () => null, onSignedOut: () => {}, onTierChanged };
  const client = createApiClient(deps);
  const words: string[] = [];
  const signal = new AbortController().signal;
  const translation = requestTranslation(client, { body, signal, onWords: (soFar) => words.push(soFar) });
  const tiers = () => fetchFake.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).subscriptionTier);
  return { translation, words, fetchFake, onTierChanged, tiers };
}

describe('requestTranslation', () => {
  test('sends the seven fields with credentials', { tags: ['R-7.20'] }, async () => {
    const { translation, fetchFake } = ask(Response.json(response));
    expect(await translation).toEqual(response);
    const [url, init] = fetchFake.mock.calls[0] ?? [];
    expect(url).toBe('/api/translate');
    expect(init).toMatchObject({ method: 'POST', credentials: 'include' });
    expect(JSON.parse(String(init?.body))).toEqual(body);
  });

  test('shows words as they arrive, wherever the stream is split', async () => {
    const { translation, words } = ask(
      streamed(
        'event: words\ndata: {"from":0,"te',
        'xt":"Hola"}\n\nevent: words\ndata: {"from":4,"text":" a todos"}\n',
        '\nevent: words\ndata: {"from":4,"text":"."}\n\n',
        `event: done\ndata: ${JSON.stringify(response)}\n\n`,
      ),
    );
    expect(await translation).toEqual(response);
    expect(words).toEqual(['Hola', 'Hola a todos', 'Hola.']);
  });

  test('sends the request again with the right tier when the plan changed in another tab', {
    tags: ['R-4.51'],
  }, async () => {
    const refusal = Response.json({ code: 'tier-mismatch', tier: 'premium' }, { status: 403 });
    const { translation, tiers, onTierChanged } = ask(
      refusal,
      Response.json({ ...response, tier: 'premium' }),
    );
    expect(await translation).toMatchObject({ translatedText: 'Hola.', tier: 'premium' });
    expect(tiers()).toEqual(['free', 'premium']);
    expect(onTierChanged).toHaveBeenCalledOnce();
  });

  test('does not send a request again after a second or different refusal', { tags: ['R-7.6'] }, async () => {
    const refusal = (code: string) => Response.json({ code, tier: 'premium' }, { status: 403 });
    const twice = ask(refusal('tier-mismatch'), refusal('tier-mismatch'), Response.json(response));
    await expect(twice.translation).rejects.toMatchObject({ code: 'tier-mismatch' });
    expect(twice.tiers()).toEqual(['free', 'premium']);
    for (const other of [refusal('not-yours'), Response.json({ code: 'tier-mismatch' }, { status: 403 })]) {
      const once = ask(other, Response.json(response));
      await expect(once.translation).rejects.toMatchObject({ name: 'ApiError' });
      expect(once.tiers()).toEqual(['free']);
    }
  });

  test('treats an error in the stream like an error response', async () => {
    const error = { code: 'provider-unavailable', message: 'Down.', error: 'Down.', status: 503 };
    const { translation } = ask(streamed(`event: error\ndata: ${JSON.stringify(error)}\n\n`));
    await expect(translation).rejects.toMatchObject({
      name: 'ApiError',
      status: 503,
      code: 'provider-unavailable',
    });
  });

  test('rejects a stream that breaks off or ends unexpectedly', async () => {
    await expect(
      ask(streamed('event: words\ndata: {"from":0,"text":"Ho"}\n\n')).translation,
    ).rejects.toThrow();
    await expect(ask(streamed('event: done\ndata: {}\n\n')).translation).rejects.toThrow();
  });
});
