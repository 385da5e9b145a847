import type { VoiceId } from '../../../shared/voices.ts';
import type { MediaControls } from '../../platform/media-session.ts';
import type { SpeechState } from './speech-state.ts';
import { voiceName } from './voice-name.ts';

const maxTitleLength = 80;

interface Heard {
  text: string;
  voice: VoiceId;
  rate: number;
}

/** Keeps headset keys and the lock screen in sync while the text is read. */
export function createMediaSync(
  media: MediaControls,
  controls: { pause(): void; resume(): void; stop(): void; seek(seconds: number): void },
): (state: SpeechState, heard: Heard) => void {
  let shown: string | null = null;
  return ({ isPlaying, paused, position, duration }, { text, voice, rate }) => {
    if (!isPlaying) {
      if (shown !== null) media.clear();
      shown = null;
      return;
    }
    const title = text.trim().slice(0, maxTitleLength);
    const artist = voiceName(voice);
    const key = `${artist}: ${title}`;
    if (shown !== key) {
      const { stop, pause, seek, resume: play } = controls;
      media.show({ title, artist }, { stop, pause, play, seek });
      shown = key;
    }
    media.update({ paused, position, duration, rate });
  };
}
