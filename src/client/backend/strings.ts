import { translated } from '../interface/translated.ts';

/** Error messages while On this device is on. */
export const deviceErrorStrings = translated('deviceResponses', {
  refused: 'Nothing was sent because “On this device” is on.',
  missing: 'This transcription isn’t on this device.',
  full: 'This device’s storage is full. Export the text, or delete recordings or saved transcriptions to make room.',
  makeRoom: 'Make room',
  makeRoomAlt: 'Open Settings to delete recordings',
});
