import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import { createSignal } from '../../platform/signal.ts';
import { type LocalKey, localStore, type Store } from '../../platform/storage.ts';

/** The words of somebody who isn't signed in. */
export interface DeviceDictionary {
  /** Returns the same array until the words change. */
  get(): readonly DictionaryEntry[];
  /** Returns whether they were stored. */
  set(entries: readonly DictionaryEntry[]): boolean;
  subscribe(listener: () => void): () => void;
}

export const noEntries: readonly DictionaryEntry[] = [];

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** A simple check, because the full one needs a library that the first paint doesn't load. */
function isEntry(value: unknown): value is DictionaryEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { written, heard, translations, spoken } = value as Record<string, unknown>;
  return (
    isText(written) &&
    Array.isArray(heard) &&
    heard.every(isText) &&
    typeof translations === 'object' &&
    translations !== null &&
    Object.values(translations).every(isText) &&
    (spoken === undefined || isText(spoken))
  );
}

export function createDeviceDictionary(store: Store<LocalKey>): DeviceDictionary {
  const changed = createSignal();
  let parsed: { stored: string | null; entries: readonly DictionaryEntry[] } | undefined;
  return {
    get() {
      // Another tab may have changed it.
      const stored = store.read('dictionary');
      if (parsed?.stored !== stored) {
        const values = store.readJson('dictionary');
        const entries = Array.isArray(values) ? values.filter(isEntry) : noEntries;
        parsed = { stored, entries: entries.length === 0 ? noEntries : entries };
      }
      return parsed?.entries ?? noEntries;
    },
    set(entries) {
      if (entries.length === 0) store.remove('dictionary');
      const isStored = entries.length === 0 || store.writeJson('dictionary', entries);
      changed.emit();
      return isStored;
    },
    subscribe: changed.subscribe,
  };
}

export const deviceDictionary = createDeviceDictionary(localStore);
