import { useEffect, useEffectEvent, useState } from 'react';
import type { Reading } from '../../features/playback/reading.ts';
import { isSounding } from '../../features/playback/speech-state.ts';
import type { PlaybackControls } from '../../features/playback/use-playback.ts';
import type { RecorderView } from '../../features/recorder/use-recorder.ts';

export interface ExclusiveSound {
  /** Like the controls of the playback, but they end a recording first. */
  controls: PlaybackControls;
  /** Stops playback, including playback that is about to start. */
  silence(): void;
}

/** Starts playback with the latest controls and text. */
type Sound = (playback: PlaybackControls, reading: Reading) => void;

/** The microphone must never hear the page's own voice, so recording and playback stop each other. */
export function useExclusiveSound(
  recorder: Pick<RecorderView, 'phase' | 'finish' | 'forgetLateWords'>,
  playback: PlaybackControls,
  reading: Reading,
): ExclusiveSound {
  const [wanted, setWanted] = useState<Sound | null>(null);
  const idle = recorder.phase === 'idle';

  const start = useEffectEvent((sound: Sound) => {
    setWanted(null);
    recorder.forgetLateWords();
    sound(playback, reading);
  });
  useEffect(() => {
    if (idle && wanted) start(wanted);
  }, [idle, wanted]);

  /** Starts in the tap's event handler if nothing is being recorded: some browsers allow sound only then. */
  const startWhenIdle = (sound: Sound) => {
    if (idle) {
      recorder.forgetLateWords();
      sound(playback, reading);
    } else {
      setWanted(() => sound);
      recorder.finish();
    }
  };

  return {
    controls: {
      ...playback,
      // Words that arrive while the recording ends are read too, unless a part of the text was selected.
      play: (asked) =>
        startWhenIdle((now, latest) => now.play(idle || asked.offset !== undefined ? asked : latest)),
      preview: (voice) => startWhenIdle((now) => now.preview(voice)),
    },
    silence() {
      setWanted(null);
      if (isSounding(playback.state)) playback.stop();
    },
  };
}
