import { useEffect } from 'react';
import { SpeedPicker } from '../../features/playback/speed-picker.tsx';
import { SoundBar } from '../../features/turns/sound-bar.tsx';
import { useSettings } from '../../platform/use-settings.ts';
import type { ImportsView } from './create-imports.ts';
import type { MainStudio } from './open-studio.ts';

/** Plays the recording of the open document, below its text or its turns. */
export function RecordingBar({ studio, imports }: { studio: MainStudio; imports: ImportsView }) {
  const [{ speed }] = useSettings();
  const { run } = studio.imports;
  useEffect(() => run((loaded) => loaded.readWaveform()), [run]);
  return (
    <div className="border-line border-t">
      <SoundBar
        playing={imports.listening}
        waveform={imports.waveform}
        lengthMs={imports.lengthMs ?? Math.max(0, ...studio.transcript.getTimings().map(({ to }) => to))}
        speed={<SpeedPicker speed={speed} onChange={(next) => run((loaded) => loaded.setSpeed(next))} />}
        onToggle={() => run((loaded) => loaded.togglePlaying())}
        onSeek={(ms) => run((loaded) => loaded.seek(ms))}
      />
    </div>
  );
}
