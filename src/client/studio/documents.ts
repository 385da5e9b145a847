import {
  type Chapter,
  chapterOf,
  type Document,
  findChapter,
  firstChapter,
  type SavedAs,
  withChapter,
} from '../../shared/document/document.ts';
import { partsOf, textOf } from '../../shared/document/segments.ts';
import type { Phrase } from '../platform/recognition/recognition.ts';
import type { SettingsStore } from '../platform/settings.ts';
import { combineStops, createSignal } from '../platform/signal.ts';
import type { LocalKey, Store } from '../platform/storage.ts';
import { createDraftKeeper, type Draft, type DraftIdentity, type DraftKeeper, emptyDraft } from './draft.ts';
import { isWorthKeeping, type KeptDraft, readKeptDrafts, visibleTo, writeKeptDrafts } from './kept-drafts.ts';
import { createTranscript, type Transcript } from './transcript.ts';
import type { Fitted, WritingRules } from './write-phrase.ts';

/** What the page shows of the open document, apart from its text. */
export interface DocumentsView {
  id: string | null;
  title: string | null;
  chapters: readonly Pick<Chapter, 'id' | 'saved'>[];
  /** The index of the chapter that is shown. */
  shown: number;
  /** The text that `back` opens; null if nothing was put aside. */
  previous: { id: string; title: string } | null;
  /** Whether the shown text is among the saved transcriptions as it is, and since when if that is known. */
  saved: boolean;
  savedAt: number | null;
  /** Whether the shown text belongs to a saved transcription, which Save changes. */
  isLinked: boolean;
  /** Changes whenever another text is shown. */
  key: number;
}

/** Keeps long documents outside local storage. */
export interface DocumentStore {
  /** The documents that it keeps, latest first. */
  list(): readonly { id: string; title: string }[];
  /** Undefined if it isn't there any more. */
  open(id: string): Promise<Document | undefined>;
}

export interface Documents {
  transcript: Transcript;
  draft: DraftKeeper;
  view(): DocumentsView;
  subscribe(listener: () => void): () => void;
  /** The open document as it is now. */
  current(): Document;
  /** Opens a document. The text that was there is put aside, and `back` returns to it. */
  open(document: Document): void;
  /** Puts the text aside and shows an empty one. */
  startNew(): void;
  /** Shows another chapter of the open document. */
  showChapter(id: number): void;
  /** Opens the text that was put aside last. Repeated calls go through all of them. */
  back(): Promise<void>;
  /** Changes a document, which may be open or put aside; undefined if it's neither. */
  change(id: string, change: (document: Document) => Document): Promise<Document | undefined>;
  /** A document that is open or was put aside during this visit. */
  read(id: string): Document | undefined;
  /** Empties the text, or puts it aside if it is kept in a store. Returns a function that brings it back. */
  clear(): () => void;
  /** Whether the open document is kept in a store, as imports are. */
  isInStore(): boolean;
  /**
   * Call it after the shown text was saved. It stays on the screen but isn't a draft any more. Null if it isn't known
   * where it was saved.
   */
  markSaved(savedAs: SavedAs | null, keeps?: 'draft'): void;
  /** Gives the open document an id, if it has none, so that something else can belong to it. */
  ensureId(): string;
  /** Gives the open document a name, or takes it away. */
  rename(title: string | null): void;
  /** Says which saved transcription the shown text belongs to, without changing the text. */
  link(savedAs: SavedAs | null): void;
  /** Removes a document. If it is open, an empty text is shown. */
  remove(id: string): void;
  /** Adds documents that are kept in a store. One that is already on the screen gets its other chapters. */
  attach(store: DocumentStore, open?: Document): void;
  detach(): void;
  /** Assigns later changes to this user, who sees only their own texts. */
  setOwner(userId: string | undefined): void;
  /** Writes a phrase where its speech was recorded, even if that text was put aside. */
  hear(phrase: Phrase, rules: WritingRules, then: (cut: Fitted['cut']) => void): void;
  /** Removes the place of a segment of speech that has no words, or won't be transcribed. */
  dropPlace(segment: string): void;
  /** Whether a segment of speech was recorded for a text that has been put aside since. */
  isAside(segment: string | undefined): boolean;
  /** Whether the words of a segment of speech are already in a text. */
  isWritten(segment: string): boolean;
}

