import { setTimeout as delay } from 'node:timers/promises';
import type { LanguageCode } from '../../shared/languages.ts';
import type { HdVoiceId } from '../../shared/voices.ts';
import type { VoiceProvider } from './voice-provider.ts';

/** A voice that is loaded already says so within this time. */
const promptMs = 200;
/** Before the first load has been measured. */
const usualLoadMs = 8_000;

export interface VoiceReadiness {
  ready: boolean;
  /** How much of the loading is done, judged by how long it took last time. */
  share: number;
}

/** Loads a local engine's voices before they are needed. Other voices are always ready. */
export function createVoicePreparation({
  provider,
  uptime,
}: {
  provider: VoiceProvider;
  uptime: () => number;
}) {
  const loading = new Map<string, { ended: Promise<'ended'>; since: number }>();
  let lastLoadMs = usualLoadMs;

  const start = (key: string, load: Promise<void>) => {
    const since = uptime();
    const ended = load
      .then(
        () => {
          const took = uptime() - since;
          if (took > promptMs) lastLoadMs = took;
        },
        // Reading aloud reports the same failure.
        () => undefined,
      )
      .then(() => {
        loading.delete(key);
        return 'ended' as const;
      });
    const entry = { ended, since };
    loading.set(key, entry);
    return entry;
  };

  return async (voice: HdVoiceId, language: LanguageCode): Promise<VoiceReadiness> => {
    if (!provider.prepare) return { ready: true, share: 1 };
    const key = `${voice} ${language}`;
    const { ended, since } = loading.get(key) ?? start(key, provider.prepare(voice, language));
    const outcome = await Promise.race([ended, delay(promptMs, 'loading' as const)]);
    if (outcome === 'ended') return { ready: true, share: 1 };
    return { ready: false, share: Math.min(0.95, (uptime() - since) / lastLoadMs) };
  };
}
