import { Suspense, useEffect } from 'react';
import { loadTranslated } from '../../interface/translated.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { RecorderView } from './use-recorder.ts';

const load = () =>
  loadTranslated(() => import('./waiting-speech-strip.tsx')).then((module) => module.WaitingSpeechStrip);
const Strip = lazyPart(load);

/** Loaded as soon as the server is in use, because it is needed when the network is down. */
export function WaitingSpeech({ recorder }: { recorder: RecorderView }) {
  const { waitingSeconds, unsaved } = recorder.queue;
  const inUse = recorder.engine === 'server';
  useEffect(() => {
    if (inUse) load().catch(() => undefined);
  }, [inUse]);
  if (waitingSeconds === 0 && !unsaved) return null;
  return (
    <Suspense>
      <Strip recorder={recorder} />
    </Suspense>
  );
}
