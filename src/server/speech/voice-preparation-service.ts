import { setTimeout as delay } from 'node:timers/promises';
import type { LanguageCode } from '../../shared/languages.ts';
import type { HdVoiceId } from '../../shared/voices.ts';
import type { VoiceLoading } from '../openai/speech-client.ts';
import type { VoiceProvider } from './voice-provider.ts';

/** A voice that is loaded already says so within this time. */
const promptMs = 200;

const nothing: VoiceLoading = { loaded: 0, size: 0 };
const ready = { ready: true, ...nothing };

/** Loads a local engine's voices before they are needed. Other voices are always ready. */
export function createVoicePreparation(provider: VoiceProvider) {
  const entries = new Map<string, { ended: Promise<'ended'>; loading: VoiceLoading }>();

  const start = (key: string, load: (onLoading: (loading: VoiceLoading) => void) => Promise<void>) => {
    const onLoading = (loading: VoiceLoading) => {
      entry.loading = loading;
    };
    const ended = load(onLoading)
      // Reading aloud reports the same failure.
      .catch(() => undefined)
      .then(() => {
        entries.delete(key);
        return 'ended' as const;
      });
    const entry = { ended, loading: nothing };
    entries.set(key, entry);
    return entry;
  };

  return async (voice: HdVoiceId, language: LanguageCode) => {
    const { prepare } = provider;
    if (!prepare) return ready;
    const key = `${voice} ${language}`;
    const entry = entries.get(key) ?? start(key, (onLoading) => prepare(voice, language, onLoading));
    const outcome = await Promise.race([entry.ended, delay(promptMs, 'loading' as const)]);
    return outcome === 'ended' ? ready : { ready: false, ...entry.loading };
  };
}
