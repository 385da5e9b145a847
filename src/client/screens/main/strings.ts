export const mainStrings = {
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
  unsupportedServer: 'You can also record here: this server writes down what you say.',
  unsupportedSignIn: 'Sign in first.',
  dismiss: 'Dismiss',
  tiers: { free: 'Free', premium: 'Premium' },
} as const;

export const saveStrings = {
  save: 'Save',
  saveTranslation: 'Save translation',
  saveAndStartNew: 'Save & Start New',
  originalSaved: 'Your original text is in Saved Transcriptions.',
  translationSaved: 'Your translation is in Saved Transcriptions.',
  longSave: 'Premium has ended: you can save this text once at its full length.',
  stillCopied: 'You can still copy or export it.',
} as const;

export const openStrings = {
  title: 'Replace the text in the recorder?',
  text: 'The text in the recorder will be lost.',
  confirm: 'Replace',
  cancel: 'Keep my text',
} as const;
