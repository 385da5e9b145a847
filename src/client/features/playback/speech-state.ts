import { limits, type Tier } from '../../../shared/limits.ts';
import type { TextRange } from '../../../shared/sentences.ts';
import type { VoiceId } from '../../../shared/voices.ts';
import type { SpeechError } from './speech-error.ts';

export type Phase = 'idle' | 'loading' | 'playing' | 'error';

/** The first five fields are the speech state of the specification. */
export interface SpeechState {
  isPlaying: boolean;
  isPremiumVoice: boolean;
  error: string | null;
  remainingCharacters: number | 'unlimited';
  audioUrl: string | null;

  phase: Phase;
  /** Incremented for each playback, so that events from an earlier one can be ignored. */
  run: number;
  paused: boolean;
  /** In seconds. */
  position: number;
  duration: number | null;
  /** Positions in the spoken text. */
  sentence: TextRange | null;
  word: TextRange | null;
  /** Identifies the text, language and voice of the audio. */
  audioKey: string | null;
  /** The keys of the audio that was generated in this session and isn't charged again. */
  paid: readonly string[];
  /** The voice that is being previewed instead of reading the text. */
  previewing: VoiceId | null;
}

/** Whether a text or a preview is being played, or is about to be. */
export const isSounding = ({ phase }: SpeechState): boolean => phase === 'loading' || phase === 'playing';

/** Whether a text is being read aloud, or is about to be. Previews don't count. */
export const isReading = (state: SpeechState): boolean => isSounding(state) && state.previewing === null;

/** Until the server responds, free users have 50 characters and premium users no known limit. */
export function initialSpeechState(tier: Tier): SpeechState {
  return {
    isPlaying: false,
    isPremiumVoice: false,
    error: null,
    remainingCharacters: tier === 'premium' ? 'unlimited' : limits.free.speechCharacters,
    audioUrl: null,
    phase: 'idle',
    run: 0,
    paused: false,
    position: 0,
    duration: null,
    sentence: null,
    word: null,
    audioKey: null,
    paid: [],
    previewing: null,
  };
}

export type PlaybackEvent =
  | { type: 'began'; run: number; isPremiumVoice: boolean; previewing?: VoiceId }
  | { type: 'audio-ready'; run: number; audioUrl: string; audioKey: string }
  | { type: 'started'; run: number }
  | { type: 'progressed'; run: number; position: number; duration: number | null }
  | { type: 'reached'; run: number; sentence: TextRange | null; word: TextRange | null }
  | { type: 'paused'; run: number }
  | { type: 'resumed'; run: number }
  | { type: 'ended'; run: number }
  | { type: 'stopped' }
  | { type: 'failed'; run: number; error: string }
  | { type: 'allowance-known'; remaining: number }
  | { type: 'allowance-failed'; remaining: number; error: string }
  | { type: 'account-changed'; tier: Tier };

export type VoiceEvent =
  | { type: 'audio-ready'; audioUrl: string; audioKey: string }
  | { type: 'started' }
  | { type: 'progressed'; position: number; duration: number | null }
  | { type: 'reached'; sentence: TextRange | null; word: TextRange | null }
  | { type: 'paused' }
  | { type: 'resumed' }
  /** `trial`: this was the free Iris trial. */
  | { type: 'ended'; trial?: boolean }
  | { type: 'failed'; error: SpeechError }
  /** The browser needs another tap before it plays sound. */
  | { type: 'blocked' }
  | { type: 'allowance-known'; remaining: number };
