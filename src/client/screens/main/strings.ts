export const mainStrings = {
  heading: 'Record, read, translate and listen',
  tabs: 'Views',
  record: 'Record',
  saved: 'Saved Transcriptions',
  card: 'Transcript and translation',
  view: 'Text shown',
  original: 'Original',
  translated: 'Translated',
  clear: 'Clear the text',
  more: 'More',
  export: 'Export…',
  punctuate: 'Punctuate by pauses',
  shortcuts: 'Keyboard shortcuts',
  savedExist: 'you have saved transcriptions',
  unsupportedTitle: 'This browser cannot recognise speech',
  unsupported:
    'To record, please use Chrome, Edge or Safari. Everything else works here too: type or paste a text.',
  tiers: { free: 'Free', premium: 'Premium' },
} as const;

export const saveStrings = {
  save: 'Save',
  saveTranslation: 'Save translation',
  saveAndStartNew: 'Save & Start New',
} as const;

export const openStrings = {
  title: 'Replace the text in the recorder?',
  text: 'The recorder holds a text already. Opening the saved one removes it.',
  confirm: 'Replace',
  cancel: 'Keep my text',
} as const;
