import { translated } from '../../interface/translated.ts';

/** Why a press of the record button does nothing. */
export const refusalStrings = translated('recordRefusals', {
  none: {
    title: 'This browser can’t record',
    description: 'To record, please use Chrome, Edge or Safari. You can still type or paste your text here.',
  },
  paused: {
    title: 'Transcription Paused',
    description: 'Save or clear the text to continue recording.',
  },
});
