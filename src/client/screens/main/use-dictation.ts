import { localStore } from '../../platform/storage.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { useUserWords } from '../use-user-words.ts';
import { loadDictation } from './create-recorder.ts';

/** The user's dictionary, and the part of the page that offers it. Loaded once there are words, a recording or a text. */
export function useDictation(userId: string | undefined, hasWords: boolean) {
  const isWanted =
    hasWords || localStore.read('dictionary') !== null || localStore.read('accountHasWords') !== null;
  return {
    words: useUserWords(userId, isWanted),
    Part: useLazyModule(loadDictation, isWanted)?.DictationPart,
  };
}
