/** Why the text wasn't read aloud, or not to the end. */
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
