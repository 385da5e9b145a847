import { translated } from '../../interface/translated.ts';

/** Shown when pressing record can't start a recording. */
export const refusalStrings = translated('recordRefusals', {
  unsupportedTitle: 'This browser can’t record',
  unsupportedToast:
    'To record, please use Chrome, Edge or Safari. You can still type or paste your text here.',
  pausedTitle: 'Transcription Paused',
  pausedToast: 'Recording is paused due to length limit. Please save or clear the current transcription.',
});
