import { useState } from 'react';
import { createBufferingSink } from '../../features/dictation/buffering-sink.ts';
import type { Reading } from '../../features/playback/reading.ts';
import type { TextWriter } from '../../features/recorder/pinyin-converter.ts';
import { localStore } from '../../platform/storage.ts';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import type { DictationLink } from './dictation-link.ts';

const load = () => loadWithRetry(() => import('./dictation-part.tsx'));

function createDictating() {
  const link: DictationLink = {};
  return {
    link,
    createSink: (next: TextWriter) =>
      createBufferingSink(() => load().then((part) => part.createPhraseSink(next, link)), next),
    hints: () => link.hints ?? [],
    pronounce: (reading: Reading) => link.pronounce?.(reading) ?? reading,
    entries: () => link.entries ?? [],
  };
}

export type Dictating = ReturnType<typeof useDictating>;

/** The user's dictionary and spoken commands, loaded once there are words, a recording or text. */
export function useDictating(hasText: boolean) {
  const [dictating] = useState(createDictating);
  const [hasRecorded, setRecorded] = useState(false);
  const isWanted =
    hasRecorded ||
    hasText ||
    localStore.read('dictionary') !== null ||
    localStore.read('accountHasWords') !== null;
  return {
    ...dictating,
    hasRecorded,
    Part: useLazyModule(load, isWanted)?.DictationPart,
    onStarting: () => setRecorded(true),
  };
}
