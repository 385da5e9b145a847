import { expect, it, vi } from 'vitest';
import { createLiveTranslation } from './live-translation-service.ts';

it('translates a line once, even if it takes so long that another instance could claim it', async () => {
  const answer = Promise.withResolvers<{ translatedText: string }>();
  const translations = { translate: vi.fn(() => answer.promise) };
  const lines = {
    claim: async () => true,
    changesAfter: async () => ({ lines: [] }),
    finishTranslation: vi.fn(async () => true),
  };
  const translateLine = createLiveTranslation({
    ...{ rooms: {}, lines, translations },
    findUser: async () => ({ id: 'speaker', tier: 'premium' }),
    now: () => 0,
    onError: (error: unknown) => expect.unreachable(String(error)),
  } as unknown as Parameters<typeof createLiveTranslation>[0]);
  const room = { code: 'abc', userId: 'speaker' } as Parameters<typeof translateLine>[0];
  const line = { id: 'a', seq: 1, position: 0, text: 'Hello.', language: 'en-US', postedAt: 0 } as const;
  const first = translateLine(room, line, 'de-DE');
  await vi.waitFor(() => expect(translations.translate).toHaveBeenCalledOnce());
  expect(await translateLine(room, line, 'de-DE')).toBe(false);
  answer.resolve({ translatedText: 'Hallo.' });
  expect(await first).toBe(true);
  expect(translations.translate).toHaveBeenCalledOnce();
  expect(lines.finishTranslation).toHaveBeenCalledOnce();
  expect(await translateLine(room, { ...line, seq: 2 }, 'de-DE'), 'a corrected line').toBe(true);
});
