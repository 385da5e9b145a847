import { expect, vi } from 'vitest';
import { joinSamples, silence, speakSamples } from '../../../../test/spoken-samples.ts';
import type { HeardWord } from '../../../shared/document/place-words.ts';
import { textOf } from '../../../shared/document/segments.ts';
import type { SpokenTurn } from '../../../shared/recognition/speaker-turns-schema.ts';
import { defaultSettings } from '../../platform/settings.ts';
import type { StoredSegment } from '../../platform/speech/segment-store.ts';
import { createStore, type LocalKey } from '../../platform/storage.ts';
import { createDocuments } from '../../studio/documents.ts';
import type { ImportView } from './import-job.ts';
import { createImportStore, type ImportRow } from './import-store.ts';
import { createImporter } from './importer.ts';
import type { SegmentQueueDeps } from './importer-deps.ts';
import { soundOf } from './test-sound.ts';
import { createMemoryStore } from './test-store.ts';

export async function speakThreePhrases(): Promise<Float32Array> {
  const spoken = await speakSamples([
    { text: 'Good morning', pauseMs: 1_500 },
    { text: 'How are you', pauseMs: 1_500 },
    { text: 'See you later', pauseMs: 1_500 },
  ]);
  return joinSamples([silence(1), spoken]);
}

function createMemoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage;
}

/** Storage that survives when a page is closed. */
export const createDevice = () => ({
  jobs: createMemoryStore<ImportRow>(),
  files: createMemoryStore<{ id: string; file: Blob }>(),
  segments: createMemoryStore<StoredSegment>(),
  local: createMemoryStorage(),
});

/** A page that imports `samples`, with a queue whose segments the test answers. */
export function openPage(
  { jobs, files, segments, local }: ReturnType<typeof createDevice>,
  samples: Float32Array,
  cap = 1_000,
  asksWho = false,
) {
  const documents = createDocuments({
    store: createStore<LocalKey>(() => local),
    settings: { get: () => defaultSettings, update: () => {} },
    now: () => 0,
    createId: () => crypto.randomUUID(),
  });
  const { transcript } = documents;
  const editor = {
    read: () => ({ text: transcript.getText(), timings: transcript.getTimings() }),
    append: (inserted: string) =>
      transcript.edit(
        { at: transcript.getText().length, removed: '', inserted, source: 'typed' },
        'elsewhere',
      ),
    /** Changes a part of the text by hand. */
    type: (removed: string, inserted: string) =>
      transcript.edit(
        { at: transcript.getText().indexOf(removed), removed, inserted, source: 'typed' },
        'elsewhere',
      ),
  };
  const sent: StoredSegment[] = [];
  let broken = false;
  let queue: SegmentQueueDeps | undefined;
  let view: ImportView | null = null;
  const importer = createImporter({
    imports: createImportStore(jobs),
    files,
    segments,
    userId: 'u',
    documents,
    openSound: async () => {
      if (broken) {
        broken = false;
        throw new Error('the storage is busy');
      }
      return soundOf(samples);
    },
    romanise: async (words) => words,
    asksWho,
    speakerName: (number) => `Speaker ${number}`,
    rules: () => ({ cap, punctuation: false }),
    now: () => 0,
    onChange: (next) => {
      view = next;
    },
    createQueue(deps) {
      queue = deps;
      return {
        add: async (segment) => {
          await deps.store.put(segment);
          sent.push(segment);
        },
        offer: (offered) => void sent.push(...offered),
        resume: () => {},
        resumeOnline: () => {},
        discard: async () => {},
        dispose: () => {},
      };
    },
  });
  /** Responds to the oldest waiting segment. */
  const respond = async (words: string, turns?: readonly SpokenTurn[], heard?: readonly HeardWord[]) => {
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
    const segment = sent.shift();
    if (!segment || !queue) throw new Error('nothing was sent');
    if (turns) queue.speakers?.onTurns(segment.id, turns);
    if (heard) queue.onWords(segment.id, heard);
    if (words !== '') await queue.write(segment, words);
    await queue.store.remove(segment.id);
    return segment;
  };
  const known = () => queue?.speakers?.known() ?? null;
  const hold = (why: string | null) => queue?.onChange({ hold: why });
  const failNextOpen = () => {
    broken = true;
  };
  const chapters = () => documents.current().chapters;
  const texts = () => chapters().map((chapter) => textOf(chapter.segments));
  return {
    ...{ importer, documents, editor, sent, respond, known, hold, failNextOpen, chapters, texts },
    view: () => view,
    show: (index: number) => documents.showChapter(chapters()[index]?.id ?? -1),
    shown: () => documents.view().shown,
  };
}
