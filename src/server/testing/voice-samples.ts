import { AppError } from '../../shared/errors.ts';
import { hdVoiceIds } from '../../shared/voices.ts';
import type { SpeechOrder, VoiceProvider } from '../speech/voice-provider.ts';
import { soundFrame } from './mp3-samples.ts';

/** A provider that a test leads by the hand. */
export interface LedVoice extends VoiceProvider {
  orders: SpeechOrder[];
  /** How the next orders go: at once, held until finished, refused, or broken off. Afterwards at once again. */
  next(...ways: ('at once' | 'held' | 'refused' | 'broken off')[]): void;
  /** Lets everything that is held go on to its end. */
  finish(): void;
  /** Breaks off everything that is held. */
  breakOff(): void;
}

/** Two frames of sound that tell voices and texts apart. */
export const soundOf = (order: Pick<SpeechOrder, 'text' | 'voice'>): Buffer =>
  Buffer.concat([soundFrame(order.text.length % 200), soundFrame(hdVoiceIds.indexOf(order.voice) + 1)]);

export function createLedVoice(): LedVoice {
  const ways: string[] = [];
  const held: ((broken: boolean) => void)[] = [];

  async function* audio(order: SpeechOrder, way: string): AsyncGenerator<Uint8Array> {
    const sound = soundOf(order);
    yield sound.subarray(0, 208);
    const broken =
      way === 'held'
        ? await new Promise<boolean>((resolve) => {
            held.push(resolve);
            order.signal?.addEventListener('abort', () => resolve(true));
          })
        : way === 'broken off';
    if (broken) throw new AppError('provider-failed');
    yield sound.subarray(208);
  }

  const voice: LedVoice = {
    voices: hdVoiceIds,
    orders: [],
    next: (...more) => ways.push(...more),
    finish() {
      for (const release of held.splice(0)) release(false);
    },
    breakOff() {
      for (const release of held.splice(0)) release(true);
    },
    async speak(order) {
      voice.orders.push(order);
      const way = ways.shift() ?? 'at once';
      if (way === 'refused') throw new AppError('provider-unavailable');
      return audio(order, way);
    },
  };
  return voice;
}
