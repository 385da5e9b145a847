import type { LanguageCode } from '../../../shared/languages.ts';
import { recognitionCost } from '../../../shared/quota.ts';
import type { StoredSegment } from '../../platform/speech/segment-store.ts';
import { createFileTranscriber } from './file-transcriber.ts';
import { expectedParts, type ImportHold, type ImportJob, secondsLeft } from './import-job.ts';
import { type ImportPart, splitIntoParts } from './import-parts.ts';
import type { ImporterDeps, NewImport } from './importer-deps.ts';
import { createPartEditorSync } from './part-editor-sync.ts';
import type { TimedText } from './read-text-file.ts';

export interface Importer {
  start(wanted: NewImport): Promise<void>;
  /** Splits text into parts at once. */
  addText(name: string, text: TimedText, language: LanguageCode): Promise<void>;
  /** Continues an import from before a reload. */
  restore(): Promise<void>;
  pause(): void;
  resume(): void;
  /** Keeps the text so far. */
  cancel(): Promise<void>;
  remove(): Promise<void>;
  show(part: number): void;
  /** Call it before the editor shows text that isn't a part. The part keeps its text. */
  leave(): void;
  markSaved(parts: readonly number[]): void;
  /** Call it when the shown part may have been translated. */
  keepTranslation(): void;
  /** All parts as they are now. */
  parts(): readonly ImportPart[];
  /** The imported file, if it is on this device. */
  file(): Promise<Blob | undefined>;
  dispose(): void;
}

const storeWithinMs = 500;

const holds: ReadonlySet<string> = new Set<ImportHold>(['offline', 'failed', 'allowance', 'signed-out']);

