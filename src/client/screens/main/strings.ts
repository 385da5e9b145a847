export const mainStrings = {
  heading: 'Record, read, translate and listen',
  tabs: 'Views',
  record: 'Record',
  saved: 'Saved Transcriptions',
  card: 'Transcript and translation',
  view: 'Text shown',
  original: 'Original',
  translated: 'Translated',
  savedExist: 'you have saved transcriptions',
  unsupportedTitle: 'This browser cannot recognise speech',
  unsupported:
    'To record, please use Chrome, Edge or Safari. Everything else works here too: type or paste a text.',
  tiers: { free: 'Free', premium: 'Premium' },
} as const;
