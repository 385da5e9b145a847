import {
  type Chapter,
  type Document,
  findChapter,
  firstChapter,
  type SavedAs,
} from '../../shared/document/document.ts';
import type { Phrase } from '../platform/recognition/recognition.ts';
import type { LocalKey, Store } from '../platform/storage.ts';
import type { Draft, DraftKeeper } from './draft.ts';
import { isWorthKeeping, type KeptDraft, readKeptDrafts, visibleTo, writeKeptDrafts } from './kept-drafts.ts';
import { createTranscript } from './transcript.ts';
import type { Fitted, WritingRules } from './write-phrase.ts';

/** Keeps long documents outside local storage. */
export interface DocumentStore {
  /** The documents that it keeps, latest first. */
  list(): readonly { id: string; title: string }[];
  /** Undefined if it isn't there any more. */
  open(id: string): Promise<Document | undefined>;
}

interface OtherDocumentsDeps {
  store: Store<LocalKey>;
  now(): number;
  createId(): string;
  draft: DraftKeeper;
  titleOf(text: string): string;
}

const idsOf = (drafts: readonly KeptDraft[]): ReadonlySet<string> => new Set(drafts.map(({ id }) => id));

/** The documents that aren't open: texts that were put aside as drafts, and long ones that are kept in a store. */
export function createOtherDocuments(deps: OtherDocumentsDeps) {
  const { store, now, createId, draft, titleOf } = deps;
  let owner: string | undefined;
  let kept = readKeptDrafts(store);
  /** The texts that were stored when this page last looked. */
  let storedIds = idsOf(kept);
  let library: DocumentStore | null = null;
  /** Documents of the library that were open during this visit, and the chapters that were shown last. */
  const opened = new Map<string, Document>();
  const lastShown = new Map<string, number>();
  /** The order in which `back` opens them. */
  let order = kept.map(({ id }) => id);

  const isStored = (id: string): boolean => library?.list().some((each) => each.id === id) ?? false;
  const isThere = (id: string) => visibleTo(kept, owner).some((each) => each.id === id) || isStored(id);
  const without = (id: string) => order.filter((each) => each !== id);

  /** Adds what other tabs have put aside since, and drops what they have opened. Call it before a change. */
  function refresh() {
    const stored = readKeptDrafts(store);
    const known = idsOf(kept);
    const gone = new Set([...storedIds].filter((id) => !stored.some((each) => each.id === id)));
    const added = stored.filter(({ id }) => !known.has(id) && !storedIds.has(id));
    kept = [...kept.filter(({ id }) => !gone.has(id)), ...added];
    order = [...order, ...added.map(({ id }) => id).filter((id) => !order.includes(id))];
  }

  function write() {
    writeKeptDrafts(store, kept);
    storedIds = idsOf(readKeptDrafts(store));
  }

  /** The text that was put aside before the speech of a segment was transcribed. */
  const asideWith = (segment: string | undefined): KeptDraft | undefined =>
    kept.find(({ places }) => places.some(({ id }) => id === segment));

  function change(next: KeptDraft) {
    refresh();
    // If another tab has opened it since, it is kept once more, so that no word is lost.
    const isHere = kept.some(({ id }) => id === next.id);
    const texts = isHere ? kept.map((each) => (each.id === next.id ? next : each)) : [next, ...kept];
    kept = texts.filter(isWorthKeeping);
    write();
  }

  return {
    isStored,
    refresh,
    /** Puts a document aside, if it has words that would be lost otherwise. */
    add(document: Document, shown: Chapter, written: Draft, place: 'first' | 'last') {
      refresh();
      const enter = (id: string) => {
        order = place === 'first' ? [id, ...without(id)] : [...without(id), id];
      };
      if (isStored(document.id)) {
        opened.set(document.id, document);
        lastShown.set(document.id, shown.id);
        enter(document.id);
      } else if (isWorthKeeping(written) && !shown.saved) {
        // A text that has been saved, and not been changed since, is no draft.
        const id = written.id ?? createId();
        const aside = { ...written, pending: '', id, language: document.language };
        kept = [aside, ...kept.filter((each) => each.id !== id)];
        enter(id);
      }
      write();
    },
    /** The one that was put aside last, unless it says the same as the open text. */
    last(openId: string, openText: string): { id: string; title: string } | null {
      const isOther = (id: string) =>
        id !== openId && kept.every((each) => each.id !== id || each.text !== openText);
      const id = order.find((each) => isOther(each) && isThere(each));
      if (id === undefined) return null;
      const text = kept.find((each) => each.id === id);
      const stored = library?.list().find((each) => each.id === id);
      return { id, title: text ? (text.title ?? titleOf(text.text)) : (stored?.title ?? '') };
    },
    /** A text that was put aside as a draft. */
    draft: (id: string): KeptDraft | undefined => kept.find((each) => each.id === id),
    /** A document that is kept in a store. Undefined if it isn't there any more. */
    stored: async (id: string): Promise<Document | undefined> => opened.get(id) ?? (await library?.open(id)),
    lastChapter: (document: Document): Chapter | undefined =>
      findChapter(document, lastShown.get(document.id) ?? firstChapter) ?? document.chapters[0],
    remove(id: string) {
      opened.delete(id);
      order = without(id);
      kept = kept.filter((each) => each.id !== id);
    },
    /** Says where a text was saved, and when, if it was put aside as it was saved. */
    markSaved(text: string, savedAs: SavedAs | null) {
      refresh();
      const mine = visibleTo(kept, owner);
      kept = kept.map((each) =>
        mine.includes(each) && each.text === text ? { ...each, savedAs, savedAt: now() } : each,
      );
      write();
    },
    /** A document that was put aside during this visit. */
    read: (id: string): Document | undefined => opened.get(id),
    change(id: string, edit: (document: Document) => Document): Document | undefined {
      const document = opened.get(id);
      if (document) opened.set(id, edit(document));
      return opened.get(id);
    },
    attach(next: DocumentStore, document: Document | undefined) {
      library = next;
      if (document) opened.set(document.id, document);
      for (const { id } of next.list()) if (!order.includes(id)) order.push(id);
    },
    detach() {
      library = null;
      opened.clear();
    },
    setOwner(userId: string | undefined) {
      owner = userId;
    },
    /** Writes a phrase into the text that it was recorded for; false if that isn't among these. */
    hear(phrase: Phrase, rules: WritingRules, then: (cut: Fitted['cut']) => void): boolean {
      const aside = asideWith(phrase.segment);
      if (!aside) return false;
      let written: KeptDraft = aside;
      const keeper: DraftKeeper = {
        ...draft,
        read: () => written,
        update: (patch) => {
          written = { ...written, ...patch, id: aside.id };
        },
      };
      createTranscript(keeper, now).hear(phrase, rules, then);
      change(written);
      return true;
    },
    /** False if the segment was recorded for none of these. */
    dropPlace(segment: string): boolean {
      const aside = asideWith(segment);
      if (aside) change({ ...aside, places: aside.places.filter(({ id }) => id !== segment) });
      return aside !== undefined;
    },
    isAside: (segment: string | undefined): boolean => asideWith(segment) !== undefined,
    isWritten: (segment: string): boolean => kept.some(({ written }) => written.includes(segment)),
  };
}
