import { useEffect, useState } from 'react';

const quietMs = 6_000;

/** Whether nothing that may be speech has been heard for several seconds of a recording. */
export function useQuiet(recording: boolean, subscribeSpeech: (listener: () => void) => () => void): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!recording) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      setQuiet(false);
      timer = setTimeout(() => setQuiet(true), quietMs);
    };
    wait();
    const unsubscribe = subscribeSpeech(wait);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      setQuiet(false);
    };
  }, [recording, subscribeSpeech]);
  return quiet;
}
