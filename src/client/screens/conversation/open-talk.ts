import type { Segment } from '../../../shared/document/segments.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import type { ConversationDraft } from '../../features/conversation/conversation-draft.ts';
import {
  type BothSides,
  type ConversationEvent,
  type ConversationState,
  type Side,
  segmentsIn,
  writtenLanguage,
} from '../../features/conversation/conversation-state.ts';
import { segmentsToKeep } from '../../features/conversation/conversation-texts.ts';
import { createConversation } from '../../features/conversation/create-conversation.ts';
import { createSharedConversation } from '../../features/conversation/shared-conversation.ts';
import { createPhraseSink } from '../../features/dictation/create-dictation.ts';
import { createPlayer, type Player } from '../../features/playback/create-player.ts';
import { isSounding } from '../../features/playback/speech-state.ts';
import { createRecorderControl, type RecorderControl } from '../../features/recorder/recorder-control.ts';
import { combineStops, createSignal, listenTo } from '../../platform/signal.ts';
import { localStore } from '../../platform/storage.ts';
import { keepAwake } from '../../platform/wake-lock.ts';
import { createSoundArbiter } from '../../studio/sound-arbiter.ts';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import type { Account } from '../account.ts';
import type { Person } from '../main/person.ts';
import type { PageServices } from '../page-services.ts';
import { createTurnTranslator, type TurnTranslator } from './create-turn-translator.ts';
import { isWide } from './use-wide.ts';

export type TalkPerson = Pick<Person, 'words' | 'voice' | 'speech' | 'translations'> & { account: Account };

export interface Talk {
  state(): ConversationState;
  draft(): ConversationDraft;
  subscribe(listener: () => void): () => void;
  recorder: RecorderControl;
  player: Player;
  translator: TurnTranslator;
  /** Presses a side's record button. */
  press(side: Side, held?: boolean): void;
  dispatch(event: ConversationEvent): void;
  /** Changes how the conversation is shown and read. */
  change(part: Partial<Pick<ConversationDraft, 'turned' | 'aloud' | 'sizes'>>): void;
  update(person: TalkPerson): void;
  connect(): () => void;
}

const loadNotice = () => loadWithRetry(() => import('../../features/recorder/microphone-notice.ts'));

