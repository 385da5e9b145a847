import { translated } from '../../interface/translated.ts';

/** Separate from the other strings, because the menu is loaded when it is opened. */
export const menuStrings = translated('menu', {
  import: 'Import audio, video or text…',
  export: 'Export…',
  share: 'Share live',
  copyBoth: 'Copy both languages',
  saveBoth: 'Save both languages',
  bothSaved: 'Both languages are in Saved Transcriptions.',
  punctuate: 'Add punctuation at pauses',
  microphone: 'Microphone…',
  shortcuts: 'Keyboard shortcuts',
  tidy: 'Tidy…',
  commands: 'Spoken commands',
  words: 'My words',
});

export const tidyStrings = translated('tidyMenu', {
  changed: 'Text changed',
  undo: 'Undo',
  undoAlt: 'Restore the previous text',
  textChanged: 'Changes not applied',
  textChangedNote: 'You edited the text in the meantime. Please try again.',
});