export interface DocumentsDeps {
  store: Store<LocalKey>;
  settings: Pick<SettingsStore, 'get' | 'update'>;
  now(): number;
  createId(): string;
}

/** Owns the text that people work on. Exactly one document is open; the others wait as drafts and are never mixed. */
export function createDocuments({ store, settings, now, createId }: DocumentsDeps): Documents {
  const draft = createDraftKeeper(store);
  const transcript = createTranscript(draft, now);
  const changed = createSignal();
  let owner: string | undefined;
  let kept = readKeptDrafts(store);
  /** The texts that were stored when this page last looked. */
  let storedIds = idsOf(kept);
  let library: DocumentStore | null = null;
  /** Documents of the library that were open during this visit, and the chapters that were shown last. */
  const shelf = new Map<string, Document>();
  const lastShown = new Map<string, number>();
  /** The order in which `back` opens what was put aside. */
  let order = kept.map(({ id }) => id);
  let open = documentOf(draft.read());
  let shown = open.chapters[0] ?? chapterOf('');
  let key = 0;
  let snapshot: DocumentsView | null = null;

  function tell() {
    snapshot = null;
    changed.emit();
  }

  /** Adds what other tabs have put aside since, and drops what they have opened. Call it before a change. */
  function readKept() {
    const stored = readKeptDrafts(store);
    const known = idsOf(kept);
    const gone = new Set([...storedIds].filter((id) => !stored.some((each) => each.id === id)));
    const added = stored.filter(({ id }) => !known.has(id) && !storedIds.has(id));
    kept = [...kept.filter(({ id }) => !gone.has(id)), ...added];
    order = [...order, ...added.map(({ id }) => id).filter((id) => !order.includes(id))];
  }

  function writeKept() {
    writeKeptDrafts(store, kept);
    storedIds = idsOf(readKeptDrafts(store));
  }

  function documentOf({ id, title, language, source, text, parts, chapter }: Draft): Document {
    return {
      id: id ?? '',
      title,
      language: language ?? settings.get().language,
      source,
      chapters: [chapterOf(text, parts, chapter)],
    };
  }

  /** Reuses the last version as long as nothing has changed, so that only changed chapters are stored. */
  function shownChapter(): Chapter {
    const segments = transcript.getSegments();
    const written = draft.read();
    const translation = written.translation ?? undefined;
    const savedAs = written.savedAs ?? undefined;
    const isSame = segments === shown.segments;
    if (!isSame || translation !== shown.translation || savedAs !== shown.savedAs)
      shown = {
        id: shown.id,
        segments,
        saved: isSame && shown.saved,
        savedAt: isSame ? shown.savedAt : undefined,
        ...(translation && { translation }),
        ...(savedAs && { savedAs }),
      };
    return shown;
  }

  const current = (): Document => withChapter({ ...open, source: draft.read().source }, shownChapter());
  const isStored = (id: string): boolean => library?.list().some((each) => each.id === id) ?? false;

  function show(document: Document, chapter: Chapter, restored?: Draft) {
    const { id, title, source, language } = document;
    const text = textOf(chapter.segments);
    const next: Draft = restored ?? {
      ...emptyDraft,
      ...{ id: id === '' ? null : id, title, source, language, chapter: chapter.id },
      text,
      parts: partsOf(chapter.segments),
      translation: chapter.translation ?? null,
      savedAs: chapter.savedAs ?? null,
    };
    open = document;
    draft.replace(next);
    transcript.load(next);
    shown = { ...chapter, segments: transcript.getSegments() };
    key += 1;
    if (text !== '') chooseSpoken(settings, language);
    tell();
  }

  function putAside(place: 'first' | 'last') {
    // Words that wait for an input method belong to this text.
    transcript.hold(false);
    readKept();
    const document = current();
    const written = draft.read();
    const enter = (id: string) => {
      const others = order.filter((each) => each !== id);
      order = place === 'first' ? [id, ...others] : [...others, id];
    };
    if (isStored(document.id)) {
      shelf.set(document.id, document);
      lastShown.set(document.id, shown.id);
      enter(document.id);
    } else if (isWorthKeeping(written) && !shown.saved) {
      // A text that has been saved, and not been changed since, is no draft.
      const id = written.id ?? createId();
      const aside = { ...written, pending: '', text: transcript.getAll(), id, language: document.language };
      kept = [aside, ...kept.filter((each) => each.id !== id)];
      enter(id);
    }
    writeKept();
  }

  const isKept = (id: string) => visibleTo(kept, owner).some((each) => each.id === id) || isStored(id);

  function previous(): DocumentsView['previous'] {
    const id = order.find((each) => each !== open.id && isKept(each));
    if (id === undefined) return null;
    const text = kept.find((each) => each.id === id);
    const title = text
      ? (text.title ?? (suggestTitle(text.text, 24) || '…'))
      : library?.list().find((each) => each.id === id)?.title;
    return { id, title: title ?? '' };
  }

  /** Gives the open text another name, without changing it. */
  function identify(identity: DraftIdentity) {
    draft.identify(identity);
    open = { ...open, id: identity.id ?? '', title: identity.title, source: identity.source };
    tell();
  }

  function showNew() {
    show({ ...documentOf(emptyDraft), id: '' }, chapterOf(''));
  }

  /** The text that was put aside before the speech of a segment was transcribed. */
  const asideWith = (segment: string | undefined): KeptDraft | undefined =>
    kept.find(({ places }) => places.some(({ id }) => id === segment));

  function changeAside(next: KeptDraft) {
    readKept();
    // If another tab has opened it since, it is kept once more, so that no word is lost.
    const isHere = kept.some(({ id }) => id === next.id);
    const texts = isHere ? kept.map((each) => (each.id === next.id ? next : each)) : [next, ...kept];
    kept = texts.filter(isWorthKeeping);
    writeKept();
    tell();
  }

  const documents: Documents = {
    transcript,
    draft,
    current,
    subscribe: (listener) => combineStops(changed.subscribe(listener), transcript.subscribe(listener)),
    view() {
      const chapters = current().chapters;
      const isSame =
        snapshot?.chapters.length === chapters.length &&
        chapters.every(({ saved }, index) => snapshot?.chapters[index]?.saved === saved);
      const isLinked = draft.read().savedAs !== null;
      if (!snapshot || !isSame || snapshot.isLinked !== isLinked)
        snapshot = {
          id: open.id === '' ? null : open.id,
          title: open.title,
          chapters: chapters.map(({ id, saved }) => ({ id, saved })),
          shown: Math.max(
            0,
            chapters.findIndex(({ id }) => id === shown.id),
          ),
          previous: previous(),
          saved: shown.saved,
          savedAt: shown.savedAt ?? null,
          isLinked,
          key,
        };
      return snapshot;
    },
    open(document) {
      if (document.id !== open.id) putAside('first');
      const [chapter] = document.chapters;
      if (chapter) show(document, chapter);
    },
    startNew() {
      putAside('first');
      showNew();
    },
    showChapter(id) {
      const document = current();
      const chapter = findChapter(document, id);
      if (chapter && id !== shown.id) show(document, chapter);
    },
    async back() {
      readKept();
      const next = previous();
      if (!next) return tell();
      const text = kept.find(({ id }) => id === next.id);
      const document = text ? documentOf(text) : (shelf.get(next.id) ?? (await library?.open(next.id)));
      if (!document) return;
      const chapter = findChapter(document, lastShown.get(next.id) ?? firstChapter) ?? document.chapters[0];
      if (!chapter) return;
      putAside('last');
      order = order.filter((each) => each !== next.id);
      kept = kept.filter(({ id }) => id !== next.id);
      writeKept();
      show(document, chapter, text);
    },
    change(id, change) {
      return new Promise((resolve) => {
        const aside = shelf.get(id);
        if (id !== open.id) {
          if (aside) shelf.set(id, change(aside));
          resolve(shelf.get(id));
          return;
        }
        transcript.whenFree(() => {
          const next = change(current());
          const chapter = findChapter(next, shown.id);
          open = next;
          if (chapter) draft.identify({ ...draft.read(), savedAs: chapter.savedAs ?? null });
          if (chapter && chapter !== shown) {
            transcript.rewrite(chapter.segments);
            shown = { ...chapter, segments: transcript.getSegments() };
          }
          tell();
          resolve(current());
        });
      });
    },
    read: (id) => (id === open.id ? current() : shelf.get(id)),
    clear() {
      const document = current();
      if (isStored(document.id)) {
        putAside('first');
        showNew();
        return () => documents.open(document);
      }
      const text = transcript.getText();
      transcript.replaceAll('');
      const identity = draft.read();
      draft.forget();
      identify(emptyDraft);
      return () => {
        if (transcript.getText() === '') identify(identity);
        transcript.restore(text);
      };
    },
    isInStore: () => isStored(open.id),
    markSaved(savedAs, keeps) {
      draft.identify({ ...draft.read(), savedAs });
      shown = { ...shownChapter(), saved: true, savedAt: now() };
      if (keeps) draft.update({});
      else draft.forget();
      tell();
    },
    ensureId() {
      if (open.id === '') identify({ ...draft.read(), id: createId() });
      return open.id;
    },
    rename(title) {
      const text = transcript.getText();
      open = { ...open, title };
      shown = { ...shownChapter(), saved: false };
      // A saved text is no draft until it is changed.
      const isDraft = draft.read().text === text;
      draft.update({ title, ...(isDraft ? {} : { text, parts: partsOf(transcript.getSegments()) }) });
      tell();
    },
    link(savedAs) {
      draft.identify({ ...draft.read(), savedAs });
      tell();
    },
    remove(id) {
      shelf.delete(id);
      order = order.filter((each) => each !== id);
      if (id === open.id) showNew();
      else tell();
    },
    attach(next, document) {
      library = next;
      if (document?.id === open.id && findChapter(document, shown.id)) {
        const stored = findChapter(document, shown.id);
        const text = transcript.getText();
        if (stored && textOf(stored.segments) === text)
          shown = { ...stored, segments: transcript.getSegments() };
        open = document;
      } else if (document) shelf.set(document.id, document);
      for (const { id } of next.list()) if (!order.includes(id)) order.push(id);
      tell();
    },
    detach() {
      library = null;
      shelf.clear();
      tell();
    },
    setOwner(userId) {
      owner = userId;
      draft.setOwner(userId);
      tell();
    },
    hear(phrase, rules, then) {
      const { segment } = phrase;
      const aside = asideWith(segment);
      if (!aside) return transcript.hear(phrase, rules, then);
      let written: KeptDraft = aside;
      const keeper: DraftKeeper = {
        ...draft,
        read: () => written,
        update: (patch) => {
          written = { ...written, ...patch, id: aside.id };
        },
      };
      createTranscript(keeper, now).hear(phrase, rules, then);
      changeAside(written);
    },
    dropPlace(segment) {
      const aside = asideWith(segment);
      if (!aside) return transcript.dropPlace(segment);
      changeAside({ ...aside, places: aside.places.filter(({ id }) => id !== segment) });
    },
    isAside: (segment) => asideWith(segment) !== undefined,
    isWritten: (segment) =>
      transcript.isWritten(segment) || kept.some(({ written }) => written.includes(segment)),
  };
  return documents;
}

const idsOf = (drafts: readonly KeptDraft[]): ReadonlySet<string> => new Set(drafts.map(({ id }) => id));

/** Choosing the target as the spoken language swaps the two. */
export function chooseSpoken(
  settings: DocumentsDeps['settings'],
  next: ReturnType<SettingsStore['get']>['language'],
): void {
  const { language, target } = settings.get();
  if (next !== language)
    settings.update(next === target ? { language: next, target: language } : { language: next });
}

/** The first words of a text, as far as they fit; empty for an empty text. */
export function suggestTitle(text: string, length: number): string {
  const line =
    text
      .trimStart()
      .slice(0, 2 * length)
      .split('\n', 1)[0]
      ?.trimEnd() ?? '';
  return line.length <= length ? line : `${line.slice(0, length).replace(/\s+\S*$/u, '')}…`;
}
