import type { Tier } from '../../../shared/limits.ts';
import { previewSentence, type VoiceId } from '../../../shared/voices.ts';
import type { MediaControls } from '../../platform/media-session.ts';
import type { Player } from '../../platform/player.ts';
import type { Speaker } from '../../platform/speaker.ts';
import { type AudioCache, audioKeyOf } from './audio-cache.ts';
import { readWithBrowser } from './browser-voice.ts';
import { playAudio, readWithHdVoice } from './hd-voice.ts';
import { refusePlay } from './play-rules.ts';
import { reducePlayback } from './playback-reducer.ts';
import type { Highlight, Reading } from './reading.ts';
import { highlightOf } from './reading-position.ts';
import type { SpeechClient } from './speech-client.ts';
import { innerErrors, problemTexts, SpeechError, type SpeechProblem } from './speech-problems.ts';
import { initialSpeechState, type PlaybackEvent, type SpeechState, type VoiceEvent } from './speech-state.ts';
import { spokenText } from './spoken-text.ts';
import { createMediaSync } from './sync-media-controls.ts';

interface Account {
  userId: string | undefined;
  tier: Tier;
}

export interface PlaybackInput extends Account {
  speed: number;
  /** HD characters that are left; undefined until the server has answered. */
  remaining: number | undefined;
  /** `remaining` is assumed, because the server couldn't be asked. */
  allowanceFailed: boolean;
}

export interface PlaybackListener {
  onState(state: SpeechState, highlight: Highlight | null): void;
  /** Not called when the user stops playback. */
  onProblem(problem: SpeechProblem, message: string): void;
  onStarted(): void;
}

export interface PlaybackDeps {
  speaker: Speaker;
  player: Player;
  media: MediaControls;
  speech: SpeechClient;
  cache: AudioCache;
  listener: PlaybackListener;
  now(): number;
}

export type Playback = ReturnType<typeof createPlayback>;

