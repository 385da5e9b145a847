import { useEffect } from 'react';
import type { Reading } from '../../features/playback/reading.ts';
import { isSounding } from '../../features/playback/speech-state.ts';
import type { PlaybackControls } from '../../features/playback/use-playback.ts';
import type { RecorderView } from '../../features/recorder/use-recorder.ts';
import type { SoundArbiter } from '../../studio/sound-arbiter.ts';
import type { ImportsControl } from './use-imports.ts';

/** What a sound needs that had to wait for the end of a recording. */
export interface SoundNow {
  controls: PlaybackControls;
  reading: Reading;
}

interface Parties {
  recorder: Pick<RecorderView, 'phase' | 'finish' | 'forgetLateWords'>;
  controls: PlaybackControls;
  reading: Reading;
  imports: Pick<ImportsControl, 'listening' | 'stopListening'>;
}

/** The controls of the playback, which ask the arbiter first. */
export function useSound(
  arbiter: SoundArbiter<SoundNow | null>,
  { recorder, controls, reading, imports }: Parties,
): PlaybackControls {
  const { finish, forgetLateWords } = recorder;
  const isIdle = recorder.phase === 'idle';
  useEffect(() => {
    arbiter.update(
      { isIdle, finish, forgetLateWords },
      [
        { isSounding: isSounding(controls.state), stop: controls.stop },
        { isSounding: imports.listening, stop: imports.stopListening },
      ],
      { controls, reading },
    );
  });
  const start = (sound: (now: SoundNow) => void) => {
    imports.stopListening();
    arbiter.start((now) => sound(isIdle || !now ? { controls, reading } : now));
  };
  return {
    ...controls,
    // Words that arrive while the recording ends are read too, unless a part of the text was selected.
    play: (asked) =>
      start((now) => now.controls.play(isIdle || asked.offset !== undefined ? asked : now.reading)),
    preview: (voice) => start((now) => now.controls.preview(voice)),
  };
}
