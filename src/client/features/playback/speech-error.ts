import type { SpeechProblem } from './speech-problem.ts';
import { problemTexts } from './strings.ts';

/** More precise than the messages that users see. */
export const innerErrors = {
  allowance: 'Failed to fetch speech allowance',
  generate: 'Failed to generate speech',
  noUrl: 'TTS API did not return an audio URL',
} as const;

/** The message is for users; `inner` is the actual error. */
export class SpeechError extends Error {
  override name = 'SpeechError';
  readonly problem: SpeechProblem;
  readonly inner: string;

  constructor(problem: SpeechProblem, message: string = problemTexts[problem], inner?: string) {
    super(message);
    this.problem = problem;
    this.inner = inner ?? (problem === 'EMPTY_INPUT' ? problem : message);
  }
}
