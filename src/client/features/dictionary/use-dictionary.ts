import { useSyncExternalStore } from 'react';
import { type DictionaryEntry, maxEntries } from '../../../shared/dictionary/entry.ts';
import { ApiError, readResponse } from '../../api/client.ts';
import { useQuery, useQueryClient } from '../../api/use-query.ts';
import { useBackend, useCapability } from '../../backend/use-backend.ts';
import { useToast } from '../../ui/toast.tsx';
import { deviceDictionary, noEntries } from './device-dictionary.ts';
import { dictionaryQuery, rememberWords } from './dictionary-query.ts';
import { dictionaryStrings as strings } from './strings.ts';

type Change = (entries: readonly DictionaryEntry[]) => readonly DictionaryEntry[];

export interface Dictionary {
  entries: readonly DictionaryEntry[];
  limit: number;
  place: 'account' | 'device';
  /** False until the account's words are known. */
  loaded: boolean;
  /** Whether the words couldn't be loaded. Stays true during another attempt. */
  failed: boolean;
  retrying: boolean;
  retry(): void;
  /** Applies a change to the latest words, and returns whether they were stored. */
  save(change: Change): Promise<boolean>;
}

/** The words on this device, until a signed-in user moves them to the account. */
export const useDeviceEntries = (): readonly DictionaryEntry[] =>
  useSyncExternalStore(deviceDictionary.subscribe, deviceDictionary.get, () => noEntries);

/** The account's words, or a visitor's words on this device. Fetched only if `wanted`. */
export function useDictionary(owner: string | undefined, wanted = true): Dictionary {
  const userId = useCapability('hasAccountWords') ? owner : undefined;
  const client = useBackend();
  const queries = useQueryClient();
  const toast = useToast();
  const onDevice = useDeviceEntries();
  const read = dictionaryQuery(client, userId);
  const { data, errorUpdateCount, isFetching, refetch } = useQuery({
    ...read,
    enabled: wanted && userId !== undefined,
  });

  const report = (error: unknown) => {
    const description = (error instanceof ApiError && error.userMessage) || strings.notSavedText;
    toast({ title: strings.notSaved, description, tone: 'bad' });
  };

  const store = async (person: string, change: Change): Promise<void> => {
    const { entries, version } = await queries.fetchQuery(read);
    const body = { entries: [...change(entries)], version };
    const response = await client.send('saveDictionary', { params: { userId: person }, body });
    const stored = await readResponse('saveDictionary', response);
    await queries.cancelQueries(read);
    queries.setQueryData(read.queryKey, () => stored);
    rememberWords(stored.entries.length > 0);
  };

  async function saveToAccount(person: string, change: Change): Promise<boolean> {
    try {
      await store(person, change).catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'dictionary-changed') throw error;
        // Another device has stored a newer list, so the change is applied to that one.
        await queries.invalidateQueries(read);
        await store(person, change);
        toast({ title: strings.changedElsewhere, description: strings.changedElsewhereText, tone: 'info' });
      });
      return true;
    } catch (error) {
      report(error);
      return false;
    }
  }

  if (userId !== undefined) {
    return {
      entries: data?.entries ?? noEntries,
      limit: data?.limit ?? maxEntries.free,
      place: 'account',
      loaded: data !== undefined,
      failed: errorUpdateCount > 0 && !data,
      retrying: isFetching,
      retry: () => void refetch(),
      save: (change) => saveToAccount(userId, change),
    };
  }
  return {
    entries: onDevice,
    limit: maxEntries.free,
    place: 'device',
    loaded: true,
    failed: false,
    retrying: false,
    retry: () => {},
    async save(change) {
      const isStored = deviceDictionary.set(change(deviceDictionary.get()));
      if (!isStored) report(null);
      return isStored;
    },
  };
}
