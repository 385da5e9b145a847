import type { Tier } from '../../../shared/limits.ts';
import type { VoiceId } from '../../../shared/voices.ts';
import type { Player } from '../../platform/player.ts';
import { createSignal } from '../../platform/signal.ts';
import type { Speaker } from '../../platform/speaker.ts';
import type { AudioCache } from './audio-cache.ts';
import { playbackReducer } from './playback-reducer.ts';
import type { SpeechClient, SpeechError } from './speech-client.ts';
import { initialSpeechState, type PlaybackEvent, type SpeechState } from './speech-state.ts';
import type { SpeechProblem } from './strings.ts';

export interface Person {
  userId: string | undefined;
  tier: Tier;
}

export interface PlaybackDeps {
  speaker: Speaker;
  player: Player;
  speech: SpeechClient;
  cache: AudioCache;
  /** Says what went wrong; nothing is said of what the user stopped. */
  onProblem(problem: SpeechProblem, message: string): void;
  onStarted(): void;
  now(): number;
}

export type PlaybackCore = ReturnType<typeof createPlaybackCore>;

/** The state outside of React, and the runs that change it: one thing is heard at a time. */
export function createPlaybackCore(deps: PlaybackDeps) {
  const { speaker, player } = deps;
  const changed = createSignal();
  let state = initialSpeechState('free');
  let request: AbortController | undefined;

  function dispatch(event: PlaybackEvent): void {
    const next = playbackReducer(state, event);
    if (next === state) return;
    state = next;
    changed.emit();
  }

  function silence(): void {
    request?.abort();
    request = undefined;
    speaker.cancel();
    player.stop();
  }

  const isCurrent = (run: number): boolean =>
    run === state.run && (state.phase === 'loading' || state.phase === 'playing');

  return {
    deps,
    dispatch,
    silence,
    isCurrent,
    getState: (): SpeechState => state,
    subscribe: changed.subscribe,

    /** Ends whatever is heard and starts a run of its own. */
    begin(isPremiumVoice: boolean, previewing?: VoiceId): { run: number; signal: AbortSignal } {
      silence();
      request = new AbortController();
      const run = state.run + 1;
      dispatch({ type: 'began', run, isPremiumVoice, ...(previewing ? { previewing } : {}) });
      return { run, signal: request.signal };
    },

    started(run: number): void {
      if (isCurrent(run) && state.phase === 'loading' && !state.previewing) deps.onStarted();
      dispatch({ type: 'started', run });
    },

    fail(run: number, error: SpeechError): void {
      if (!isCurrent(run)) return;
      silence();
      dispatch({ type: 'failed', run, error: error.inner });
      deps.onProblem(error.problem, error.message);
    },
  };
}
