import { createHash } from 'node:crypto';
import { defaultLanguage } from '../../shared/languages.ts';
import { previewSentence } from '../../shared/limits.ts';
import type { HdVoiceId } from '../../shared/voices.ts';
import type { VoiceProvider } from './voice.ts';
import type { VoicePreviews } from './voice-preview-queries.ts';

/** A provider that keeps sending, however slowly, would otherwise be listened to for ever. */
const longestMs = 60_000;

export type Previews = ReturnType<typeof createPreviews>;

/** One fixed sentence a voice: made when first asked for, kept for everyone, counted against nobody. */
export function createPreviews(deps: {
  voice: VoiceProvider;
  store: VoicePreviews;
  source: string;
  timeoutMs?: number;
}) {
  const making = new Map<HdVoiceId, Promise<Buffer>>();
  // Another provider or model speaks differently: its previews are others.
  const keyOf = (voice: HdVoiceId) =>
    createHash('sha256')
      .update(JSON.stringify([deps.source, voice, previewSentence]))
      .digest('base64url');

  async function obtain(voice: HdVoiceId): Promise<Buffer> {
    const kept = await deps.store.find(keyOf(voice));
    if (kept) return kept;
    const signal = AbortSignal.timeout(deps.timeoutMs ?? longestMs);
    const order = { text: previewSentence, language: defaultLanguage, voice, signal };
    const parts: Uint8Array[] = [];
    for await (const part of await deps.voice.speak(order)) parts.push(part);
    const audio = Buffer.concat(parts);
    await deps.store.keep(keyOf(voice), audio);
    return audio;
  }

  return {
    get(voice: HdVoiceId): Promise<Buffer> {
      const running = making.get(voice);
      if (running) return running;
      const audio = obtain(voice).finally(() => making.delete(voice));
      making.set(voice, audio);
      return audio;
    },
  };
}
