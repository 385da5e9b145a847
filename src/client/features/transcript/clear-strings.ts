import { translated } from '../../interface/translated.ts';

export const clearStrings = translated('clearing', {
  title: 'Clear the text?',
  text: 'This removes the transcript and its translation. Your saved transcriptions are kept.',
  confirm: 'Clear',
  cancel: 'Keep',
  cleared: 'Cleared',
  undo: 'Undo',
  undoAlt: 'Restore the cleared text',
});
