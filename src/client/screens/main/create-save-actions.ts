import { markSaved, type SavedAs } from '../../../shared/document/document.ts';
import type { SavedDocument } from '../../../shared/document/document-schema.ts';
import { segmentsToSave } from '../../../shared/document/saved-segments.ts';
import { savedTranslation } from '../../../shared/document/saved-translation.ts';
import {
  createSaver,
  type SaveContent,
  type SaveResult,
  type Saver,
} from '../../features/saved/create-saver.ts';
import { settings } from '../../platform/settings.ts';
import { combineStops, createSignal, listenTo } from '../../platform/signal.ts';
import { titleOfChapter } from './document-title.ts';
import { openDocument } from './open-document.ts';
import type { Core, MainPage } from './person.ts';

export interface SaveActions extends Pick<Saver, 'isSaving' | 'subscribe' | 'update'> {
  /** Saves the transcript with its translation and the words that are being spoken, or changes the saved one. */
  saveTranscript(): void;
  /** Saves it as another transcription, even if it belongs to a saved one. */
  saveAsNew(): void;
  /** Clears the transcript only after it is saved. Resolves to whether it was. */
  saveAndStartNew(): Promise<boolean>;
  /** Call it when something has changed that is saved with the text. */
  changed(): void;
  connect(): () => void;
}

/** Typing has usually paused by then. */
const autosaveMs = 2_000;
/** How often a save waits for the new translation, without which the saved one would be lost. */
const mostWaits = 5;

const speakersOf = (segments: SaveContent['segments'] = []): string =>
  JSON.stringify(segments.flatMap(({ text, speaker }) => (speaker === undefined ? [] : [[text, speaker]])));