/** A conversation of two people, without React: the microphone, the translators and the voices. */
export function openTalk(
  page: PageServices,
  opened: ConversationDraft,
  languages: BothSides<LanguageCode>,
  first: TalkPerson,
): Talk {
  const { client, queries, toast, announce, dialogs } = page;
  const changed = createSignal();
  const sound = createSoundArbiter();
  const written = new Set<string>();
  /** The speech of the turn that is being spoken. */
  const ofTurn = new Set<string>();
  let person = first;
  let draft = opened;
  const shared = createSharedConversation(localStore, opened);
  /** How many turns there were when people were asked which version to keep. */
  let askedAt = -1;
  /** Whether the microphone is being opened for somebody, or is open. */
  let microphone: 'closed' | 'opening' | 'open' = 'closed';
  let wasHeard = false;

  const signIn = () => dialogs.open('sign-in', { returnTo: '/conversation' });
  const translator = createTurnTranslator(
    { client, queries },
    { ...first.account, allowance: first.translations },
  );
  const player = createPlayer({
    ...{ client, queries, toast, announce, onSignIn: signIn },
    onUpgrade: () => dialogs.open('upgrade'),
  });

  const conversation = createConversation(
    {
      translate: translator.translate,
      failureOf: translator.failureOf,
      closeMicrophone() {
        if (isListening()) recorder.finish();
        else dispatch({ type: 'microphone-closed' });
      },
      read({ id, translation, target }, asked) {
        if (!asked && !draft.aloud) dispatch({ type: 'reading-ended', id });
        else
          player.play({ text: translation ?? '', language: writtenLanguage(target), view: 'conversation' });
      },
      stopReading: player.stop,
      askToSignIn: signIn,
      onState,
    },
    { languages, online: typeof navigator === 'undefined' || navigator.onLine },
  );
  const { state } = conversation;

  function dispatch(event: ConversationEvent) {
    conversation.dispatch(event);
    followMicrophone();
  }

  const recorder: RecorderControl = createRecorderControl({
    ...{ client, queries, announce },
    toast(message) {
      // Between two people a note says it already.
      if (isWide() || message.description !== recorder.status().help) toast(message);
    },
    text: {
      keepPlace: (segment) => ofTurn.add(segment),
      dropPlace: (segment) => ofTurn.delete(segment),
      isWritten: (segment) => written.has(segment),
    },
    language: () => writtenLanguage(state().languages[state().speaking?.side ?? 'near']),
    isPaused: () => false,
    room: () => person.account.cap,
    hints: () => person.words.hints,
    // A conversation has no spoken commands.
    createSink: () =>
      createPhraseSink(
        {
          phrase(phrase) {
            const { segment } = phrase;
            // Speech from before, or of a turn that is over, waits until it is offered beside the text.
            if (segment !== undefined && !ofTurn.has(segment)) return phrase.onWritten?.(false);
            if (segment !== undefined) written.add(segment);
            dispatch({ type: 'phrase', phrase });
            phrase.onWritten?.(true);
          },
          interim: (words) => dispatch({ type: 'interim', words }),
          flush: async () => {},
        },
        () => ({ entries: person.words.entries }),
      ),
    onStarting: sound.silence,
    onSignIn: signIn,
    onRefused: () => dispatch({ type: 'microphone-closed' }),
    onNotice: (notice, { browserFailed }) =>
      void loadNotice().then(({ microphoneNotice }) =>
        toast(
          microphoneNotice(notice, () =>
            dialogs.open('microphone', { userId: person.account.userId, browserFailed }),
          ),
        ),
      ),
    onExplainServer: (onStart) => dialogs.open('server-recording', { tier: person.account.tier, onStart }),
  });

  /** The server may still be transcribing the last words. */
  function isListening(): boolean {
    const { phase, queue } = recorder.status();
    return phase !== 'idle' || queue.phrases > 0;
  }

  /** Opens the microphone once the last one is closed, and reports when it is closed. */
  function followMicrophone() {
    const isWanted = state().speaking !== null;
    if (!isWanted) {
      microphone = 'closed';
      ofTurn.clear();
    } else if (microphone === 'closed' && !isListening()) {
      microphone = 'opening';
      recorder.refresh();
      recorder.press();
    } else if (microphone === 'opening' && isListening()) microphone = 'open';
    else if (microphone === 'open' && !isListening()) {
      microphone = 'closed';
      dispatch({ type: 'microphone-closed' });
    }
  }

  function keep() {
    const owner = person.account.userId ?? draft.owner;
    draft = { ...draft, owner, languages: state().languages, segments: segmentsToKeep(state()) };
    const theirs = shared.elsewhere();
    if (!theirs) shared.write(draft);
    else if (!shared.isKnown(draft.segments)) ask(theirs);
    else follow(theirs);
  }

  function take(segments: readonly Segment[]) {
    draft = { ...draft, segments };
    shared.accept(draft);
    dispatch({ type: 'restored', segments });
  }

  /** Takes over what another tab has added, as long as nothing was said here meanwhile. */
  function follow(theirs = shared.elsewhere()) {
    const { speaking, document } = state();
    if (theirs && !speaking && isTranslated(theirs) && shared.isKnown(segmentsIn(document))) take(theirs);
  }

  /** Both tabs have continued the conversation. Nothing is stored until one version is chosen. */
  function ask(theirs: readonly Segment[]) {
    const turns = segmentsIn(state().document);
    if (state().speaking || askedAt === turns.length) return;
    askedAt = turns.length;
    const mine = new Set(turns.map(({ text }) => text));
    const added = theirs.filter(({ text }) => !mine.has(text));
    const choose = (act: (latest: readonly Segment[]) => void) => () => {
      askedAt = -1;
      act(shared.elsewhere() ?? theirs);
    };
    dialogs.open('save-conflict', {
      theirs: {
        text: (added.length > 0 ? added : theirs).map(({ text }) => text).join('\n'),
        language: state().languages.near,
      },
      onMine: choose(() => {
        shared.accept();
        keep();
      }),
      onTheirs: choose(take),
      onBoth: choose((latest) => {
        const segments = shared.join(latest, segmentsToKeep(state()));
        shared.accept();
        dispatch({ type: 'restored', segments });
      }),
    });
  }

  function updatePlayer() {
    const { account, voice, speech, words } = person;
    const { userId, tier } = account;
    const hasText = segmentsIn(state().document).length > 0;
    player.update({ userId, tier, voice, hasText, ...speech, entries: words.entries });
  }

  function onState() {
    translator.setLanguages(state().languages);
    recorder.refresh();
    updatePlayer();
    keep();
    changed.emit();
  }

  function onPlayer() {
    const isHeard = isSounding(player.status().state);
    const { reading } = state();
    if (wasHeard && !isHeard && reading !== null) dispatch({ type: 'reading-ended', id: reading });
    wasHeard = isHeard;
  }

  sound.join({ ...recorder, isIdle: () => !isListening() }, [player]);
  translator.setLanguages(languages);

  return {
    state,
    draft: () => draft,
    subscribe: changed.subscribe,
    ...{ recorder, player, translator, dispatch },
    press: (side, held = false) =>
      dispatch({ type: 'pressed', side, held, access: translator.status().access }),
    change(part) {
      draft = { ...draft, ...part };
      keep();
      if (part.aloud === false) dispatch({ type: 'stop-pressed' });
      changed.emit();
    },
    update(next) {
      const before = person.translations?.remaining;
      person = next;
      const { account, translations } = next;
      recorder.update({ userId: account.userId, isKnown: true });
      translator.update({ ...account, allowance: translations });
      updatePlayer();
      // When the allowance renews or grows, waiting turns are translated automatically.
      const remaining = translations?.remaining;
      if (remaining !== undefined && remaining > (before ?? remaining) && state().limit)
        dispatch({ type: 'retried' });
    },
    connect() {
      const onNetwork = () => dispatch({ type: 'online', online: navigator.onLine });
      const stop = combineStops(
        listenTo(window, 'online', onNetwork),
        listenTo(window, 'offline', onNetwork),
        listenTo(window, 'storage', () => follow()),
        () => conversation.dispose(),
        recorder.connect(),
        player.connect(),
        recorder.subscribe(followMicrophone),
        player.subscribe(onPlayer),
        keepAwake(),
      );
      const { segments } = draft;
      if (segments.length > 0) dispatch({ type: 'restored', segments });
      return stop;
    },
  };
}

/** Whether nothing is missing that the tab where it was said is still asking for. */
const isTranslated = (segments: readonly Segment[]): boolean =>
  segments.every(({ translations = {} }) => Object.values(translations).every((each) => each !== null));
