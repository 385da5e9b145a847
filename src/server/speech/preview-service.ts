import { AppError } from '../../shared/errors.ts';
import { defaultLanguage } from '../../shared/languages.ts';
import { type HdVoiceId, previewSentence } from '../../shared/voices.ts';
import { cacheKey } from '../requests/caching.ts';
import type { PreviewStore } from './preview-queries.ts';
import type { VoiceProvider } from './voice-provider.ts';

/** Without a limit, a provider that keeps sending slowly would keep the request open forever. */
const defaultTimeoutMs = 60_000;

export type PreviewService = ReturnType<typeof createPreviewService>;

/** One fixed sentence per voice: made on first use, stored for everyone, and charged to nobody. */
export function createPreviewService(deps: {
  voice: VoiceProvider;
  store: PreviewStore;
  source: string;
  timeoutMs?: number;
}) {
  const making = new Map<HdVoiceId, Promise<Buffer>>();
  // Another provider or model sounds different, so its previews are stored under other keys.
  const keyOf = (voice: HdVoiceId) => cacheKey(deps.source, voice, previewSentence);

  async function obtain(voice: HdVoiceId): Promise<Buffer> {
    const kept = await deps.store.find(keyOf(voice));
    if (kept) return kept;
    const signal = AbortSignal.timeout(deps.timeoutMs ?? defaultTimeoutMs);
    const options = { text: previewSentence, language: defaultLanguage, voice, signal };
    const parts: Uint8Array[] = [];
    try {
      for await (const part of await deps.voice.speak(options)) parts.push(part);
    } catch (error) {
      throw signal.aborted && !(error instanceof AppError)
        ? new AppError('provider-unavailable', { cause: error })
        : error;
    }
    const audio = Buffer.concat(parts);
    await deps.store.keep(keyOf(voice), audio);
    return audio;
  }

  return {
    async get(name: string): Promise<Buffer> {
      const voice = deps.voice.voices.find((offered) => offered === name);
      if (!voice) throw new AppError('not-found');
      const running = making.get(voice);
      if (running) return running;
      const audio = obtain(voice).finally(() => making.delete(voice));
      making.set(voice, audio);
      return audio;
    },
  };
}
