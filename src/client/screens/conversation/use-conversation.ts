import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { type ConversationDraft, writeConversation } from '../../features/conversation/conversation-draft.ts';
import {
  type BothSides,
  type ConversationEvent,
  type ConversationState,
  initialConversation,
  type Side,
  type Turn,
  writtenLanguage,
} from '../../features/conversation/conversation-state.ts';
import { turnsToKeep } from '../../features/conversation/conversation-texts.ts';
import { type Conversation, createConversation } from '../../features/conversation/create-conversation.ts';
import { createPhraseSink } from '../../features/dictation/create-dictation.ts';
import { isSounding } from '../../features/playback/speech-state.ts';
import { usePlayback } from '../../features/playback/use-playback.ts';
import { type RecorderView, useRecorder } from '../../features/recorder/use-recorder.ts';
import { localStore } from '../../platform/storage.ts';
import { createSoundArbiter } from '../../studio/sound-arbiter.ts';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import { useToast } from '../../ui/toast.tsx';
import type { Account } from '../account.ts';
import { useDialogs } from '../dialogs.tsx';
import { useUserWords } from '../use-user-words.ts';
import { type TurnTranslator, useTurnTranslation } from './use-turn-translation.ts';

export interface ConversationControl {
  state: ConversationState;
  translator: TurnTranslator;
  recorder: RecorderView;
  /** Presses a side's record button. */
  press(side: Side, held?: boolean): void;
  dispatch(event: ConversationEvent): void;
}

const loadNotice = () => loadWithRetry(() => import('../../features/recorder/microphone-notice.ts'));

function createSegments() {
  const written = new Set<string>();
  return {
    keepPlace: () => {},
    dropPlace: () => {},
    isWritten: (segment: string) => written.has(segment),
    add: (segment: string) => void written.add(segment),
  };
}

