import { limits, type Tier } from '../../../shared/limits.ts';
import type { TextRange } from '../../../shared/sentences.ts';
import type { VoiceId } from '../../../shared/voices.ts';
import type { SpeechError } from './speech-problems.ts';

export type Phase = 'idle' | 'loading' | 'playing' | 'error';

/** The speech state of the specification, and what the controls need beside it. */
export interface SpeechState {
  isPlaying: boolean;
  isPremiumVoice: boolean;
  error: string | null;
  remainingCharacters: number | 'unlimited';
  audioUrl: string | null;

  phase: Phase;
  /** What is told of an earlier run comes too late and changes nothing. */
  run: number;
  paused: boolean;
  /** Seconds. */
  position: number;
  duration: number | null;
  /** What is being read, as positions in the text that was given to play. */
  sentence: TextRange | null;
  word: TextRange | null;
  /** Which text, language and voice the audio is of. */
  audioKey: string | null;
  /** The voice whose sample is heard; the text itself is then not playing. */
  previewing: VoiceId | null;
}

/** Before any answer a free user has 50 characters, a premium one no limit that is known. */
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

/** What a voice tells while it reads. */
export type VoiceEvent =
  | { type: 'audio-ready'; audioUrl: string; audioKey: string }
  | { type: 'started' }
  | { type: 'progressed'; position: number; duration: number | null }
  | { type: 'reached'; sentence: TextRange | null; word: TextRange | null }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'ended' }
  | { type: 'failed'; error: SpeechError }
  /** The browser needs another tap before it plays sound. */
  | { type: 'blocked' }
  | { type: 'allowance-known'; remaining: number };
