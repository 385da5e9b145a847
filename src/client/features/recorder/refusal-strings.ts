import { translated } from '../../interface/translated.ts';

/** Shown when pressing record can't start a recording. */
export const refusalStrings = translated('recordRefusals', {
  unsupportedTitle: 'This browser can’t record',
  unsupportedToast:
    'To record, please use Chrome, Edge or Safari. You can still type or paste your text here.',
  /** If the page has its own engine, which needs On this device. */
  deviceToast: 'Turn on “On this device” to dictate in English here, or use Chrome, Edge or Safari.',
  turnOn: 'Turn on',
  turnOnAlt: 'Turn on “On this device”',
  pausedTitle: 'Transcription Paused',
  pausedToast: 'Recording is paused due to length limit. Please save or clear the current transcription.',
});
