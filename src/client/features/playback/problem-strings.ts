import { translated } from '../../interface/translated.ts';
import type { SpeechProblem } from './speech-problem.ts';

export const problemTexts = translated('speechProblems', {
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
} satisfies Record<SpeechProblem, string>);

/** For a problem without a title, its text becomes the title. */
export const problemTitles = translated('speechProblemTitles', {
  EMPTY_INPUT: 'Nothing to read',
  'sign-in': 'Sign in for HD voices',
  'trial-sign-in': 'Try Iris once',
  'premium-required': 'HD voice',
  'trial-used': 'Iris trial',
  'trial-too-long': 'Iris trial',
  'trial-check-failed': 'Iris trial',
  'trial-check-invalid': 'Iris trial',
  'trial-check-unreachable': 'Iris trial',
  'speech-limit': 'Not enough HD characters',
  'no-voice': 'No voice found',
  unsupported: 'No browser voice',
  'tap-again': 'One more tap',
} satisfies Partial<Record<SpeechProblem, string>>);
