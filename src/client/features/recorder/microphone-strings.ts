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
  autoDetail: 'Your browser’s recognition where it works, this server where it doesn’t.',
  browser: 'This browser',
  browserDetail: 'Free and unlimited.',
  server: 'This server',
  signIn: 'Sign in to use it.',
  left: (seconds: number) =>
    seconds < 60
      ? `${Math.floor(seconds)} s of speech left.`
      : `${Math.floor(seconds / 60)} min of speech left.`,
  allow: 'Allow the microphone to see its level.',
  browserMicrophone: 'Your browser uses the microphone that is chosen in its own settings.',
  now: {
    browser: `Right now your browser writes down what you say. It may send the audio to its maker. ${brand.name} doesn’t receive or keep it.`,
    server:
      'Right now this server and its recognition provider write down what you say. The audio isn’t kept.',
  },
});
