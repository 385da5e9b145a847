import { translated } from '../../interface/translated.ts';

export const keptStrings = translated('keptRecordings', {
  setting: 'Keep recordings on this device',
  settingText: 'So you can press a sentence and hear it as it was said. About 15 MB an hour.',
  settingImpossible:
    'This browser can’t record and recognise speech at once, so only speech that another engine transcribes is kept.',
  offer:
    'Keep the sound of your recordings on this device? You can then press a sentence to hear it. About 15 MB an hour; nothing is uploaded.',
  accept: 'Keep recordings',
  decline: 'Don’t keep them',
  accepted: 'Your next recordings will be kept on this device',
  impossible: 'The sound isn’t kept',
  impossibleText: 'This browser can’t record and recognise speech at once. Your words are written as usual.',
  full: 'No room left for the sound of this recording',
  fullText: (size: string) =>
    `Your words are still written. Deleting your oldest recordings frees ${size}; their texts stay.`,
  fullHere: 'Your words are still written. Free some space on this device to keep recordings.',
  deleteOldest: 'Delete oldest',
  deleteOldestAlt: (size: string) => `Delete your oldest recordings to free ${size}`,
  signOut: 'Delete your recordings from this device?',
  signOutText: 'Others who use this browser shouldn’t be able to hear them.',
  signOutDelete: 'Delete recordings and sign out',
  signOutKeep: 'Keep recordings and sign out',
  alsoDelete: (size: string) => `Also delete my recordings from this device (${size})`,
});

/** Only in the personal edition, whose server can keep copies. */
export const copyStrings = translated('recordingCopies', {
  place: 'Where recordings are kept',
  placeText:
    'On the computer that runs Rhapsode, recordings of saved texts can also be heard from your phone.',
  here: 'On this device',
  there: 'On the computer that runs Rhapsode',
  waiting: 'Some of them are only on this device so far. Rhapsode tries again when you open it.',
  failed: 'The recording stays on this device',
  failedText:
    'It couldn’t be copied to the computer that runs Rhapsode. The next try is when you open Rhapsode.',
  noRoom: 'The computer that runs Rhapsode is running out of space.',
  tooLarge: 'It’s too large for the computer that runs Rhapsode.',
  space: (size: string) => `${size} on the computer that runs Rhapsode.`,
  deleteText:
    'They are deleted from this device and from the computer that runs Rhapsode. Your texts stay, but you can’t hear the recordings again. A recording that is still being transcribed is kept.',
  notDeleted: 'The recordings on the computer that runs Rhapsode couldn’t be deleted. Please try again.',
});
