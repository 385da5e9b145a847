import { type BrowserImporterDeps, createBrowserImporter } from '../../features/imports/browser-importer.ts';
import type { Importer } from '../../features/imports/importer.ts';
import { createSpeechQueue } from '../../features/recorder/speech-queue.ts';

/** Imported files go through the same queue as recordings for the server. */
export const loadImporter = (deps: Omit<BrowserImporterDeps, 'createQueue'>): Promise<Importer | null> =>
  createBrowserImporter({ ...deps, createQueue: createSpeechQueue });
