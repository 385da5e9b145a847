import { translated } from '../../interface/translated.ts';

export const sharedFileStrings = translated('sharedFile', {
  title: 'Open this file?',
  text: 'Another app or website sent this file. Open it only if you shared it yourself.',
  open: 'Open it',
  cancel: 'Not now',
});
