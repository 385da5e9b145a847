import { translated } from '../../interface/translated.ts';

export const saveResultStrings = translated('saveResult', {
  loginTitle: 'Login Required',
  login: 'Please sign in to save your transcription',
  signIn: 'Sign In',
  signInAlt: 'Sign in to save',
  limitTitle: 'Transcription Limit Reached',
  limit: 'You have reached your saved transcription limit. Upgrade to premium for more storage.',
  upgrade: 'Upgrade',
  upgradeAlt: 'Upgrade to Premium for more storage',
  savedTitle: 'Saved!',
  view: 'View Saved',
  viewAlt: 'Open the Saved Transcriptions tab',
  /** For a text that was opened from the list. */
  newEntry: 'This is a new entry. The one you opened hasn’t changed.',
  offlineTitle: 'You’re offline',
  /** Follows the message that saving failed. */
  kept: 'Your text stays on this device, so you can save it when you’re back online.',
});
