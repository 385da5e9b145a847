import { brand } from '../../../shared/brand.ts';
import { translated } from '../../interface/translated.ts';

export const microphoneStrings = translated('microphone', {
  title: 'Microphone',
  choose: 'Choose another',
  chooseAltText: 'Choose another microphone',
  unnamed: 'your microphone',
  noSound: (name: string) => ({
    title: `Nothing is coming from ${name}`,
    description: 'Check that it’s switched on and not muted.',
  }),
  unplugged: (name: string) => ({
    title: 'Your microphone was unplugged',
    description: `Recording continues with ${name}.`,
  }),
  recognition: 'Speech recognition',
  auto: 'Automatic',
  autoDetail: 'Uses your browser’s recognition when it works, and this server when it doesn’t.',
  browser: 'This browser',
  browserDetail: 'Free and unlimited.',
  server: 'This server',
  signIn: 'Sign in to use it.',
  left: (seconds: number) =>
    seconds < 60
      ? `${Math.floor(seconds)} s of speech left`
      : `${Math.floor(seconds / 60)} min of speech left`,
  allow: 'Allow microphone access to see the input level.',
  browserMicrophone: 'Your browser uses the microphone selected in its settings.',
  now: {
    browser: `Your browser currently transcribes what you say. It may send the audio to the company that makes the browser. ${brand.name} doesn’t receive or keep it.`,
    server:
      'This server and its recognition provider currently transcribe what you say. The audio isn’t kept.',
  },
});
