import { formatCount } from '../../../shared/format-count.ts';
import type { VoiceId } from '../../../shared/voices.ts';
import { translated } from '../../interface/translated.ts';
import type { SpeechProblem } from './speech-problem.ts';

export const playbackStrings = translated('playback', {
  play: 'Play',
  /** When both the text and its translation are shown. */
  playOf: { original: 'Play original', translation: 'Play translation' },
  stop: 'Stop',
  voice: 'Voice',
  browserShort: 'Browser',
  preview: (name: string) => `Preview ${name}`,
  stopPreview: (name: string) => `Stop previewing ${name}`,
  tryOnce: 'try once',
  premium: 'HD',
  aiVoices: 'HD voices are AI-generated, not recordings of people.',
  started: 'Reading aloud',
  estimate: (time: string) => `about ${time} long`,
  /** The unit follows, except on narrow screens. */
  cost: (count: number, tooLittle: boolean) => `${tooLittle ? 'needs' : 'uses'} ${formatCount(count)} HD`,
  onlyLeft: (count: number) => `, ${formatCount(count)} left`,
  unit: (count: number) => (count === 1 ? 'character' : 'characters'),
});

export const readingStrings = translated('reading', {
  pause: 'Pause',
  resume: 'Resume',
  aiVoice: (name: string) => `${name}, an AI-generated voice`,
  preparing: 'Preparing the voice…',
  /** The server's own voice is read from its disk, which can take a while after a start. */
  loadingVoice: (loaded: number, size: number) =>
    `Loading the voice… ${formatCount(loaded)} of ${formatCount(size)} MB`,
  /** The server makes the sound more slowly than it is played. */
  catchingUp: 'Preparing the next sentence…',
  position: 'Position',
  speed: 'Speed',
  speedValue: (speed: number) => `${speed}×`,
  download: 'Download MP3',
  trialEnded: 'That was your free Iris trial',
  trialEndedText: 'Your browser’s own voice is still free and unlimited.',
  upgrade: 'Upgrade',
  signIn: 'Sign In',
  upgradeHow: 'Press Upgrade at the top of the page',
  signInHow: 'Press Sign In at the top of the page',
  hdLeft: (count: number) => `${formatCount(count)} HD`,
  /** Hidden on narrow screens. */
  hdLeftUnit: (count: number) => (count === 1 ? 'character' : 'characters'),
  left: 'left',
});

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
  'no-voice': 'This device has no voice for this language. Try an HD voice instead.',
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

export interface VoiceTexts {
  browserName: string;
  descriptions: Record<VoiceId, string>;
}

/** The English texts are defined with the voices. The HD voices keep their names in every language. */
export const voiceTexts = translated<VoiceTexts | undefined>('voices', undefined);
