import type { LanguageCode } from '../../../shared/languages.ts';
import { openSound } from '../../platform/media/sound-file.ts';
import { page } from '../../platform/page.ts';
import { createPageLocks, type PageLocks } from '../../platform/page-locks.ts';
import { loadRomaniser, withoutCapital } from '../../platform/pinyin.ts';
import type { StoredSegment } from '../../platform/speech/segment-store.ts';
import { openImportStorage } from './import-storage.ts';
import { createImporter, type Importer } from './importer.ts';
import type { ImporterDeps, SegmentQueue, SegmentQueueDeps } from './importer-deps.ts';
import { createSegmentTranscriber, type SegmentTranscriberDeps } from './segment-transcriber.ts';

export interface BrowserImporterDeps
  extends Pick<ImporterDeps, 'userId' | 'documents' | 'rules' | 'speakerName' | 'onChange'>,
    Omit<SegmentTranscriberDeps, 'speakers' | 'onWords'> {
  /** Creates a queue of the kind that the recorder uses. */
  createQueue(
    deps: Omit<SegmentQueueDeps, 'speakers' | 'onWords'> & {
      locks: PageLocks;
      transcribe(segment: StoredSegment, signal: AbortSignal): Promise<string>;
    },
  ): SegmentQueue;
}

/** Resolves once another importer can be created. */
export type BrowserImporter = Omit<Importer, 'dispose'> & { dispose(): Promise<void> };

/** An importer that uses this device's storage; null if another page is importing. */
export async function createBrowserImporter(deps: BrowserImporterDeps): Promise<BrowserImporter | null> {
  const { client, entries, createQueue, onRemaining, ...rest } = deps;
  const locks = createPageLocks(navigator.locks);
  const { promise: disposed, resolve: release } = Promise.withResolvers<void>();
  const { promise: mine, resolve: decide } = Promise.withResolvers<boolean>();
  const held = locks
    .exclusively('import', () => {
      decide(true);
      return disposed;
    })
    .then(() => decide(false));
  if (!(await mine)) return null;

  let queue: SegmentQueue | undefined;
  const importer = createImporter({
    ...rest,
    ...openImportStorage(),
    openSound,
    romanise,
    now: () => Date.now(),
    asksWho: page().speakers,
    createQueue({ speakers, onWords, ...queueDeps }) {
      queue = createQueue({
        ...queueDeps,
        locks,
        transcribe: createSegmentTranscriber({ client, entries, onRemaining, speakers, onWords }),
      });
      return queue;
    },
  });
  const onOnline = () => queue?.resumeOnline();
  window.addEventListener('online', onOnline);
  return {
    ...importer,
    dispose() {
      window.removeEventListener('online', onOnline);
      importer.dispose();
      release();
      return held;
    },
  };
}

async function romanise(words: string, language: LanguageCode): Promise<string> {
  if (language !== 'zh-CN-pinyin') return words;
  const write = await loadRomaniser().catch(() => null);
  return write ? withoutCapital(write(words)) : words;
}
