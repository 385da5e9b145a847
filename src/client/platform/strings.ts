import { translated } from '../interface/translated.ts';

/** Shown when this server's own engine does the work and no provider is involved. */
export const onServerStrings = translated('onServer', {
  translation: 'Translated on this server.',
  translationMore: 'Your text wasn’t sent anywhere else.',
  recognition: 'Your speech is transcribed on this server. It isn’t kept or sent anywhere else.',
  voice: (name: string) => `${name}, an AI-generated voice, created on this server`,
  simpleVoice: (name: string) => `${name}, a basic synthetic voice generated on this server`,
});
