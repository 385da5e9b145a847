import { translated } from '../../interface/translated.ts';
import type { Hold } from './speech-queue-view.ts';

/** Shown when the server takes over for the first time. */
export const takenOverStrings = translated('takenOver', {
  title: 'Now transcribing on this server',
  description:
    'Your speech is sent to this server and its recognition provider to be transcribed, and isn’t kept.',
});

export const waitingSpeechStrings = translated('waitingSpeech', {
  title: (seconds: number) =>
    seconds < 100
      ? `${seconds} s of speech hasn’t been transcribed`
      : `${Math.round(seconds / 60)} min of speech hasn’t been transcribed`,
  why: {
    earlier: 'The audio is on this device only.',
    failed: 'The audio is on this device only.',
    offline: 'We’ll transcribe it when we can reach the server. The audio is on this device only.',
    allowance: 'You’ve used up your speech allowance. The audio is on this device only.',
    'signed-out': 'Sign in to have it transcribed. The audio is on this device only.',
    full: 'Your text has reached the length limit. Save or clear it first.',
  } satisfies Record<Hold, string>,
  unsavedTitle: 'This device’s storage is full',
  unsaved: 'Keep this page open until your speech is transcribed.',
  transcribe: 'Transcribe',
  download: 'Download',
  discard: 'Discard',
  fileName: 'speech.wav',
  discardTitle: 'Discard this speech?',
  discardText: 'It hasn’t been transcribed, and there’s no other copy.',
  keep: 'Keep it',
});
