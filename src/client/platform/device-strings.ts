import { translated } from '../interface/translated.ts';

/** Error messages while On this device is on. */
export const deviceAnswerStrings = translated('deviceAnswers', {
  refused: 'Nothing was sent, because On this device is on.',
  missing: 'This transcription isn’t on this device.',
});
