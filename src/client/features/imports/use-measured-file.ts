import { useEffect, useState } from 'react';
import { SoundFileError } from '../../platform/media/sound-file-error.ts';
import { maxFileBytes } from './file-kinds.ts';
import type { ImportProblem } from './import-problem.ts';
import type { Measured } from './measure-speech.ts';

export interface MeasuredFile {
  /** How much of the file has been analysed, from 0 to 1. */
  share: number;
  result: Measured | null;
  problem: ImportProblem | null;
  codec: string | undefined;
}

const unknown: MeasuredFile = { share: 0, result: null, problem: null, codec: undefined };

/** Finds the speech in a file. The decoder loads with the first file. */
export function useMeasuredFile(file: File | null): MeasuredFile {
  const [measured, setMeasured] = useState(unknown);
  useEffect(() => {
    if (!file) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    measure(file, (share) => !signal.aborted && setMeasured({ ...unknown, share }), signal).then(
      (result) => {
        if (signal.aborted) return;
        setMeasured({ ...unknown, result, problem: result.speechSeconds === 0 ? 'no-speech' : null });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        const { problem, codec } =
          error instanceof SoundFileError ? error : { problem: 'damaged' as const, codec: undefined };
        setMeasured({ ...unknown, problem, codec });
      },
    );
    return () => leaving.abort();
  }, [file]);
  return file && file.size > maxFileBytes ? { ...unknown, problem: 'too-large' } : measured;
}

async function measure(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Measured> {
  if (file.size > maxFileBytes) return { lengthMs: 0, spokenSeconds: 0, speechSeconds: 0 };
  const [{ openSound }, { measureSpeech }] = await Promise.all([
    import('../../platform/media/sound-file.ts'),
    import('./measure-speech.ts'),
  ]);
  const sound = await openSound(file, signal);
  let shown = -1;
  try {
    return await measureSpeech(
      sound,
      (share) => {
        // A hundred renders are enough for a file of any length.
        if (Math.floor(share * 100) === shown) return;
        shown = Math.floor(share * 100);
        onProgress(share);
      },
      signal,
    );
  } finally {
    sound.close();
  }
}
