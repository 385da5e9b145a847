import type { QueryClient } from '../../api/query-client.ts';
import { deviceDictionary } from '../../features/dictionary/device-dictionary.ts';
import { dictionaryQuery } from '../../features/dictionary/dictionary-query.ts';
import {
  type BrowserImporter,
  type BrowserImporterDeps,
  createBrowserImporter,
} from '../../features/imports/browser-importer.ts';
import { createSpeechQueue } from '../../features/recorder/speech-queue.ts';

export interface ImporterOptions extends Omit<BrowserImporterDeps, 'createQueue' | 'entries' | 'userId'> {
  queries: QueryClient;
  userId: string | undefined;
}

/** The owner of a visitor's imports: texts can be imported without an account. */
const visitor = 'visitor';

/** Imported files go through the same queue as recordings for the server, and use the same dictionary. */
export const loadImporter = ({
  queries,
  userId,
  ...deps
}: ImporterOptions): Promise<BrowserImporter | null> =>
  createBrowserImporter({
    ...deps,
    userId: userId ?? visitor,
    createQueue: createSpeechQueue,
    entries: async () =>
      userId === undefined
        ? deviceDictionary.get()
        : (await queries.fetchQuery(dictionaryQuery(deps.client, userId))).entries,
  });