/** Connects the reducer to the voices. Starting a reading stops the previous one. */
export function createPlayback(deps: PlaybackDeps) {
  const { speaker, player, cache, listener } = deps;
  /** Audio that was generated in this session and isn't charged again. */
  const generated = new Set<string>();
  let state = initialSpeechState('free');
  let account: Account = { userId: undefined, tier: 'free' };
  let speed = 1;
  let current: { reading: Reading; spoken: string; voice: VoiceId } | null = null;
  let request = new AbortController();
  let lastAllowance = '';

  const controls = {
    pause: () => player.pause(),
    resume: () => player.resume(),
    seek: (seconds: number) => player.seek(seconds),
    stop(): void {
      silence();
      cache.clear();
      dispatch({ type: 'stopped' });
    },
  };
  const syncMedia = createMediaSync(deps.media, controls);

  function dispatch(event: PlaybackEvent): void {
    const next = reducePlayback(state, event);
    if (next === state) return;
    state = next;
    const marked = state.sentence || state.word ? current : null;
    listener.onState(state, marked && highlightOf(marked.reading, marked.spoken, state));
    syncMedia(state, { text: current?.spoken ?? '', voice: current?.voice ?? 'browser', rate: speed });
  }

  function silence(): void {
    request.abort();
    speaker.cancel();
    player.stop();
  }

  /** Stops the previous reading. Events of a reading that is over are ignored. */
  function begin(isPremiumVoice: boolean, previewing?: VoiceId) {
    silence();
    request = new AbortController();
    const { signal } = request;
    const run = state.run + 1;
    dispatch({ type: 'began', run, isPremiumVoice, ...(previewing ? { previewing } : {}) });
    const emit = (event: VoiceEvent) => {
      const isCurrent = run === state.run && (state.phase === 'loading' || state.phase === 'playing');
      if (isCurrent) hear(run, event);
    };
    return { signal, emit };
  }

  function hear(run: number, event: VoiceEvent) {
    switch (event.type) {
      case 'started':
        if (state.phase === 'loading' && state.previewing === null) listener.onStarted();
        return dispatch({ type: 'started', run });
      case 'failed':
        silence();
        dispatch({ type: 'failed', run, error: event.error.inner });
        return listener.onProblem(event.error.problem, event.error.message);
      case 'blocked':
        dispatch({ type: 'ended', run });
        return listener.onProblem('tap-again', problemTexts['tap-again']);
      case 'allowance-known':
        return dispatch(event);
      case 'audio-ready':
        generated.add(event.audioKey);
        return dispatch({ ...event, run });
      default:
        return dispatch({ ...event, run });
    }
  }

  /** Drops another user's audio. Learning the tier doesn't stop a reading. */
  function setAccount({ userId, tier }: Account): void {
    const isAnother = userId !== account.userId;
    const hasChanged = isAnother || tier !== account.tier;
    account = { userId, tier };
    if (isAnother) {
      silence();
      cache.clear();
      generated.clear();
    }
    const isHeard = !isAnother && (state.phase === 'loading' || state.phase === 'playing');
    if (hasChanged && !isHeard) dispatch({ type: 'account-changed', tier });
  }

  return {
    ...controls,

    /** Call it inside the tap: browsers play sound only then. */
    play(reading: Reading, voice: VoiceId): void {
      const spoken = spokenText(reading.text, voice);
      const asked = { text: spoken, language: reading.language, voice };
      const { userId, tier } = account;
      const { remainingCharacters } = state;
      const paid = generated.has(audioKeyOf(asked));
      const trialUsed = deps.speech.isTrialUsed(userId);
      current = { reading, spoken, voice };
      const { signal, emit } = begin(voice !== 'browser');
      const run = { signal, emit, speed: () => speed };
      const refused = refusePlay({ ...asked, userId, tier, remainingCharacters, paid, trialUsed });
      if (refused) emit({ type: 'failed', error: new SpeechError(refused) });
      else if (voice === 'browser') readWithBrowser(deps, { ...asked, ...run });
      else if (userId !== undefined) {
        player.unlock();
        void readWithHdVoice(deps, { ...run, request: asked, account: { userId, tier } });
      }
    },

    /** Works for locked voices too. A second press stops it. */
    preview(voice: VoiceId): void {
      if (state.previewing === voice) {
        silence();
        dispatch({ type: 'stopped' });
        return;
      }
      current = null;
      const { signal, emit } = begin(voice !== 'browser', voice);
      if (voice === 'browser') {
        const sample = { text: previewSentence, language: 'en-US', speed: () => 1 } as const;
        readWithBrowser(deps, { ...sample, signal, emit });
        return;
      }
      playAudio(player, { url: `/api/voices/${voice}/preview.mp3`, speed: 1 }, emit, (event) => {
        if (event.type === 'ended' || event.type === 'blocked') emit({ type: 'ended' });
        else if (event.type === 'failed') emit({ type: 'failed', error: new SpeechError('unavailable') });
      });
    },

    /** For a reading that something other than the user ends. */
    interrupt(): void {
      const { phase, previewing } = state;
      if (phase !== 'loading' && phase !== 'playing') return;
      controls.stop();
      if (previewing === null) listener.onProblem('stopped', problemTexts.stopped);
    },

    update(input: PlaybackInput): void {
      setAccount(input);
      if (input.speed !== speed) {
        speed = input.speed;
        player.setRate(speed);
      }
      const { userId, tier, remaining, allowanceFailed } = input;
      const told = JSON.stringify([userId, tier, remaining, allowanceFailed]);
      if (told === lastAllowance || remaining === undefined) return;
      lastAllowance = told;
      if (allowanceFailed) dispatch({ type: 'allowance-failed', remaining, error: innerErrors.allowance });
      else dispatch({ type: 'allowance-known', remaining });
    },
  };
}
