import { translated } from '../../interface/translated.ts';

/** Why a press of the record button does nothing. */
export const refusalStrings = translated('recordRefusals', {
  unsupportedTitle: 'This browser can’t record',
  unsupportedToast:
    'To record, please use Chrome, Edge or Safari. You can still type or paste your text here.',
  pausedTitle: 'Transcription Paused',
  pausedToast: 'Save or clear the text to continue recording.',
});
