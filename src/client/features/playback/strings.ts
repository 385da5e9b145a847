import { formatCount } from '../../../shared/format-count.ts';

/** Strings from the specification are used word for word. */
export const playbackStrings = {
  play: 'Play',
  /** When there is a text and its translation. */
  playOf: { original: 'Play original', translation: 'Play translation' },
  stop: 'Stop',
  pause: 'Pause',
  resume: 'Resume',
  loading: 'Preparing audio',
  voice: 'Voice',
  browserShort: 'Browser',
  preview: (name: string) => `Preview ${name}`,
  stopPreview: (name: string) => `Stop previewing ${name}`,
  tryOnce: 'try once',
  premium: 'HD',
  aiVoices: 'HD voices are AI-generated, not recordings of people.',
  aiVoice: (name: string) => `${name}, an AI-generated voice`,
  position: 'Position',
  speed: 'Speed',
  speedValue: (speed: number) => `${speed}×`,
  download: 'Download MP3',
  estimate: (time: string) => `about ${time} long`,
  hdLeft: (count: number) => `${formatCount(count)} HD`,
  /** Hidden on narrow screens. */
  hdLeftUnit: (count: number) => (count === 1 ? 'character' : 'characters'),
  left: 'left',
  cost: (count: number, tooLittle: boolean) => `${tooLittle ? 'needs' : 'uses'} ${formatCount(count)} HD`,
  onlyLeft: (count: number) => `, ${formatCount(count)} left`,
  trialEnded: 'That was your free try of Iris',
  trialEndedText: 'Your browser’s own voice is still free and unlimited.',
  started: 'Reading aloud',
  upgrade: 'Upgrade',
  signIn: 'Sign In',
  upgradeHow: 'Press Upgrade at the top of the page',
  signInHow: 'Press Sign In at the top of the page',
} as const;
