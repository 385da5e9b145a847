import { createPlayer } from '../../features/playback/create-player.ts';
import { createTranslator, type TranslationSource } from '../../features/translation/create-translator.ts';
import { countTranslation } from '../../features/translation/use-translation-allowance.ts';
import { page as pageFlags } from '../../platform/page.ts';
import { settings } from '../../platform/settings.ts';
import { combineStops } from '../../platform/signal.ts';
import { localStore } from '../../platform/storage.ts';
import { createStudio } from '../../studio/create-studio.ts';
import { createRecorder, type DictationRecorder } from './create-recorder.ts';
import type { SaveActions } from './create-save-actions.ts';
import { createImportsControl, type ImportsControl } from './imports-control.ts';
import type { Core, MainPage, Person } from './person.ts';
import { createSaveControl } from './save-control.ts';
import { readingOf, shownTexts } from './shown-text.ts';

export type MainStudio = ReturnType<typeof openStudio>;

/** The studio of the record screen, with the features that work on its document. */
export const openStudio = (services: Omit<MainPage, 'signIn'>, person: Person) =>
  createStudio({
    ...{ store: localStore, settings, now: Date.now, createId: () => crypto.randomUUID(), person },
    onNotKept() {
      import('./tell-not-kept.ts').then(
        ({ tellNotKept }) => tellNotKept(services.toast),
        () => {},
      );
    },
    createParts(core: Core) {
      const page: MainPage = {
        ...services,
        signIn(request) {
          // The page is about to be left, so the last words are written now.
          recorder.finish();
          services.dialogs.open('sign-in', request && { request });
        },
      };
      const saving = createSaveControl(core, page);
      const recorder = createRecorder(core, page, saving);
      const imports = createImportsControl(core, page);
      const translator = createDocumentTranslator(core, page, recorder, imports, saving);
      const player = createDocumentPlayer(core, page, translator);
      return { saving, recorder, imports, translator, player };
    },
  });

export const wantsTranslation = ({ translate }: { translate: boolean }): boolean =>
  translate && !pageFlags().off.includes('translation');

/** Whether the text of the open document is still arriving. */
function isArriving(core: Core, recorder: DictationRecorder, { job }: ReturnType<ImportsControl['view']>) {
  const { phase, queue } = recorder.status();
  const { id, shown, chapters } = core.view();
  const isWriting = job !== null && job.id === id && job.state === 'running' && shown === chapters.length - 1;
  return phase !== 'idle' || queue.phrases > 0 || isWriting;
}

function createDocumentTranslator(
  core: Core,
  page: MainPage,
  recorder: DictationRecorder,
  imports: ImportsControl,
  saving: Pick<SaveActions, 'changed'>,
) {
  const { client, queries, toast, announce, dialogs } = page;
  const { transcript, draft } = core;
  const translator = createTranslator({
    ...{ client, toast, announce },
    read(): TranslationSource {
      const { language, target, whileSpeaking, translate } = settings.get();
      return {
        text: transcript.getText(),
        change: transcript.getChange() === 'typed' ? 'typed' : 'other',
        editing: transcript.isEditing(),
        recording: isArriving(core, recorder, imports.view()),
        ...{ source: language, target, whileSpeaking, wanted: wantsTranslation({ translate }) },
      };
    },
    draft: {
      read() {
        const { text, translation, view } = draft.read();
        return text === '' ? { translation: null, view: 'original' } : { translation, view };
      },
      write(patch) {
        draft.update(patch);
        saving.changed();
      },
    },
    onWanted: (translate) => settings.update({ translate }),
    onAllowanceUsed: (userId, remaining) => countTranslation({ client, queries }, userId, remaining),
    onUpgrade: () => dialogs.open('upgrade'),
    onSignIn: () => page.signIn('translate'),
  });
  let { key } = core.view();
  let wasIdle = true;

  function onDocument() {
    const before = key;
    key = core.view().key;
    if (key === before) return translator.refresh();
    translator.restart();
  }

  function onRecorder() {
    const isIdle = recorder.isIdle();
    // Somebody who speaks watches the words arrive.
    if (wasIdle && !isIdle) translator.setView('original');
    wasIdle = isIdle;
    translator.refresh();
  }

  return {
    ...translator,
    update() {
      const { account, translations, words } = core.person();
      const { userId, tier, cap, capKnown, periodEnd } = account;
      translator.update({
        ...{ userId, tier, cap, periodEnd, allowance: translations, entries: words.entries },
        signedOut: userId === undefined && capKnown,
      });
    },
    connect() {
      return combineStops(
        core.subscribe(onDocument),
        recorder.subscribe(onRecorder),
        imports.subscribe(translator.refresh),
        settings.subscribe(translator.refresh),
        translator.dispose,
      );
    },
  };
}

function createDocumentPlayer(
  core: Core,
  page: MainPage,
  translator: Pick<ReturnType<typeof createTranslator>, 'status'>,
) {
  const { client, queries, toast, announce, dialogs } = page;
  const player = createPlayer({
    ...{ client, queries, toast, announce },
    onUpgrade: () => dialogs.open('upgrade'),
    onSignIn: () => page.signIn(),
  });

  /** The text that is shown now. */
  function currentReading() {
    const { translate, language } = settings.get();
    const on = wantsTranslation({ translate }) && core.person().account.userId !== undefined;
    const status = translator.status();
    const text = core.transcript.getText();
    const { shown } = shownTexts(core.transcript, { text, language }, { on, ...status });
    return readingOf(shown, status.view);
  }

  const part: typeof player & { update(): void } = {
    ...player,
    // Words that arrive while the recording ends are read too, unless a part of the text was selected.
    play: (asked) =>
      core.sound.start(part, (late) =>
        player.play(late && asked.offset === undefined ? currentReading() : asked),
      ),
    preview: (voice) => core.sound.start(part, () => player.preview(voice)),
    update() {
      const { account, voice, speech, words } = core.person();
      const { userId, tier } = account;
      const hasText = core.transcript.getText() !== '';
      player.update({ userId, tier, voice, hasText, ...speech, entries: words.entries });
    },
    connect: () =>
      combineStops(
        player.connect(),
        core.transcript.subscribe(() => part.update()),
      ),
  };
  return part;
}
