import { useMemo, useSyncExternalStore } from 'react';
import type { DictionaryEntry } from '../../shared/dictionary/entry.ts';
import { recognitionHints } from '../../shared/dictionary/recognition-hints.ts';
import { useQuery } from '../api/use-query.ts';
import { useBackend, useCapability } from '../backend/use-backend.ts';
import { deviceDictionary, noEntries } from '../features/dictionary/device-dictionary.ts';
import { dictionaryQuery } from '../features/dictionary/dictionary-query.ts';

/** The user's dictionary, for the recorder, the translator and the voices; empty until it is known. */
export interface UserWords {
  entries: readonly DictionaryEntry[];
  /** Words the user is likely to say, for engines that take hints. */
  hints: readonly string[];
}

/** An account's words are fetched only if they are wanted. */
export function useUserWords(owner: string | undefined, isWanted: boolean): UserWords {
  const userId = useCapability('hasAccountWords') ? owner : undefined;
  const { data } = useQuery({
    ...dictionaryQuery(useBackend(), userId),
    enabled: isWanted && userId !== undefined,
  });
  const onDevice = useSyncExternalStore(deviceDictionary.subscribe, deviceDictionary.get, () => noEntries);
  const entries = userId === undefined ? onDevice : (data?.entries ?? noEntries);
  return useMemo(() => ({ entries, hints: recognitionHints(entries) }), [entries]);
}
