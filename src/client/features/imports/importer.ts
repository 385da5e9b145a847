import { addPhrase } from '../../../shared/document/chapters.ts';
import { type Chapter, chapterOf, isBlank } from '../../../shared/document/document.ts';
import type { HeardWord } from '../../../shared/document/place-words.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import { recognitionCost } from '../../../shared/quota.ts';
import type { SpokenTurn } from '../../../shared/recognition/speaker-turns-schema.ts';
import type { StoredSegment } from '../../platform/speech/segment-store.ts';
import type { DocumentStore } from '../../studio/other-documents.ts';
import { createFileTranscriber } from './file-transcriber.ts';
import { expectedChapters, type ImportHold, type ImportJob, secondsLeft } from './import-job.ts';
import { documentOf } from './import-store.ts';
import type { ImporterDeps, NewImport, SpeakerQuestion } from './importer-deps.ts';
import { knownSpeakers, type NamedTurns, nameTurns, phrasesOf } from './speaker-voices.ts';

export interface Importer {
  start(wanted: NewImport): Promise<void>;
  /** Opens a long text, which has been cut into chapters. */
  addText(name: string, chapters: readonly Chapter[], language: LanguageCode): Promise<void>;
  /** Finds the imports from before a reload, and continues the one that was running. */
  restore(): Promise<void>;
  pause(): void;
  resume(): void;
  /** Keeps the text so far. */
  cancel(): Promise<void>;
  remove(): Promise<void>;
  /** The imported file, if it is on this device. */
  file(): Promise<Blob | undefined>;
  dispose(): void;
}

const storeWithinMs = 500;

const holds: ReadonlySet<string> = new Set<ImportHold>([
  'offline',
  'failed',
  'allowance',
  'signed-out',
  'memory',
]);

/**
 * Fills documents from files and keeps them on this device. One file is transcribed at a time; the text belongs to
 * `documents`, whether it is open or not.
 */
