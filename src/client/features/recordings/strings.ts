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
