import { translated } from '../../interface/translated.ts';

/** On the page from the start, for when the rest of saving can't be loaded. */
export const saveFailureStrings = translated('saveFailure', {
  title: 'Not saved',
  description: 'Failed to save transcription. Please try again.',
});
