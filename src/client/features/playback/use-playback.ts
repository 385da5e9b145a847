import { useSyncExternalStore } from 'react';
import type { Tier } from '../../../shared/limits.ts';
import type { VoiceId } from '../../../shared/voices.ts';
import { allowanceOf, fallbackSpeechAllowance, remainingOf } from '../../api/fallbacks.ts';
import { apiQueries } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { nothingRead, type Player, type PlayerInput } from './create-player.ts';
import type { Highlight, Reading } from './reading.ts';
import type { SpeechState } from './speech-state.ts';
import { useVoices, type Voices } from './use-voices.ts';

export interface PlaybackOptions {
  userId: string | undefined;
  tier: Tier;
  tierKnown: boolean;
  onUpgrade(): void;
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
  /** What the player has to know about the account. */
  allowance: Pick<PlayerInput, 'remaining' | 'allowanceFailed' | 'isVoiceKnown'>;
}

/** The state of a player and the voices, with the methods that components call. */
export function usePlayback(player: Player, options: PlaybackOptions): PlaybackControls {
  const { userId, tier, tierKnown, onUpgrade } = options;
  const [settings, updateSettings] = useSettings();
  const { state, highlight, chosenVoice } = useSyncExternalStore(
    player.subscribe,
    player.status,
    () => nothingRead,
  );
  const allowance = useQuery(apiQueries.speechAllowance(useBackend(), tierKnown ? userId : undefined));
  const known = allowanceOf(tier, allowance, fallbackSpeechAllowance);
  const voices = useVoices({
    ...{ userId, tier, tierKnown, onUpgrade },
    chosen: chosenVoice,
    onChosen: player.chooseVoice,
    onProblem: player.tell,
  });
  const { play, preview, stop, pause, resume, seek, skip } = player;
  const isVoiceKnown = tierKnown || (chosenVoice ?? settings.voice) === 'browser';
  return {
    ...voices,
    ...{ state, highlight, tier, play, preview, stop, pause, resume, seek, skip },
    speed: settings.speed,
    setSpeed: (speed) => updateSettings({ speed }),
    allowance: {
      remaining: known && remainingOf(known),
      allowanceFailed: allowance.isError,
      isVoiceKnown,
    },
  };
}
