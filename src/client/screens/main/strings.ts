import { translated } from '../../interface/translated.ts';

export const mainStrings = translated('main', {
  heading: 'Record, read, translate and listen',
  tabs: 'Views',
  record: 'Record',
  saved: 'Saved Transcriptions',
  card: 'Transcript and translation',
  view: 'Original or translated text',
  original: 'Original',
  translated: 'Translated',
  clear: 'Clear the text',
  more: 'More',
  savedExist: 'you have saved transcriptions',
  unsupportedTitle: 'This browser can’t recognise speech',
  unsupported:
    'To record, please use Chrome, Edge or Safari. Everything else works here: just type or paste your text.',
  unsupportedServer: 'Or stay in this browser and let this server transcribe what you say.',
  unsupportedSignIn: 'You’ll need to sign in first.',
  dismiss: 'Dismiss',
  onDevice: 'On this device',
  tiers: { free: 'Free', premium: 'Premium' },
});

export const saveStrings = translated('save', {
  save: 'Save',
  saveTranslation: 'Save translation',
  saveAndStartNew: 'Save & Start New',
  originalSaved: 'Your original text is in Saved Transcriptions.',
  translationSaved: 'Your translation is in Saved Transcriptions.',
});
