import { translated } from '../../interface/translated.ts';

export const swapStrings = translated('swapping', {
  title: 'Replace the text with its translation?',
  text: 'The translation becomes your text, and your edited text becomes the translation.',
  confirm: 'Swap',
  cancel: 'Keep my text',
});
