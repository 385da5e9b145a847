import { translated } from '../interface/translated.ts';

/** Error messages while On this device is on. */
export const deviceErrorStrings = translated('deviceResponses', {
  refused: 'Nothing was sent because “On this device” is on.',
  missing: 'This transcription isn’t on this device.',
});
