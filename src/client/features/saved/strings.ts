import { translated } from '../../interface/translated.ts';

/** Part of the first load, for when the code for saving can't be loaded. */
export const saveFailureStrings = translated('saveFailure', {
  title: 'Not saved',
  description: 'Failed to save transcription. Please try again.',
});
