import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { ServerSpeechControl } from './use-server-speech.ts';

const load = () => import('./waiting-speech-strip.tsx').then((module) => module.WaitingSpeechStrip);
const Strip = lazyPart(load);

/** Loaded while speech is being sent, because it is needed when nothing can be loaded any more. */
export function WaitingSpeech({ server }: { server: ServerSpeechControl }) {
  const { waitingSeconds, unsaved, busy } = server.view;
  useEffect(() => {
    if (busy) load().catch(() => undefined);
  }, [busy]);
  if (waitingSeconds === 0 && !unsaved) return null;
  return (
    <Suspense>
      <Strip server={server} />
    </Suspense>
  );
}
