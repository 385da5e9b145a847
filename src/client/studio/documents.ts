import {
  type Chapter,
  chapterOf,
  type Document,
  findChapter,
  type SavedAs,
  withChapter,
} from '../../shared/document/document.ts';
import { partsOf, textOf } from '../../shared/document/segments.ts';
import type { Phrase } from '../platform/recognition/recognition.ts';
import type { SettingsStore } from '../platform/settings.ts';
import { combineStops, createSignal } from '../platform/signal.ts';
import type { LocalKey, Store } from '../platform/storage.ts';
import { createDraftKeeper, type Draft, type DraftIdentity, type DraftKeeper, emptyDraft } from './draft.ts';
import { createOtherDocuments, type DocumentStore } from './other-documents.ts';
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
  /** Call it instead after a text was saved that has been put aside since. */
  markAsideSaved(text: string, savedAs: SavedAs | null): void;
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
  /** Called when the draft couldn't be stored. */
  onNotKept?(): void;
}

/** Owns the text that people work on. Exactly one document is open; the others wait as drafts and are never mixed. */
export function createDocuments({ store, settings, now, createId, onNotKept }: DocumentsDeps): Documents {
  const draft = createDraftKeeper(store, onNotKept);
  const transcript = createTranscript(draft, now);
  const changed = createSignal();
  const others = createOtherDocuments({
    ...{ store, now, createId, draft },
    titleOf: (text) => suggestTitle(text, 24) || '…',
  });
  let open = documentOf(draft.read());
  let shown = { ...(open.chapters[0] ?? chapterOf('')), segments: transcript.getSegments() };
  let key = 0;
  let snapshot: DocumentsView | null = null;

  function tell() {
    snapshot = null;
    changed.emit();
  }

  function documentOf(stored: Draft): Document {
    const { id, title, language, source, text, parts, chapter, savedAt, pending } = stored;
    return {
      id: id ?? '',
      title,
      language: language ?? settings.get().language,
      source,
      chapters: [
        {
          ...chapterOf(text, parts, chapter),
          // Words that were still being spoken are added to the text.
          ...(savedAt !== null && pending === '' && { saved: true, savedAt }),
        },
      ],
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
      savedAt: chapter.saved ? (chapter.savedAt ?? null) : null,
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
    const document = current();
    others.add(document, shown, { ...draft.read(), text: transcript.getAll() }, place);
  }

  /** Gives the open text another name, without changing it. */
  function identify(identity: Partial<DraftIdentity>) {
    draft.identify(identity);
    const { id, title, source } = draft.read();
    open = { ...open, id: id ?? '', title, source };
    tell();
  }

  function showNew() {
    show(documentOf(emptyDraft), chapterOf(''));
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
          previous: others.last(open.id, transcript.getText()),
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
      others.refresh();
      const last = others.last(open.id, transcript.getText());
      if (!last) return tell();
      const text = others.draft(last.id);
      const document = text ? documentOf(text) : await others.stored(last.id);
      const chapter = document && others.lastChapter(document);
      if (!document || !chapter) return;
      others.remove(last.id);
      putAside('last');
      show(document, chapter, text);
    },
    change(id, change) {
      return new Promise((resolve) => {
        if (id !== open.id) return resolve(others.change(id, change));
        transcript.whenFree(() => {
          const next = change(current());
          const chapter = findChapter(next, shown.id);
          open = next;
          if (chapter) draft.identify({ savedAs: chapter.savedAs ?? null });
          if (chapter && chapter !== shown) {
            transcript.rewrite(chapter.segments);
            shown = { ...chapter, segments: transcript.getSegments() };
          }
          tell();
          resolve(current());
        });
      });
    },
    read: (id) => (id === open.id ? current() : others.read(id)),
    clear() {
      const document = current();
      if (others.isStored(document.id)) {
        documents.startNew();
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
    isInStore: () => others.isStored(open.id),
    markSaved(savedAs, keeps) {
      draft.identify({ savedAs });
      shown = { ...shownChapter(), saved: true, savedAt: now() };
      if (keeps) draft.update({ savedAt: now() });
      else draft.forget();
      tell();
    },
    markAsideSaved: others.markSaved,
    ensureId() {
      if (open.id === '') identify({ id: createId() });
      return open.id;
    },
    rename(title) {
      const text = transcript.getText();
      open = { ...open, title };
      shown = { ...shownChapter(), saved: false };
      // A saved text is no draft until it is changed.
      const isDraft = draft.read().text === text;
      draft.update({
        title,
        savedAt: null,
        ...(isDraft ? {} : { text, parts: partsOf(transcript.getSegments()) }),
      });
      tell();
    },
    link(savedAs) {
      draft.identify({ savedAs });
      tell();
    },
    remove(id) {
      others.remove(id);
      if (id === open.id) showNew();
      else tell();
    },
    attach(next, document) {
      const stored = document?.id === open.id ? findChapter(document, shown.id) : undefined;
      others.attach(next, stored ? undefined : document);
      if (document && stored) {
        if (textOf(stored.segments) === transcript.getText())
          shown = { ...stored, segments: transcript.getSegments() };
        open = document;
      }
      tell();
    },
    detach() {
      others.detach();
      tell();
    },
    setOwner(userId) {
      others.setOwner(userId);
      draft.setOwner(userId);
      tell();
    },
    hear(phrase, rules, then) {
      if (others.hear(phrase, rules, then)) tell();
      else transcript.hear(phrase, rules, then);
    },
    dropPlace(segment) {
      if (others.dropPlace(segment)) tell();
      else transcript.dropPlace(segment);
    },
    isAside: others.isAside,
    isWritten: (segment) => transcript.isWritten(segment) || others.isWritten(segment),
  };
  return documents;
}

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
