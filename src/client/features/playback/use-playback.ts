import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Tier } from '../../../shared/limits.ts';
import type { VoiceId } from '../../../shared/voices.ts';
import { allowanceOf, fallbackSpeechAllowance, remainingOf } from '../../api/fallbacks.ts';
import { apiQueries } from '../../api/queries.ts';
import { useQuery, useQueryClient } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { loadTranslated } from '../../interface/translated.ts';
import { useFirstAction } from '../../platform/use-first-action.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import type { Playback } from './create-playback.ts';
import type { Highlight, Reading } from './reading.ts';
import type { SpeechProblem } from './speech-problem.ts';
import { initialSpeechState, type SpeechState } from './speech-state.ts';
import { playbackStrings } from './strings.ts';
import { useVoices, type Voices } from './use-voices.ts';

export interface PlaybackOptions {
  userId: string | undefined;
  tier: Tier;
  tierKnown: boolean;
  hasText: boolean;
  recording: boolean;
  /** Replaces words with the spelling that voices should read. */
  pronounce(reading: Reading): Reading;
  onUpgrade(): void;
  onSignIn(): void;
}

export interface PlaybackControls extends Voices {
  state: SpeechState;
  highlight: Highlight | null;
  speed: number;
  setSpeed(speed: number): void;
  /** Call it in the tap's event handler: browsers allow sound only then. */
  play(reading: Reading): void;
  stop(): void;
  pause(): void;
  resume(): void;
  seek(seconds: number): void;
  skip(by: 1 | -1): void;
  preview(id: VoiceId): void;
  tier: Tier;
}

const loadPlayback = () => loadTranslated(() => import('./browser-playback.ts'));
const nothingRead = { state: initialSpeechState('free'), highlight: null };

/** Connects the page to the playback code, which is loaded once there is text, a user or a press. */
export function usePlayback(options: PlaybackOptions): PlaybackControls {
  const { userId, tier, tierKnown, hasText, recording, onUpgrade, onSignIn } = options;
  const client = useBackend();
  const queries = useQueryClient();
  const toast = useToast();
  const announce = useAnnounce();
  const [settings, updateSettings] = useSettings();
  const [{ state, highlight }, setShown] = useState<{ state: SpeechState; highlight: Highlight | null }>(
    nothingRead,
  );
  const hasActed = useFirstAction();
  const [presses, setPresses] = useState(0);
  const isExpected = hasActed || hasText || userId !== undefined;
  const module = useLazyModule(loadPlayback, presses + (isExpected ? 1 : 0));
  const core = useRef<Playback | null>(null);
  const waiting = useRef<((playback: Playback) => void)[]>([]);

  const returnToBrowserVoice = useEffectEvent(() => voices.choose('browser'));
  const help = { tier, onUpgrade, onSignIn };
  const helpNow = useEffectEvent(() => help);
  useEffect(() => {
    if (!module) return;
    const created = module.createBrowserPlayback({
      client,
      queries,
      toast,
      help: () => helpNow(),
      onState: (next, marked) => setShown({ state: next, highlight: marked }),
      onStarted: () => announce(playbackStrings.started),
      onTrialEnded: () => returnToBrowserVoice(),
    });
    core.current = created;
    return () => {
      core.current = null;
      created.dispose();
    };
  }, [module, client, queries, toast, announce]);

  const allowance = useQuery(apiQueries.speechAllowance(client, tierKnown ? userId : undefined));
  const known = allowanceOf(tier, allowance, fallbackSpeechAllowance);
  useEffect(() => {
    const playback = core.current;
    if (!playback) return;
    const remaining = known && remainingOf(known);
    playback.update({ userId, tier, speed: settings.speed, remaining, allowanceFailed: allowance.isError });
    for (const press of waiting.current.splice(0)) press(playback);
  });

  // Presses that are still waiting are dropped, because a recording must not pick up the audio.
  useEffect(() => {
    if (recording) waiting.current = [];
  }, [recording]);

  const tell = (problem: SpeechProblem) => {
    loadTranslated(() => import('./problem-toast.ts')).then(
      ({ problemToast }) => toast(problemToast(problem, help)),
      // The page already says that it is offline.
      () => {},
    );
  };
  const voices = useVoices({
    userId,
    tier,
    tierKnown,
    onUpgrade,
    onChosen: (id) => core.current?.changeVoice(id),
    onProblem: tell,
  });
  const { voice } = voices;
  const prepareVoice = useEffectEvent(() => voices.prepareVoice(voice));
  useEffect(() => {
    if (hasText) prepareVoice();
  }, [hasText]);

  const whenLoaded = (press: (playback: Playback) => void) => {
    if (core.current) {
      press(core.current);
      return;
    }
    waiting.current.push(press);
    setPresses((count) => count + 1);
    loadPlayback().catch(() => {
      waiting.current = [];
    });
  };

  return {
    ...voices,
    state,
    highlight,
    speed: settings.speed,
    setSpeed: (speed) => updateSettings({ speed }),
    play: (reading) => whenLoaded((playback) => playback.play(options.pronounce(reading), voice)),
    preview: (id) => whenLoaded((playback) => playback.preview(id)),
    stop: () => core.current?.stop(),
    pause: () => core.current?.pause(),
    resume: () => core.current?.resume(),
    seek: (seconds) => core.current?.seek(seconds),
    skip: (by) => core.current?.skip(by),
    tier,
  };
}
