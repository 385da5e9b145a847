import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { engineLocale, type LanguageCode } from '../../../shared/languages.ts';
import type { Tier } from '../../../shared/limits.ts';
import type { TextRange } from '../../../shared/sentences.ts';
import type { VoiceId } from '../../../shared/voices.ts';
import { fallbackSpeechAllowance, remainingOf } from '../../api/fallbacks.ts';
import { reads, useApi } from '../../api/queries.ts';
import { createBrowserPlayer } from '../../platform/player.ts';
import { createBrowserSpeaker } from '../../platform/speaker.ts';
import { sessionStore } from '../../platform/storage.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useToast } from '../../ui/toast.tsx';
import { audioKeyOf, createAudioCache } from './audio-cache.ts';
import { createPlayback } from './create-playback.ts';
import { toShownRange } from './playback-rules.ts';
import { problemToast } from './problem-toast.ts';
import { createSpeechClient } from './speech-client.ts';
import { initialSpeechState, type SpeechState } from './speech-state.ts';
import { playbackStrings, type SpeechProblem } from './strings.ts';
import { useMediaControls } from './use-media-controls.ts';
import { useVoices, type Voices } from './use-voices.ts';

/** What is to be read: usually all that is shown, or the part that is selected in it. */
export interface Reading {
  /** The words for the voice. */
  text: string;
  language: LanguageCode;
  /** Which view shows it. */
  view: string;
  /** The same as it is shown, where that is written differently (pinyin). */
  shown?: string;
  /** Where it begins in what the view shows. */
  offset?: number;
}

interface Highlight {
  view: string;
  sentence: TextRange | null;
  word: TextRange | null;
}

export interface PlaybackControls extends Voices {
  state: SpeechState;
  speed: number;
  setSpeed(speed: number): void;
  /** Call it inside the tap. */
  play(reading: Reading): void;
  stop(): void;
  pause(): void;
  resume(): void;
  seek(seconds: number): void;
  preview(id: VoiceId): void;
  /** What is being read, in the positions of the view that shows it. */
  highlight: Highlight | null;
  /** Where the MP3 of this reading can be had, for those who may. */
  downloadUrl(reading: Reading): string | null;
}

export interface PlaybackOptions {
  userId: string | undefined;
  tier: Tier;
  tierKnown: boolean;
  onUpgrade(): void;
  onSignIn(): void;
}

const noState = initialSpeechState('free');

/** Reading aloud: both voices, their rules, and what the page shows of them. */
export function usePlayback(options: PlaybackOptions): PlaybackControls {
  const { userId, tier, tierKnown, onUpgrade } = options;
  const client = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const announce = useAnnounce();
  const [settings, updateSettings] = useSettings();
  const [reading, setReading] = useState<(Reading & { spoken: string }) | null>(null);

  // The playback outlives renders; what it calls must be today's.
  const latest = useRef({ options, toast, announce });
  useEffect(() => {
    latest.current = { options, toast, announce };
  });
  const onProblem = (problem: SpeechProblem, message: string) => {
    const { options: now, toast: show } = latest.current;
    show(problemToast(problem, message, now));
  };
  const [{ playback, speech }] = useState(() => {
    const speech = createSpeechClient(client, cache);
    const playback = createPlayback({
      speaker: createBrowserSpeaker(),
      player: createBrowserPlayer(),
      speech,
      cache: createAudioCache(sessionStore),
      onProblem,
      onStarted: () => latest.current.announce(playbackStrings.started),
      now: () => performance.now(),
    });
    return { playback, speech };
  });
  const state = useSyncExternalStore(playback.subscribe, playback.getState, () => noState);

  useEffect(() => playback.setPerson({ userId, tier }), [playback, userId, tier]);
  useEffect(() => playback.setSpeed(settings.speed), [playback, settings.speed]);

  const allowance = useQuery(reads.speechAllowance(client, tierKnown ? userId : undefined));
  const known = allowance.data && remainingOf(allowance.data);
  useEffect(() => {
    if (allowance.isError) playback.allowanceFailed(remainingOf(fallbackSpeechAllowance(tier)));
    else if (known !== undefined) playback.allowanceKnown(known);
  }, [playback, known, allowance.isError, tier]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onVisibility = () => document.hidden && playback.interrupt();
    document.addEventListener('visibilitychange', onVisibility, { signal });
    window.addEventListener('pagehide', playback.stop, { signal });
    return () => {
      listening.abort();
      playback.stop();
    };
  }, [playback]);

  const voices = useVoices({ userId, tier, tierKnown, onUpgrade, onProblem, checkTrial: speech.checkTrial });
  const { voice } = voices;
  useMediaControls(playback, state, reading?.spoken ?? '', voices, settings.speed);

  return {
    ...voices,
    state,
    speed: settings.speed,
    setSpeed: (speed) => updateSettings({ speed }),
    play(next) {
      const spoken = playback.spokenText(next.text, voice);
      setReading({ ...next, spoken });
      playback.play({ text: spoken, language: next.language, voice });
    },
    stop: playback.stop,
    pause: playback.pause,
    resume: playback.resume,
    seek: playback.seek,
    preview: (id) => (state.previewing === id ? playback.stopPreview() : playback.preview(id)),
    highlight: reading && (state.sentence || state.word) ? highlightOf(reading, state) : null,
    downloadUrl(wanted) {
      const key = audioKeyOf({ ...wanted, text: playback.spokenText(wanted.text, voice), voice });
      const offered = tier === 'premium' && voice !== 'browser' && state.audioKey === key;
      return offered && state.audioUrl ? `${state.audioUrl}?download=1` : null;
    },
  };
}

/** From positions in what is spoken to positions in what the view shows. */
function highlightOf(reading: Reading & { spoken: string }, state: SpeechState): Highlight | null {
  const { text, spoken, view, offset = 0 } = reading;
  const shown = reading.shown ?? text;
  // Where markup was taken out, positions no longer agree.
  const lead = text.indexOf(spoken);
  if (lead < 0) return null;
  const locale = engineLocale(reading.language);
  const place = (range: TextRange | null): TextRange | null => {
    const inText = range && { start: range.start + lead, end: range.end + lead };
    const inShown = toShownRange(inText, text, shown, locale);
    return inShown && { start: inShown.start + offset, end: inShown.end + offset };
  };
  return { view, sentence: place(state.sentence), word: shown === text ? place(state.word) : null };
}