export function createImporter(deps: ImporterDeps): Importer {
  const { userId, imports, files, segments, documents, onChange, now } = deps;
  let jobs: readonly ImportJob[] = [];
  /** The import that is open, running or was open last. */
  let job: ImportJob | null = null;
  let hold: ImportHold | null = null;
  /** Files that aren't stored yet, or didn't fit. They are there as long as the page is open. */
  const unstored = new Map<string, Blob>();
  let storingFile = false;
  let playable = false;
  let started: { at: number; doneSeconds: number } | null = null;
  let storing: ReturnType<typeof setTimeout> | undefined;
  /** Who says what in segments that are about to be written. */
  const heard = new Map<string, readonly SpokenTurn[]>();
  /** When the words of segments that are about to be written were spoken, since each segment began. */
  const heardWords = new Map<string, readonly HeardWord[]>();
  const speakers: SpeakerQuestion = {
    known: () => knownSpeakers(job?.voices ?? []),
    onTurns: (segmentId, turns) => void heard.set(segmentId, turns),
  };
  /** Whether another import is about to become the current one. */
  let isSwitching = false;

  function tell() {
    const document = job && documents.read(job.id);
    if (!job || !document) return onChange(null, jobs.length > 0);
    const { id, name, state, speechSeconds, doneSeconds, damagedMs } = job;
    onChange(
      {
        ...{ id, name, state, hold, speechSeconds, doneSeconds, damagedMs, playable },
        unsaved: unstored.has(id) && !storingFile,
        secondsLeft: state === 'running' && hold === null ? secondsLeft(started, job, now()) : null,
        expectedChapters: expectedChapters(job, document, deps.rules().cap),
      },
      true,
    );
  }

  function update(change: Partial<ImportJob>): Promise<boolean> {
    if (!job) return Promise.resolve(false);
    clearTimeout(storing);
    job = { ...job, ...change };
    jobs = jobs.map((each) => (each.id === job?.id ? job : each));
    tell();
    return store(job);
  }

  async function store(changed: ImportJob): Promise<boolean> {
    const document = documents.read(changed.id);
    return document ? imports.put({ job: changed, document }) : false;
  }

  const transcriber = createFileTranscriber({
    segments,
    createQueue: (queueDeps) =>
      deps.createQueue({
        ...queueDeps,
        onWords: (segmentId, words) => void heardWords.set(segmentId, words),
        ...(job?.voices && { speakers }),
      }),
    openSound: deps.openSound,
    isKnown: (id) => jobs.some((each) => each.id === id),
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
    const { id, language, cutMs } = job;
    const time = segment.time ?? { from: 0, to: 0 };
    const named = nameSpeakers(segment, words);
    const phrases = named
      ? phrasesOf(named.turns, segment, language)
      : [{ words, pauseMs: segment.pauseMs, time, heard: wordsSince(time.from, segment.id) }];
    for (const phrase of phrases) phrase.words = await deps.romanise(phrase.words, language);
    if (job?.id !== id) return true;
    const rules = { ...deps.rules(), isLate: time.to <= cutMs };
    await documents.change(id, (document) =>
      phrases.reduce((written, phrase) => addPhrase(written, phrase, rules), document),
    );
    heard.delete(segment.id);
    heardWords.delete(segment.id);
    await finish(segment, named?.voices);
    return true;
  }

  const wordsSince = (start: number, segmentId: string) =>
    heardWords.get(segmentId)?.map(({ text, from, to }) => ({ text, from: start + from, to: start + to }));

  /** Null for an import that doesn't ask who speaks. */
  function nameSpeakers(segment: StoredSegment, words: string): NamedTurns | null {
    const document = job && documents.read(job.id);
    if (!job?.voices || !document) return null;
    const whole = [{ text: words, from: 0, to: segment.seconds * 1_000 }];
    const known = { voices: job.voices, document, nameOf: deps.speakerName };
    return nameTurns(heard.get(segment.id) ?? whole, segment, known);
  }

  /** Stores the text, the position and the progress together, so that nothing is sent or counted twice. */
  async function finish(
    { id, seconds, time }: StoredSegment,
    voices: ImportJob['voices'] = job?.voices,
  ): Promise<void> {
    if (!job || job.written.includes(id)) return;
    await update({
      cutMs: Math.max(job.cutMs, time?.to ?? 0),
      doneSeconds: job.doneSeconds + recognitionCost(seconds),
      written: [...job.written.slice(-20), id],
      ...(voices && { voices }),
    });
  }

  function begin() {
    if (!job) return;
    started = { at: now(), doneSeconds: job.doneSeconds };
    const { id, language, cutMs, written, voices } = job;
    const joined = voices !== undefined;
    void transcriber.start({ id, userId, language, joined, cutMs, written, file: importer.file });
  }

  /** Only one file is transcribed at a time, so the last one has to wait until somebody continues it. */
  async function leaveJob(): Promise<void> {
    if (job?.state === 'running') await update({ state: 'paused' });
    transcriber.dispose();
    job = null;
    hold = null;
    started = null;
  }

  async function take(next: ImportJob, chapters: readonly Chapter[], file?: File) {
    isSwitching = true;
    await leaveJob();
    job = next;
    jobs = [next, ...jobs];
    if (file) unstored.set(next.id, file);
    playable = file !== undefined;
    documents.open(documentOf(next, chapters));
    isSwitching = false;
    storingFile = true;
    if (file && (await files.put({ id: next.id, file }))) unstored.delete(next.id);
    storingFile = false;
    await update({});
  }

  /** The document on the screen is the one whose progress is shown. */
  async function follow(): Promise<void> {
    const { id } = documents.view();
    const opened = jobs.find((each) => each.id === id);
    if (!opened || isSwitching || opened.id === job?.id) return;
    isSwitching = true;
    await leaveJob();
    job = opened;
    playable = unstored.has(opened.id) || (await files.has(opened.id).catch(() => false));
    isSwitching = false;
    tell();
  }

  /** The chapters of the open import that are saved. */
  let saved = '';

  /** Typed text is stored when typing pauses. Where a chapter was saved is stored at once, to find its recording by that. */
  const stopListening = documents.subscribe(() => {
    void follow();
    const { id, title, chapters } = documents.view();
    if (!job || id !== job.id) return;
    const now = [id, ...chapters.flatMap((chapter) => (chapter.saved ? chapter.id : []))].join();
    const isSaved = now !== saved;
    saved = now;
    const renamed = title === null ? {} : { name: title };
    clearTimeout(storing);
    if (isSaved) void update(renamed);
    else storing = setTimeout(() => void update(renamed), storeWithinMs);
  });

  const library: DocumentStore = {
    list: () => jobs.map(({ id, name }) => ({ id, title: name })),
    open: async (id) => (await imports.list(userId)).find((each) => each.job.id === id)?.document,
  };
  documents.attach(library);

  const importer: Importer = {
    async start({ file, language, speechSeconds }) {
      const asked = deps.asksWho ? { voices: [] } : {};
      await take({ ...newJob(file.name, language, userId), speechSeconds, ...asked }, [chapterOf('')], file);
      begin();
    },
    async addText(name, chapters, language) {
      await take({ ...newJob(name, language, userId), state: 'done' }, chapters);
    },
    async restore() {
      const stored = await imports.list(userId);
      const { id } = documents.view();
      const opened =
        stored.find((each) => each.job.id === id) ??
        stored.find((each) => each.job.state === 'running') ??
        stored[0];
      jobs = stored.map((each) => each.job);
      job = opened?.job ?? null;
      playable = opened !== undefined && (await files.has(opened.job.id).catch(() => false));
      documents.attach(library, opened?.document);
      // Somebody else's imports may be on this device, so it isn't known that nothing is waiting.
      if (!job) return;
      tell();
      if (job?.state === 'running') begin();
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
      const document = job && documents.read(job.id);
      if (!document || isBlank(document)) await importer.remove();
      else await update({ state: 'done' });
    },
    async remove() {
      const gone = job;
      const document = gone && documents.read(gone.id);
      await transcriber.cancel();
      await leaveJob();
      if (!gone) return;
      jobs = jobs.filter(({ id }) => id !== gone.id);
      unstored.delete(gone.id);
      documents.remove(gone.id);
      tell();
      if (document) await imports.remove({ job: gone, document });
      await files.remove(gone.id);
    },
    file: async () => (job ? (unstored.get(job.id) ?? (await files.get(job.id))?.file) : undefined),
    dispose() {
      clearTimeout(storing);
      if (job) void store(job);
      stopListening();
      documents.detach();
      transcriber.dispose();
    },
  };
  return importer;
}

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
  written: [],
});
