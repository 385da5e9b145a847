import { tooLongToSave } from '../../../shared/save-limit.ts';
import { translated } from '../../interface/translated.ts';

export const mainStrings = translated('main', {
  heading: 'Record, read, translate and listen',
  tabs: 'Views',
  record: 'Record',
  conversation: 'Conversation',
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
  unsupportedDevice: 'Or turn on “On this device” in Settings to dictate in English here.',
  unsupportedServer: 'Or stay in this browser and let this server transcribe what you say.',
  unsupportedSignIn: 'You’ll need to sign in first.',
  dismiss: 'Dismiss',
  onDevice: 'On this device',
  tiers: { free: 'Free', premium: 'Premium' },
});

export const saveStrings = translated('save', {
  save: 'Save',
  saveAsNew: 'Save as new',
  saveAndStartNew: 'Save & Start New',
  signedIn: {
    save: 'You’re signed in. Saving your text…',
    translate: 'You’re signed in, and translation is on.',
  },
});

export const toolStrings = translated('tools', {
  tidy: 'Tidy',
  export: 'Export',
  orDrop: 'or drop a recording, video, subtitle or document here',
  orUse: 'or use a recording, video, subtitle or document',
  chooseFile: 'Choose file',
});

export const documentStrings = translated('document', {
  menu: 'Document options',
  rename: 'Rename',
  name: 'Name of the document',
  back: (title: string) => `Back to ${title}`,
  saved: (when: string) => (when === '' ? 'Saved' : `Saved ${when}`),
  edited: 'Edited, not saved',
  notSaved: 'Not saved',
  saving: 'Saving…',
});

export const newTextStrings = translated('newText', {
  started: 'New document started',
  stillHere: (title: string) => `“${title}” is still here.`,
  back: 'Go back',
});

export const menuStrings = translated('menu', {
  share: 'Share live',
  newText: 'New document',
  copyBoth: 'Copy both languages',
  settings: 'Settings',
  shortcuts: 'Keyboard shortcuts',
});

export const tidyStrings = translated('tidyMenu', {
  changed: 'Text changed',
  undo: 'Undo',
  undoAlt: 'Restore the previous text',
  textChanged: 'Changes not applied',
  textChangedNote: 'You edited the text in the meantime. Please try again.',
});

export const overCapStrings = translated('overCap', {
  longSave: 'Premium has ended. You can save this text in full once.',
  tooLong: tooLongToSave,
  canStillCopy: 'You can still copy or export it.',
});