/** Connects the conversation to the microphone, the translators and the voices. */
export function useConversation(
  account: Account,
  draft: ConversationDraft,
  languages: BothSides<LanguageCode>,
): ConversationControl {
  const dialogs = useDialogs();
  const toast = useToast();
  const { userId, tier, tierKnown, cap } = account;
  const [state, setState] = useState(() => initialConversation(languages));
  const core = useRef<Conversation | null>(null);
  const dispatch = (event: ConversationEvent) => core.current?.dispatch(event);
  const signIn = () => dialogs.open('sign-in', { returnTo: '/conversation' });
  const translator = useTurnTranslation(account, state.languages);
  const [segments] = useState(createSegments);
  const words = useUserWords(userId, true);
  const [arbiter] = useState(() => createSoundArbiter(null));

  const recorder = useRecorder({
    userId,
    language: writtenLanguage(state.languages[state.speaking?.side ?? 'near']),
    text: segments,
    createSink: createPhraseSink,
    // A conversation has no spoken commands.
    source: { entries: words.entries },
    hints: words.hints,
    paused: false,
    room: () => cap,
    onStarting: arbiter.silence,
    onPhrase(phrase) {
      if (phrase.segment !== undefined) segments.add(phrase.segment);
      dispatch({ type: 'phrase', phrase });
      phrase.onWritten?.(true);
    },
    onInterim: (words) => dispatch({ type: 'interim', words }),
    onNotice: (notice, { browserFailed }) =>
      void loadNotice().then(({ microphoneNotice }) =>
        toast(microphoneNotice(notice, () => dialogs.open('microphone', { userId, browserFailed }))),
      ),
    onRefused: () => dispatch({ type: 'microphone-closed' }),
    onSignIn: signIn,
    onExplainServer: (onStart) => dialogs.open('server-recording', { tier, onStart }),
  });
  // The server may still be transcribing the last words.
  const listening = recorder.phase !== 'idle' || recorder.queue.busy;

  const playback = usePlayback({
    userId,
    tier,
    tierKnown,
    hasText: state.turns.length > 0,
    recording: listening,
    pronounce: words.pronounce,
    onUpgrade: () => dialogs.open('upgrade'),
    onSignIn: signIn,
  });

  useEffect(() => {
    const { finish, forgetLateWords } = recorder;
    const player = { isSounding: isSounding(playback.state), stop: playback.stop };
    arbiter.update({ isIdle: !listening, finish, forgetLateWords }, [player], null);
  });

  const translate = useEffectEvent(translator.translate);
  const failureOf = useEffectEvent(translator.failureOf);
  const askToSignIn = useEffectEvent(signIn);
  const stopReading = useEffectEvent(() => playback.stop());
  const read = useEffectEvent(({ id, translation, target }: Turn, asked: boolean) => {
    if (!asked && !draft.aloud) dispatch({ type: 'reading-ended', id });
    else playback.play({ text: translation ?? '', language: writtenLanguage(target), view: 'conversation' });
  });
  const closeMicrophone = useEffectEvent(() => {
    if (listening) recorder.finish();
    else dispatch({ type: 'microphone-closed' });
  });
  const first = useEffectEvent(() => ({ languages, turns: draft.turns, online: navigator.onLine }));
  useEffect(() => {
    const created = createConversation(
      {
        translate: (...asked) => translate(...asked),
        failureOf: (error) => failureOf(error),
        closeMicrophone: () => closeMicrophone(),
        read: (turn, asked) => read(turn, asked),
        stopReading: () => stopReading(),
        askToSignIn: () => askToSignIn(),
        onState: setState,
      },
      first(),
    );
    core.current = created;
    const onNetwork = () => created.dispatch({ type: 'online', online: navigator.onLine });
    window.addEventListener('online', onNetwork);
    window.addEventListener('offline', onNetwork);
    return () => {
      window.removeEventListener('online', onNetwork);
      window.removeEventListener('offline', onNetwork);
      core.current = null;
      created.dispose();
    };
  }, []);

  useMicrophone(state.speaking !== null, listening, recorder.press, () =>
    dispatch({ type: 'microphone-closed' }),
  );

  const isHeard = isSounding(playback.state);
  const { reading } = state;
  const endReading = useEffectEvent((id: number) => dispatch({ type: 'reading-ended', id }));
  const wasHeard = useRef(false);
  useEffect(() => {
    if (wasHeard.current && !isHeard && reading !== null) endReading(reading);
    wasHeard.current = isHeard;
  }, [isHeard, reading]);

  const keep = useEffectEvent((kept: ConversationState, chosen: ConversationDraft) =>
    writeConversation(localStore, {
      ...chosen,
      owner: userId ?? chosen.owner,
      languages: kept.languages,
      turns: turnsToKeep(kept),
    }),
  );
  // The first state is empty; the stored turns arrive with the next one.
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else keep(state, draft);
  }, [state, draft]);

  // When the allowance renews or grows, waiting turns are translated automatically.
  const remaining = translator.allowance?.remaining;
  const lastRemaining = useRef(remaining);
  const retry = useEffectEvent(() => {
    if (state.limit) dispatch({ type: 'retried' });
  });
  useEffect(() => {
    if (remaining !== undefined && remaining > (lastRemaining.current ?? remaining)) retry();
    lastRemaining.current = remaining;
  }, [remaining]);

  return {
    state,
    translator,
    recorder,
    dispatch,
    press: (side, held = false) => dispatch({ type: 'pressed', side, held, access: translator.access }),
  };
}

/** Opens the microphone once the recorder has the speaker's language, and reports when it is closed. */
function useMicrophone(wanted: boolean, listening: boolean, open: () => void, onClosed: () => void): void {
  const phase = useRef<'closed' | 'opening' | 'open'>('closed');
  const openNow = useEffectEvent(open);
  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    if (!wanted) phase.current = 'closed';
    else if (phase.current === 'closed' && !listening) {
      phase.current = 'opening';
      openNow();
    } else if (phase.current === 'opening' && listening) phase.current = 'open';
    else if (phase.current === 'open' && !listening) {
      phase.current = 'closed';
      closed();
    }
  });
}
