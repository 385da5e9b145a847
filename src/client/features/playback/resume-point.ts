import type { VoiceId } from '../../../shared/voices.ts';
import { isSameReading, type Reading } from './reading.ts';
import type { SpeechState } from './speech-state.ts';

/** Where a reading begins: in the spoken text, and for HD audio in seconds after that. */
export interface Start {
  from: number;
  position: number;
}

export interface CurrentReading extends Start {
  reading: Reading;
  spoken: string;
  voice: VoiceId;
  /** A voice that was chosen while the reading was paused. */
  nextVoice?: VoiceId;
}

export const beginning: Start = { from: 0, position: 0 };

/** The beginning of the sentence that is being read. */
export const sentenceStart = (current: CurrentReading, { sentence }: SpeechState): Start => ({
  from: sentence?.start ?? current.from,
  position: 0,
});

/** How far a reading has got. HD audio resumes from the same second, but only with the same voice. */
export interface ResumePoint extends CurrentReading {
  sentence: Start;
}

export const resumePointOf = (current: CurrentReading, state: SpeechState): ResumePoint => ({
  ...current,
  position: state.position || current.position,
  sentence: sentenceStart(current, state),
});

/** Where to begin a reading, given the one that was interrupted last. */
export function startAfter(point: ResumePoint | null, reading: Reading, voice: VoiceId): Start {
  if (!point || !isSameReading(point.reading, reading)) return beginning;
  return voice === point.voice && voice !== 'browser' ? point : point.sentence;
}
