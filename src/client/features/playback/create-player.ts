import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import type { Tier } from '../../../shared/limits.ts';
import type { VoiceId } from '../../../shared/voices.ts';
import type { QueryClient } from '../../api/query-client.ts';
import type { Backend } from '../../backend/backend.ts';
import { loadTranslated } from '../../interface/translated.ts';
import { lazyController } from '../../platform/lazy-controller.ts';
import { page } from '../../platform/page.ts';
import { settings } from '../../platform/settings.ts';
import { combineStops, createSignal } from '../../platform/signal.ts';
import { whenActed } from '../../platform/when-acted.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';
import type { Highlight, Reading } from './reading.ts';
import type { SpeechProblem } from './speech-problem.ts';
import { initialSpeechState, isSounding, type SpeechState } from './speech-state.ts';
import { playbackStrings } from './strings.ts';

export interface PlayerDeps {
  client: Backend;
  queries: QueryClient;
  toast(message: ToastMessage): unknown;
  announce(message: string): void;
  onUpgrade(): void;
  onSignIn(): void;
}

export interface PlayerInput {
  userId: string | undefined;
  tier: Tier;
  voice: VoiceId;
  /** Whether it is known that the voice may be used. Right after a reload it isn't, for an HD voice. */
  isVoiceKnown: boolean;
  /** Whether there is something to read, so that the code and the voice are loaded. */
  hasText: boolean;
  /** HD characters that are left; undefined until the server has responded. */
  remaining: number | undefined;
  /** Whether `remaining` is a fallback because the allowance couldn't be fetched. */
  allowanceFailed: boolean;
  /** My dictionary, which may say how a word sounds. */
  entries: readonly DictionaryEntry[];
}

export interface PlayerStatus {
  state: SpeechState;
  highlight: Highlight | null;
  /** The voice that was chosen in this visit. */
  chosenVoice: VoiceId | null;
}

export interface Player {
  status(): PlayerStatus;
  subscribe(listener: () => void): () => void;
  update(input: PlayerInput): void;
  /** Call it in the tap's event handler: browsers allow sound only then. */
  play(reading: Reading): void;
  preview(id: VoiceId): void;
  /** A running reading continues with the new voice. */
  chooseVoice(id: VoiceId): void;
  tell(problem: SpeechProblem): void;
  stop(): void;
  pause(): void;
  resume(): void;
  seek(seconds: number): void;
  skip(by: 1 | -1): void;
  /** Stops the reading, if there is one, and drops presses that are still waiting. */
  silence(): void;
  connect(): () => void;
}

export const nothingRead: PlayerStatus = {
  state: initialSpeechState('free'),
  highlight: null,
  chosenVoice: null,
};

/** Loads an HD voice that runs on the server. Only saves time: reading aloud loads the voice too. */
export function prepareVoice(client: Backend, userId: string | undefined, voice: VoiceId): void {
  if (voice === 'browser' || userId === undefined || !page().engines.includes('speech')) return;
  client.send('prepareVoice', { params: { voice } }).catch(() => {});
}

/** Reads texts aloud. Its code is loaded once there is a text, a user or a press. */
export function createPlayer(deps: PlayerDeps): Player {
  const { client, queries, toast, announce } = deps;
  const changed = createSignal();
  let status = nothingRead;
  let input: PlayerInput | null = null;
  /** A press before it was known whether the chosen voice may be used. */
  let early: Reading | null = null;

  function set(patch: Partial<PlayerStatus>) {
    status = { ...status, ...patch };
    changed.emit();
  }

  const help = () => ({ tier: input?.tier ?? 'free', onUpgrade: deps.onUpgrade, onSignIn: deps.onSignIn });

  function rememberVoice(voice: VoiceId) {
    set({ chosenVoice: voice });
    settings.update({ voice });
  }

  const core = lazyController(
    () => loadTranslated(() => import('./browser-playback.ts')),
    ({ createBrowserPlayback }) => {
      const playback = createBrowserPlayback({
        ...{ client, queries, toast, help },
        entries: () => input?.entries ?? [],
        onState: (state, highlight) => set({ state, highlight }),
        onStarted: () => announce(playbackStrings.started),
        onTrialEnded: () => rememberVoice('browser'),
      });
      if (input) playback.update({ ...input, speed: settings.get().speed });
      return playback;
    },
  );
  const refresh = () => input && core.get()?.update({ ...input, speed: settings.get().speed });

  function play(reading: Reading) {
    if (input && !input.isVoiceKnown) {
      early = reading;
      return;
    }
    early = null;
    core.run((playback) => input && playback.play(reading, input.voice));
  }

  return {
    status: () => status,
    subscribe: changed.subscribe,
    update(next) {
      const hadText = input?.hasText ?? false;
      input = next;
      refresh();
      if (early) play(early);
      if (next.hasText && !hadText) prepareVoice(client, next.userId, next.voice);
      if (!core.get() && (next.hasText || next.userId !== undefined)) core.prepare();
    },
    play,
    preview: (id) => core.run((playback) => playback.preview(id)),
    chooseVoice(id) {
      rememberVoice(id);
      core.get()?.changeVoice(id);
    },
    tell: (problem) =>
      void loadTranslated(() => import('./problem-toast.ts')).then(
        ({ problemToast }) => toast(problemToast(problem, help())),
        // The page already says that it is offline.
        () => {},
      ),
    stop: () => core.get()?.stop(),
    pause: () => core.get()?.pause(),
    resume: () => core.get()?.resume(),
    seek: (seconds) => core.get()?.seek(seconds),
    skip: (by) => core.get()?.skip(by),
    silence() {
      early = null;
      core.forget();
      if (isSounding(status.state)) core.get()?.stop();
    },
    connect() {
      const stop = combineStops(settings.subscribe(refresh), whenActed(core.prepare), core.dispose);
      return () => {
        stop();
        status = nothingRead;
      };
    },
  };
}