/** Handles one import at a time: its file, its parts and the speech that is still to be transcribed. */
export function createImporter(deps: ImporterDeps): Importer {
  const { userId, jobs, files, segments, editor, onChange, now } = deps;
  let job: ImportJob | null = null;
  let hold: ImportHold | null = null;
  let unsaved = false;
  let playable = false;
  let started: { at: number; doneSeconds: number } | null = null;
  let memory: Blob | undefined;
  let storing: ReturnType<typeof setTimeout> | undefined;
  const sync = createPartEditorSync(editor);

  function tell() {
    if (!job) return onChange(null);
    const { id, name, language, state, speechSeconds, doneSeconds, damagedMs, parts, shown } = job;
    onChange({
      ...{
        id,
        name,
        language,
        state,
        hold,
        speechSeconds,
        doneSeconds,
        damagedMs,
        parts,
        shown,
        unsaved,
        playable,
      },
      secondsLeft: state === 'running' && hold === null ? secondsLeft(started, job, now()) : null,
      expectedParts: expectedParts(job, deps.rules().cap),
    });
  }

  function update(change: Partial<ImportJob>): Promise<boolean> {
    if (!job) return Promise.resolve(false);
    clearTimeout(storing);
    job = { ...job, ...change };
    tell();
    return jobs.put(job);
  }

  const transcriber = createFileTranscriber({
    segments,
    createQueue: deps.createQueue,
    openSound: deps.openSound,
    write,
    onHold(why) {
      hold = why !== null && holds.has(why) ? (why as ImportHold) : null;
      // The time left is estimated only from the speed since the pause.
      if (hold !== null) started = null;
      else if (job) started ??= { at: now(), doneSeconds: job.doneSeconds };
      tell();
    },
    onDone: finish,
    onEnd: (damagedMs) => void update({ state: 'done', damagedMs }),
  });

  async function write(segment: StoredSegment, words: string): Promise<boolean> {
    if (!job || job.written.includes(segment.id)) return true;
    const { id, language } = job;
    const phrase = {
      words: await deps.romanise(words, language),
      pauseMs: segment.pauseMs,
      time: segment.time ?? { from: 0, to: 0 },
    };
    if (job?.id !== id) return true;
    await finish(segment, sync.write(job, phrase, { ...deps.rules(), language }));
    return true;
  }

  /** Stores the text, the position and the progress together, so that nothing is sent or counted twice. */
  async function finish(
    { id, seconds, time }: StoredSegment,
    change?: Pick<ImportJob, 'parts' | 'shown'>,
  ): Promise<void> {
    if (!job || job.written.includes(id)) return;
    await update({
      ...change,
      cutMs: Math.max(job.cutMs, time?.to ?? 0),
      doneSeconds: job.doneSeconds + recognitionCost(seconds),
      written: [...job.written.slice(-20), id],
    });
  }

  function begin() {
    if (!job) return;
    started = { at: now(), doneSeconds: job.doneSeconds };
    const { id, language, cutMs, written } = job;
    void transcriber.start({ id, userId, language, cutMs, written, file: importer.file });
  }

  async function take(next: ImportJob, file?: File) {
    await importer.remove();
    job = next;
    memory = file;
    hold = null;
    playable = file !== undefined;
    unsaved = file !== undefined && !(await files.put({ id: next.id, file }));
    await jobs.put(next);
    if (editor.read().text.trim() === '') importer.show(0);
    else tell();
  }

  /** Typed text is stored when typing pauses. */
  const stopListening = editor.subscribe(() => {
    const parts = job && sync.takeEdits(job);
    if (!job || !parts) return;
    job = { ...job, parts };
    clearTimeout(storing);
    storing = setTimeout(() => void update({}), storeWithinMs);
  });

  const importer: Importer = {
    async start({ file, language, speechSeconds }) {
      await take({ ...newJob(file.name, language, userId), speechSeconds, parts: [emptyPart] }, file);
      begin();
    },
    async addText(name, text, language) {
      const parts = splitIntoParts(text, language, deps.rules().cap);
      await take({ ...newJob(name, language, userId), state: 'done', parts });
    },
    async restore() {
      const found = await jobs.find(userId);
      if (!found) return;
      playable = await files.has(found.id).catch(() => false);
      // The editor may show another text by now, which must not overwrite the part.
      const isShown = found.shown !== null && found.parts[found.shown]?.text === editor.read().text;
      job = { ...found, shown: isShown ? found.shown : null };
      tell();
      if (job.state === 'running') begin();
    },
    pause() {
      transcriber.pause();
      started = null;
      void update({ state: 'paused' });
    },
    resume() {
      void update({ state: 'running' }).then(begin);
    },
    async cancel() {
      await transcriber.cancel();
      if (job?.parts.every(({ text }) => text === '')) await importer.remove();
      else await update({ state: 'done' });
    },
    async remove() {
      const gone = job;
      await transcriber.cancel();
      job = null;
      memory = undefined;
      tell();
      if (!gone) return;
      await Promise.all([jobs.remove(gone), files.remove(gone.id)]);
    },
    show(part) {
      importer.keepTranslation();
      const next = job?.parts[part];
      if (!job || !next) return;
      job = { ...job, shown: part };
      editor.show(next);
      void update({});
    },
    leave() {
      importer.keepTranslation();
      if (job?.shown !== null) void update({ shown: null });
    },
    keepTranslation() {
      const parts = job && sync.takeTranslation(job);
      if (parts) void update({ parts });
    },
    markSaved(saved) {
      if (!job) return;
      const parts = job.parts.map((part, index) => (saved.includes(index) ? { ...part, saved: true } : part));
      void update({ parts });
    },
    parts: () => job?.parts ?? [],
    file: async () => memory ?? (job ? (await files.get(job.id))?.file : undefined),
    dispose() {
      clearTimeout(storing);
      if (job) void jobs.put(job);
      stopListening();
      transcriber.dispose();
    },
  };
  return importer;
}

const emptyPart = { text: '', timings: [], saved: false };

const newJob = (name: string, language: LanguageCode, userId: string): ImportJob => ({
  id: crypto.randomUUID(),
  userId,
  name,
  language,
  state: 'running',
  speechSeconds: 0,
  doneSeconds: 0,
  cutMs: 0,
  damagedMs: null,
  parts: [],
  shown: null,
  written: [],
});
