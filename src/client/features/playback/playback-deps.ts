import type { Tier } from '../../../shared/limits.ts';
import type { MediaControls } from '../../platform/media-session.ts';
import type { Player } from '../../platform/player.ts';
import type { Speaker } from '../../platform/speaker.ts';
import type { AudioCache } from './audio-cache.ts';
import type { Highlight } from './reading.ts';
import type { SpeechClient } from './speech-client.ts';
import type { SpeechProblem } from './speech-problem.ts';
import type { SpeechState } from './speech-state.ts';

export interface Account {
  userId: string | undefined;
  tier: Tier;
}

export interface PlaybackInput extends Account {
  speed: number;
  /** HD characters that are left; undefined until the server has responded. */
  remaining: number | undefined;
  /** Whether `remaining` is a fallback because the allowance couldn't be fetched. */
  allowanceFailed: boolean;
}

export interface PlaybackListener {
  onState(state: SpeechState, highlight: Highlight | null): void;
  /** Not called when the user stops playback. */
  onProblem(problem: SpeechProblem, message: string): void;
  onStarted(): void;
  /** Called when the free Iris trial has been played to the end. */
  onTrialEnded(): void;
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
