/** Why a text isn't read, or not to its end. */
export type SpeechProblem =
  | 'EMPTY_INPUT'
  | 'sign-in'
  | 'trial-sign-in'
  | 'premium-required'
  | 'trial-used'
  | 'trial-too-long'
  | 'trial-check-failed'
  | 'trial-check-invalid'
  | 'trial-check-unreachable'
  | 'speech-limit'
  | 'unavailable'
  | 'browser-failed'
  | 'audio-failed'
  | 'stopped'
  | 'tap-again'
  | 'no-voice'
  | 'unsupported';

export const problemTexts: Readonly<Record<SpeechProblem, string>> = {
  EMPTY_INPUT: 'There’s no text to read aloud. Type or record something first.',
  'sign-in': 'You need to sign-in first.',
  'trial-sign-in': 'Sign in to use the Iris trial.',
  'premium-required': 'This voice is part of Premium.',
  'trial-used': 'Iris trial already used. Upgrade to premium for unlimited access.',
  'trial-too-long': 'Iris trial is limited to 50 characters (about 8-10 words).',
  'trial-check-failed': 'Failed to check Iris trial status.',
  'trial-check-invalid': 'Invalid response from trial check.',
  'trial-check-unreachable': 'Failed to verify Iris trial.',
  'speech-limit':
    'Character limit exceeded. Free users are limited to 50 characters per day. Upgrade to premium for 5,000 characters per month.',
  unavailable: 'Sorry, speech service is unavailable. Please try again later.',
  'browser-failed': 'Failed to play speech',
  'audio-failed': 'Error playing audio',
  stopped: 'Speech playback stopped.',
  'tap-again': 'Your browser needs one more tap to play sound. Please press Play again.',
  'no-voice': 'Your device has no voice for this language. Try an HD voice instead.',
  unsupported: 'This browser can’t read text aloud. Try an HD voice instead.',
};

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
