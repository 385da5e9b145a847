import { useEffect, useEffectEvent, useState } from 'react';
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
import { useLazyController } from '../../ui/use-lazy-controller.ts';
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
  const [chosenVoice, setChosenVoice] = useState<VoiceId | null>(null);
  const rememberVoice = (voice: VoiceId) => {
    setChosenVoice(voice);
    updateSettings({ voice });
  };
  const hasActed = useFirstAction();
  const allowance = useQuery(apiQueries.speechAllowance(client, tierKnown ? userId : undefined));
  const known = allowanceOf(tier, allowance, fallbackSpeechAllowance);
  const help = { tier, onUpgrade, onSignIn };
  const core = useLazyController({
    load: loadPlayback,
    isNeeded: hasActed || hasText || userId !== undefined,
    input: { help, remaining: known && remainingOf(known) },
    create: ({ createBrowserPlayback }, latest) =>
      createBrowserPlayback({
        client,
        queries,
        toast,
        help: () => latest().help,
        onState: (next, marked) => setShown({ state: next, highlight: marked }),
        onStarted: () => announce(playbackStrings.started),
        onTrialEnded: () => rememberVoice('browser'),
      }),
    update: (playback, { remaining }) =>
      playback.update({ userId, tier, speed: settings.speed, remaining, allowanceFailed: allowance.isError }),
  });
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
    chosen: chosenVoice,
    onChosen(id) {
      rememberVoice(id);
      core.get()?.changeVoice(id);
    },
    onProblem: tell,
  });
  const { voice } = voices;
  const prepareVoice = useEffectEvent(() => voices.prepareVoice(voice));
  useEffect(() => {
    if (hasText) prepareVoice();
  }, [hasText]);
  // Presses that are still waiting are dropped, because a recording must not pick up the audio.
  useEffect(() => {
    if (recording) core.forget();
  }, [recording, core]);

  return {
    ...voices,
    state,
    highlight,
    speed: settings.speed,
    setSpeed: (speed) => updateSettings({ speed }),
    play: (reading) => core.run((playback) => playback.play(options.pronounce(reading), voice)),
    preview: (id) => core.run((playback) => playback.preview(id)),
    stop: () => core.get()?.stop(),
    pause: () => core.get()?.pause(),
    resume: () => core.get()?.resume(),
    seek: (seconds) => core.get()?.seek(seconds),
    skip: (by) => core.get()?.skip(by),
    tier,
  };
}
