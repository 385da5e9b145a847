import { AppError } from '../../shared/errors.ts';
import { hdVoiceIds } from '../../shared/voices.ts';
import type { SpeakOptions, VoiceProvider } from '../speech/voice-provider.ts';
import { soundFrame } from './mp3-samples.ts';

/** A voice provider that a test controls. */
export interface TestVoice extends VoiceProvider {
  requests: SpeakOptions[];
  /** Sets the outcomes of the next requests. Later ones get their audio at once. */
  next(...outcomes: ('at once' | 'held' | 'refused' | 'cut off')[]): void;
  /** Completes everything that is held. */
  finish(): void;
  /** Cuts off everything that is held. */
  cutOff(): void;
}

/** Two frames that differ by voice and by length of text. */
export const soundOf = (options: Pick<SpeakOptions, 'text' | 'voice'>): Buffer =>
  Buffer.concat([soundFrame(options.text.length % 200), soundFrame(hdVoiceIds.indexOf(options.voice) + 1)]);

export function createTestVoice(): TestVoice {
  const outcomes: string[] = [];
  const held: ((broken: boolean) => void)[] = [];

  async function* audio(options: SpeakOptions, outcome: string): AsyncGenerator<Uint8Array> {
    const sound = soundOf(options);
    yield sound.subarray(0, 208);
    const broken =
      outcome === 'held'
        ? await new Promise<boolean>((resolve) => {
            held.push(resolve);
            options.signal?.addEventListener('abort', () => resolve(true));
          })
        : outcome === 'cut off';
    if (broken) throw new AppError('provider-failed');
    yield sound.subarray(208);
  }

  const voice: TestVoice = {
    voices: hdVoiceIds,
    requests: [],
    next: (...more) => outcomes.push(...more),
    finish() {
      for (const release of held.splice(0)) release(false);
    },
    cutOff() {
      for (const release of held.splice(0)) release(true);
    },
    async speak(options) {
      voice.requests.push(options);
      const outcome = outcomes.shift() ?? 'at once';
      if (outcome === 'refused') throw new AppError('provider-unavailable');
      return audio(options, outcome);
    },
  };
  return voice;
}