/** A saved text stays on the screen but isn't a draft any more. Saving it again changes the saved one. */
export function createSaveActions(core: Core, page: MainPage): SaveActions {
  const { client, queries, toast, dialogs, onViewSaved } = page;
  const { transcript, draft } = core;
  const onUpgrade = () => dialogs.open('upgrade');
  /** What was last to be saved. */
  let attempted: SaveContent | null = null;
  /** A press in a new tab, before it is known who is signed in and with which plan. */
  let early: (() => void) | null = null;
  const pressed = createSignal();
  /** How often the text was empty, which is a new beginning. */
  let beginnings = 0;
  /** What is stored of the open document, and its key. */
  let stored = { key: -1, content: '' };
  /** A document that people have to decide about first. */
  let undecided = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let automatic: Promise<unknown> | null = null;
  let waits = 0;
  /** The text that was saved by a press before its translation had arrived. */
  let untranslated: string | null = null;
  /** The save that a press has started, and what it saves. */
  let running: { of: string; saved: Promise<boolean> } | null = null;
  const saver = createSaver({
    ...{ client, queries, toast },
    options() {
      const { account, viewing } = core.person();
      const { userId, tier, cap } = account;
      return {
        ...{ userId, cap, viewing, onUpgrade, onViewSaved },
        onLimit: () => dialogs.open('save-limit', { userId, tier, onViewSaved, onUpgrade }),
        onSignIn: () => page.signIn('save'),
        onConflict: resolveConflict,
        onDeleted() {
          undecided = core.view().key;
          // Saving it once more makes a new one.
          core.link(null);
        },
      };
    },
  });

  const linked = () => draft.read().savedAs;

  function shownTitle(): string | undefined {
    const { title, chapters, shown } = core.view();
    if (title === null) return undefined;
    return chapters.length === 1 ? title : titleOfChapter(title, shown);
  }

  function contentOf(text: string): SaveContent {
    const { language } = settings.get();
    const { translation, source } = draft.read();
    const isCurrent = translation?.request.text === text && translation.request.source === language;
    return {
      ...{ text, language, source },
      timings: transcript.getTimings(),
      segments: segmentsToSave(transcript.getSegments(), text),
      title: shownTitle(),
      translation: isCurrent ? savedTranslation(translation) : undefined,
    };
  }

  // Text that was written while saving is kept.
  const isUnchanged = (text: string) => text === transcript.getText();

  /** Whether the words, who says them and the title are still those that were sent. */
  const isSame = ({ text, segments }: SaveContent, title: string | undefined): boolean =>
    isUnchanged(text) &&
    title === shownTitle() &&
    speakersOf(segments) === speakersOf(segmentsToSave(transcript.getSegments(), text));

  async function saveText(
    content: SaveContent,
    target: SavedAs | null,
    save: Saver['saveQuietly'] = saver.save,
  ): Promise<boolean> {
    attempted = content;
    const begun = beginnings;
    const { id, key, chapters, shown } = core.view();
    const chapter = chapters[shown]?.id;
    const sent = core.current();
    const result = await save(content, target);
    if (!result) return false;
    if (result.savedAs) saver.startOver();
    // Another text may be on the screen by now.
    if (begun === beginnings && key === core.view().key) {
      undecided = -1;
      // Without a press, nobody expects that the text is gone after a reload.
      const keeps = save === saver.saveQuietly && untranslated === null ? 'draft' : undefined;
      const title = takeTitle(content, result);
      stored = { key, content: JSON.stringify({ ...content, title }) };
      const isSaved = isSame(content, title);
      const isPressed = save === saver.save;
      untranslated = isPressed && settings.get().translate && !content.translation ? content.text : null;
      if (isSaved) core.markSaved(result.savedAs, keeps);
      // What was written meanwhile isn't based on the text from elsewhere, so the next save has to ask.
      else if (!result.merged?.isTheirText) core.link(result.savedAs);
      if (result.merged?.isTheirText && isSaved) show(result.merged.document);
    } else if (chapter !== undefined && key !== core.view().key && !result.merged?.isTheirText) {
      // It isn't on the screen any more, but saving it again must change what was saved.
      const saved = new Map([[chapter, result.savedAs]]);
      const found = id === null ? undefined : await core.change(id, (now) => markSaved(now, saved, sent));
      if (!found) core.markAsideSaved(content.text, result.savedAs);
    }
    return true;
  }

  /** Another device may have given the document another name, which it now has here too. */
  function takeTitle(content: SaveContent, { merged }: SaveResult): string | undefined {
    const title = shownTitle();
    // A part has no name of its own here.
    if (
      core.view().chapters.length > 1 ||
      !merged ||
      title !== content.title ||
      title === merged.document.title
    )
      return content.title;
    core.rename(merged.document.title ?? null);
    return merged.document.title;
  }

  const show = (document: SavedDocument) =>
    void openDocument(core, { toast, cap: core.person().account.cap }, document);

  function start(content: SaveContent, target: SavedAs | null): Promise<boolean> {
    const saved = saveText(content, target).finally(() => {
      if (running?.saved === saved) running = null;
    });
    running = { of: JSON.stringify([content, target]), saved };
    return saved;
  }

  function resolveConflict(theirs: SavedDocument): void {
    const mine = attempted;
    if (!mine) return;
    undecided = core.view().key;
    const { transcriptionId: id, revision } = theirs;
    dialogs.open('save-conflict', {
      theirs,
      onMine: () => void saveText(mine, { id, revision }),
      onTheirs: () => show(theirs),
      onBoth: () => void saveText(mine, null),
    });
  }

  function request(save: () => void) {
    early = core.person().account.capKnown ? null : save;
    if (early) pressed.emit();
    else save();
  }

  function isAutosaved(): boolean {
    const { key, chapters } = core.view();
    const { userId, capKnown } = core.person().account;
    if (!settings.get().autosave || userId === undefined || !capKnown || key === undecided) return false;
    // The parts of a long import would take one slot each.
    return linked() !== null || chapters.length === 1;
  }

  /** Whoever saves a text while it is being translated wants its translation too. */
  function isTranslationDue(): boolean {
    const text = transcript.getText();
    return text === untranslated && linked() !== null && contentOf(text).translation !== undefined;
  }

  async function autosave() {
    const text = transcript.getText();
    const content = contentOf(text);
    const isStored = JSON.stringify(content) === stored.content;
    const isWanted = isAutosaved() || isTranslationDue();
    if (!isWanted || isStored || text.trim() === '' || text.length > core.person().account.cap) return;
    const { translate, target } = settings.get();
    const isReplaced =
      translate && !content.translation && linked()?.base?.translations[target] !== undefined;
    if (isReplaced && waits < mostWaits) {
      waits += 1;
      return changed();
    }
    waits = 0;
    await saveText(content, linked(), saver.saveQuietly);
    if (!isUnchanged(text)) changed();
  }

  function changed() {
    const { key, shown, chapters } = core.view();
    if (key !== stored.key) {
      const isSaved = chapters.find(({ id }) => id === shown)?.saved;
      stored = { key, content: isSaved ? JSON.stringify(contentOf(transcript.getText())) : '' };
    }
    clearTimeout(timer);
    if (!isAutosaved() && !isTranslationDue()) return;
    timer = setTimeout(() => {
      if (automatic || saver.isSaving()) return changed();
      automatic = autosave().finally(() => {
        automatic = null;
      });
    }, autosaveMs);
  }

  const everything = () => contentOf(transcript.getAll(core.person().account.cap));

  /** A press during another save waits for it, so that it changes the saved text instead of making a second one. */
  const press = (target: () => SavedAs | null): void =>
    request(() => {
      const isSame = running?.of === JSON.stringify([everything(), target()]);
      const before = automatic ?? running?.saved;
      if (isSame) return;
      if (before) void before.then(() => press(target));
      else void start(everything(), target());
    });

  return {
    isSaving: () => early !== null || saver.isSaving(),
    subscribe: (listener) => combineStops(pressed.subscribe(listener), saver.subscribe(listener)),
    update() {
      saver.update();
      if (!early || !core.person().account.capKnown) return;
      const save = early;
      early = null;
      pressed.emit();
      save();
    },
    changed,
    saveTranscript: () => press(linked),
    saveAsNew: () => press(() => null),
    async saveAndStartNew() {
      await automatic;
      await running?.saved;
      const text = transcript.getText();
      const isSaved = await start(contentOf(text), linked());
      if (isSaved && isUnchanged(text)) {
        core.clear();
        const { cap } = core.person().account;
        transcript.writeOverflow({ cap, punctuation: settings.get().punctuation });
      }
      return isSaved;
    },
    connect() {
      const onText = () => {
        if (transcript.getText() === '') {
          beginnings += 1;
          saver.startOver();
          if (linked()) core.link(null);
        }
        changed();
      };
      return combineStops(
        transcript.subscribe(onText),
        core.subscribe(changed),
        settings.subscribe(changed),
        listenTo(window, 'online', changed),
        () => clearTimeout(timer),
      );
    },
  };
}
