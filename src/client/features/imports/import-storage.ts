import { createIndexedStore } from '../../platform/indexed-store.ts';
import { createSegmentStore } from '../../platform/speech/segment-store.ts';
import { createImportStore, type ImportRow } from './import-store.ts';
import type { ImporterDeps } from './importer-deps.ts';

/** A long limit, because copying a large file takes a while on a phone. */
const copyTimeoutMs = 600_000;
const storage = () => indexedDB;

/** The imports on this device: their texts, the imported files, and speech that is still to be transcribed. */
export const openImportStorage = (): Pick<ImporterDeps, 'imports' | 'files' | 'segments'> => ({
  imports: createImportStore(createIndexedStore<ImportRow>(storage, { database: 'imports', name: 'jobs' })),
  files: createIndexedStore(storage, { database: 'import-files', name: 'files', timeoutMs: copyTimeoutMs }),
  segments: createSegmentStore(storage, 'import-speech'),
});
