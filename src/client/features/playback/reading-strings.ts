import { formatCount } from '../../../shared/format-count.ts';
import { translated } from '../../interface/translated.ts';

/** Playback strings that aren't part of the first load. */
export const readingStrings = translated('reading', {
  pause: 'Pause',
  resume: 'Resume',
  aiVoice: (name: string) => `${name}, an AI-generated voice`,
  preparing: 'Preparing the voice…',
  /** The server's own voice is read from its disk, which can take a while after a start. */
  loadingVoice: (share: number) => `Loading the voice… ${Math.floor(share * 100)}%`,
  /** The server makes the sound more slowly than it is played. */
  catchingUp: 'Preparing the next sentence…',
  position: 'Position',
  speed: 'Speed',
  speedValue: (speed: number) => `${speed}×`,
  download: 'Download MP3',
  estimate: (time: string) => `about ${time} long`,
  /** The unit follows, except on narrow screens. */
  cost: (count: number, tooLittle: boolean) => `${tooLittle ? 'needs' : 'uses'} ${formatCount(count)} HD`,
  onlyLeft: (count: number) => `, ${formatCount(count)} left`,
  trialEnded: 'That was your free Iris trial',
  trialEndedText: 'Your browser’s own voice is still free and unlimited.',
  upgrade: 'Upgrade',
  signIn: 'Sign In',
  upgradeHow: 'Press Upgrade at the top of the page',
  signInHow: 'Press Sign In at the top of the page',
  unit: (count: number) => (count === 1 ? 'character' : 'characters'),
});
