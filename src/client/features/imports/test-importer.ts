import { expect, vi } from 'vitest';
import { joinSamples, silence, speakSamples } from '../../../../test/spoken-samples.ts';
import { addTiming, moveTimings } from '../../../shared/timings.ts';
import type { StoredSegment } from '../../platform/speech/segment-store.ts';
import type { ImportView } from './import-job.ts';
import type { ImportPhrase } from './import-parts.ts';
import { createImportStore, type ImportRow } from './import-store.ts';
import { createImporter } from './importer.ts';
import type { SegmentQueueDeps } from './importer-deps.ts';
import type { TimedText } from './read-text-file.ts';
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

/** Storage that survives when a page is closed. */
export const createDevice = () => ({
  jobs: createMemoryStore<ImportRow>(),
  files: createMemoryStore<{ id: string; file: Blob }>(),
  segments: createMemoryStore<StoredSegment>(),
});

function createEditor() {
  const translations = new Map<string, string>();
  let shown: TimedText = { text: '', timings: [] };
  const listeners = new Set<() => void>();
  const set = (next: TimedText) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    set,
    read: () => shown,
    show: set,
    /** Translates a text, as the page does beside the editor. */
    translate: (text: string, translation: string) => void translations.set(text, translation),
    translationOf(text: string) {
      const found = translations.get(text);
      return found === undefined ? null : { text: found, language: 'es-ES' as const };
    },
    hear: ({ words, time }: ImportPhrase) => {
      const text = shown.text === '' ? words : `${shown.text} ${words}`;
      const timing = { start: shown.text.length, end: text.length, ...time };
      set({ text, timings: [...shown.timings, timing] });
    },
    insert: (at: number, words: string, time: ImportPhrase['time']) => {
      const text = shown.text.slice(0, at) + words + shown.text.slice(at);
      const timing = { start: at, end: at + words.length, ...time };
      const moved = moveTimings(shown.timings, { start: at, end: at, inserted: words.length });
      set({ text, timings: addTiming(moved, timing) });
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A page that imports `samples`, with a queue whose segments the test answers. */
export function openPage(device: ReturnType<typeof createDevice>, samples: Float32Array, cap = 1_000) {
  const editor = createEditor();
  const sent: StoredSegment[] = [];
  let broken = false;
  let queue: SegmentQueueDeps | undefined;
  let view: ImportView | null = null;
  const importer = createImporter({
    ...device,
    jobs: createImportStore(device.jobs),
    userId: 'u',
    editor,
    openSound: async () => {
      if (broken) {
        broken = false;
        throw new Error('the storage is busy');
      }
      return soundOf(samples);
    },
    romanise: async (words) => words,
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
        offer: (segments) => void sent.push(...segments),
        resume: () => {},
        resumeOnline: () => {},
        discard: async () => {},
        dispose: () => {},
      };
    },
  });
  /** Responds to the oldest waiting segment. */
  const respond = async (words: string) => {
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
    const segment = sent.shift();
    if (!segment || !queue) throw new Error('nothing was sent');
    if (words !== '') await queue.write(segment, words);
    await queue.store.remove(segment.id);
    return segment;
  };
  const hold = (why: string | null) => queue?.onChange({ hold: why });
  const failNextOpen = () => {
    broken = true;
  };
  return { importer, editor, sent, respond, hold, failNextOpen, view: () => view };
}
