import { previewSentence, type VoiceId } from '../../../shared/voices.ts';
import { audioKeyOf } from './audio-cache.ts';
import { readWithBrowser } from './browser-voice.ts';
import { audioListener, controlAudio, readWithHdVoice } from './hd-voice.ts';
import { isTrial, refusePlay } from './play-rules.ts';
import type { Account, PlaybackDeps, PlaybackInput } from './playback-deps.ts';
import { reducePlayback } from './playback-reducer.ts';
import type { Reading, ReadingControls } from './reading.ts';
import { highlightOf } from './reading-position.ts';
import {
  beginning,
  type CurrentReading,
  type ResumePoint,
  resumePointOf,
  type Start,
  sentenceStart,
  startAfter,
} from './resume-point.ts';
import { innerErrors, SpeechError } from './speech-error.ts';
import {
  initialSpeechState,
  isReading,
  isSounding,
  type PlaybackEvent,
  type VoiceEvent,
} from './speech-state.ts';
import { spokenText } from './spoken-text.ts';
import { problemTexts } from './strings.ts';
import { createMediaSync } from './sync-media-controls.ts';

export type Playback = ReturnType<typeof createPlayback>;

/** Connects the reducer to the voices. Starting a reading stops the previous one. */
export function createPlayback(deps: PlaybackDeps) {
  const { speaker, player, cache, listener } = deps;
  let state = initialSpeechState('free');
  let account: Account = { userId: undefined, tier: 'free' };
  let speed = 1;
  let current: CurrentReading | null = null;
  let voiceControls: ReadingControls | null = null;
  /** A reading that was interrupted, but not by the user; Play resumes it. */
  let interrupted: ResumePoint | null = null;
  let request = new AbortController();
  let lastAllowance = '';

  const controls = {
    pause: () => voiceControls?.pause(),
    resume(): void {
      const voice = current?.nextVoice ?? current?.voice;
      if (current && voice && voice !== current.voice) continueWith(current, voice);
      else voiceControls?.resume();
    },
    seek: (seconds: number) => voiceControls?.seek(seconds),
    skip: (by: 1 | -1) => voiceControls?.skip(by),
    stop(): void {
      interrupted = null;
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
    voiceControls = null;
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
      if (run === state.run && isSounding(state)) hear(run, event);
    };
    return { signal, emit };
  }

  function hear(run: number, event: VoiceEvent) {
    switch (event.type) {
      case 'started':
        if (state.phase === 'loading' && state.previewing === null) listener.onStarted();
        return dispatch({ type: 'started', run });
      case 'failed':
        if (event.error.problem === 'stopped') interrupted = currentPoint();
        silence();
        dispatch({ type: 'failed', run, error: event.error.inner });
        return listener.onProblem(event.error.problem, event.error.message);
      case 'blocked':
        interrupted = currentPoint();
        dispatch({ type: 'ended', run });
        return listener.onProblem('tap-again', problemTexts['tap-again']);
      case 'allowance-known':
        return dispatch(event);
      case 'ended':
        dispatch({ type: 'ended', run });
        if (event.trial) listener.onTrialEnded();
        return;
      default:
        return dispatch({ ...event, run });
    }
  }

  /** Drops the previous user's audio. A reading continues when only the tier becomes known. */
  function setAccount({ userId, tier }: Account): void {
    const isAnother = userId !== account.userId;
    const hasChanged = isAnother || tier !== account.tier;
    account = { userId, tier };
    if (isAnother) {
      silence();
      cache.clear();
      interrupted = null;
    }
    const isHeard = !isAnother && isSounding(state);
    if (hasChanged && !isHeard) dispatch({ type: 'account-changed', tier });
  }

  function read(reading: Reading, voice: VoiceId, start: Start): void {
    const { userId, tier } = account;
    const { language } = reading;
    const { remainingCharacters } = state;
    const spoken = spokenText(reading.text);
    // The trial is used up by one reading, so it always starts at the beginning.
    const { from, position } = isTrial(voice, tier) ? beginning : start;
    const audio = { text: voice === 'browser' ? spoken : spoken.slice(from), language, voice };
    const paid = state.paid.includes(audioKeyOf(audio));
    const trialUsed = deps.speech.isTrialUsed(userId);
    current = { reading, spoken, voice, from, position };
    interrupted = null;
    const { signal, emit } = begin(voice !== 'browser');
    const run = { signal, emit, speed: () => speed };
    const refused = refusePlay({ ...audio, userId, tier, remainingCharacters, paid, trialUsed });
    if (refused) emit({ type: 'failed', error: new SpeechError(refused) });
    else if (voice === 'browser') voiceControls = readWithBrowser(deps, { ...audio, ...run, from });
    else if (userId !== undefined) {
      player.unlock();
      voiceControls = controlAudio(player, () => state.position);
      const request = { request: audio, account: { userId, tier }, offset: from, position };
      void readWithHdVoice(deps, { ...run, ...request });
    }
  }

  const currentPoint = () => (current && state.previewing === null ? resumePointOf(current, state) : null);

  const continueWith = (heard: CurrentReading, voice: VoiceId) =>
    read(heard.reading, voice, sentenceStart(heard, state));

  return {
    ...controls,

    /** Call it in the tap's event handler: browsers allow sound only then. */
    play(reading: Reading, voice: VoiceId): void {
      read(reading, voice, startAfter(interrupted, reading, voice));
    },

    /** A running reading continues with the new voice. Call it in the tap's event handler too. */
    changeVoice(voice: VoiceId): void {
      if (!current || !isReading(state)) return;
      if (state.paused) current.nextVoice = voice;
      else if (voice !== current.voice) continueWith(current, voice);
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
        const sample = { text: previewSentence, language: 'en-US', from: 0, speed: () => 1 } as const;
        readWithBrowser(deps, { ...sample, signal, emit });
        return;
      }
      const onEvent = audioListener(emit, (event) => {
        if (event.type === 'ended' || event.type === 'blocked') emit({ type: 'ended' });
        else if (event.type === 'failed') emit({ type: 'failed', error: new SpeechError('unavailable') });
      });
      player.play(`/api/voices/${voice}/preview.mp3`, 1, onEvent);
    },

    /** Ends a reading for any reason other than the user pressing Stop. */
    interrupt(): void {
      const { previewing } = state;
      if (!isSounding(state)) return;
      const point = currentPoint();
      controls.stop();
      interrupted = point;
      if (previewing === null) listener.onProblem('stopped', problemTexts.stopped);
    },

    update(input: PlaybackInput): void {
      setAccount(input);
      if (input.speed !== speed) {
        speed = input.speed;
        player.setRate(speed);
      }
      const { userId, tier, remaining, allowanceFailed } = input;
      const allowance = JSON.stringify([userId, tier, remaining, allowanceFailed]);
      if (allowance === lastAllowance || remaining === undefined) return;
      lastAllowance = allowance;
      if (allowanceFailed) dispatch({ type: 'allowance-failed', remaining, error: innerErrors.allowance });
      else dispatch({ type: 'allowance-known', remaining });
    },
  };
}
