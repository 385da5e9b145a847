import { useEffect, useEffectEvent, useState } from 'react';
import { useCapability } from '../../backend/use-backend.ts';
import { loadTranslated } from '../../interface/translated.ts';
import { onMicrophoneAllowed } from '../../platform/microphone-permission.ts';
import { settings } from '../../platform/settings.ts';
import { useToast } from '../../ui/toast.tsx';
import type { RecorderView } from './use-recorder.ts';

/** Engines that answer at all do so within a second. */
const slowAfterMs = 3_000;

/**
 * Whether the engine hasn't started although the microphone is allowed. A message then says so and offers the server,
 * if it can recognise speech.
 */
export function useSlowStart(recorder: RecorderView): boolean {
  const [isSlow, setSlow] = useState(false);
  const toast = useToast();
  const { backend, canChoose } = useCapability('recognition');
  const { phase, engine } = recorder;
  const isStarting = phase === 'starting' && engine === 'browser';
  const useServer = () => {
    settings.update({ recognition: 'server' });
    // The engine that doesn't answer has to be left before the other one can start.
    void recorder.restart();
  };
  const report = useEffectEvent((isOver: () => boolean) => {
    setSlow(true);
    return loadTranslated(() => import('./slow-start-message.ts')).then(
      ({ slowStartMessage }) =>
        isOver() ? () => {} : toast(slowStartMessage(backend && canChoose ? useServer : undefined)),
      () => () => {},
    );
  });
  useEffect(() => {
    if (!isStarting) return;
    let isOver = false;
    let message: Promise<() => void> | undefined;
    let stopWatching = () => {};
    const timer = setTimeout(() => {
      stopWatching = onMicrophoneAllowed(() => {
        message ??= report(() => isOver);
      });
    }, slowAfterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopWatching();
      setSlow(false);
      void message?.then((dismiss) => dismiss());
    };
  }, [isStarting]);
  return isSlow;
}
