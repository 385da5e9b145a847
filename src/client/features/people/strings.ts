import { translated } from '../../interface/translated.ts';

/** The screen that asks who uses this browser. */
export const whoStrings = translated('who', {
  title: 'Who are you?',
  lead: 'Choose your name to see your own texts, words and settings.',
  pinFor: (name: string) => `${name}’s PIN`,
  pin: 'PIN',
  continue: 'Continue',
  back: 'Back',
  needsPin: 'Needs a PIN',
  loadFailed: 'The server can’t be reached.',
  failed: 'That didn’t work. Please try again.',
  tryAgain: 'Try again',
});

export const peopleStrings = translated('people', {
  title: 'People',
  alone:
    'Does somebody else use this too? Add them, and each of you gets your own texts, words and settings.',
  several: 'Each of you has your own texts, words and settings.',
  you: 'You',
  manages: 'Manages the others',
  hasPin: 'Has a PIN',
  add: 'Add a person',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  yourName: 'Your name',
  theirName: 'Their name',
  name: 'Name',
  color: 'Colour',
  colors: {
    violet: 'Violet',
    blue: 'Blue',
    teal: 'Teal',
    green: 'Green',
    orange: 'Orange',
    red: 'Red',
    pink: 'Pink',
    grey: 'Grey',
  },
  optionalPin: 'PIN (optional)',
  newPin: 'New PIN (empty: no change)',
  currentPin: 'Current PIN',
  pinHint: 'Four to eight digits. It keeps the others out of these texts, but it doesn’t encrypt them.',
  noPin: 'Remove the PIN',
  save: 'Save',
  cancel: 'Cancel',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: (name: string) =>
    `This deletes all of ${name}’s texts, words and settings. It can’t be undone, so download a copy first.`,
  download: 'Download a copy',
  downloadOwn: 'Download my data',
  downloadFailed: 'The download didn’t work. Please try again.',
  confirmRemoval: 'Remove',
  added: (name: string) => `${name} was added.`,
  removed: (name: string) => `${name} was removed.`,
  saved: 'Your changes were saved.',
  failed: 'That didn’t work. Please try again.',
});

export const personMenuStrings = translated('personMenu', {
  label: (name: string) => `Menu for ${name}`,
  unnamed: 'Your menu',
  switch: 'Switch person',
  people: 'People',
  own: 'My name and PIN',
  settings: 'Settings',
});
