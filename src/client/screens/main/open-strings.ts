import { translated } from '../../interface/translated.ts';

export const openStrings = translated('openSaved', {
  title: 'Replace the text in the recorder?',
  text: 'The text in the recorder will be lost.',
  confirm: 'Replace',
  cancel: 'Keep my text',
});
