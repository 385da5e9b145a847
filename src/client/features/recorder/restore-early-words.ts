import type { PageLocks } from '../../platform/page-locks.ts';
import type { PhraseSink } from '../../platform/recognition/recognition.ts';
import type { SentAction } from '../../platform/sent-log.ts';
import { type LocalKey, localKeyName, type Store } from '../../platform/storage.ts';
import { type EarlyWords, earlyWordsKey, pageLockName } from './early-recording.ts';

export interface EarlyWordsPlaces {
  store: Store<LocalKey>;
  locks: Pick<PageLocks, 'isHeld'>;
  sink: PhraseSink;
  log(action: SentAction, amount: number): void;
}

/** Writes the words of earlier visits in which the app never arrived. A page that is still open keeps its words. */
export async function restoreEarlyWords(
  { store, locks, sink, log }: EarlyWordsPlaces,
  /** Called before the first words are written. */
  onFound: () => void,
): Promise<void> {
  const prefix = localKeyName(earlyWordsKey(''));
  const pages = store.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  let found = false;
  for (const page of pages) {
    if (await locks.isHeld(pageLockName(page))) continue;
    const kept = store.readJson(earlyWordsKey(page));
    if (isEarlyWords(kept)) {
      if (!found) onFound();
      found = true;
      const { phrases, pending, language, sentSeconds } = kept;
      for (const phrase of phrases) sink.phrase({ ...phrase, key: Symbol('phrase') });
      if (pending !== '') sink.phrase({ key: Symbol('phrase'), words: pending, language });
      if (sentSeconds > 0) log('browserSpeech', sentSeconds);
    }
    store.remove(earlyWordsKey(page));
  }
}

function isEarlyWords(value: unknown): value is EarlyWords {
  const { phrases, pending } = (value ?? {}) as Partial<EarlyWords>;
  return Array.isArray(phrases) && typeof pending === 'string';
}
