import type { Device } from '../../platform/device.ts';
import type { Problem } from './recorder-state.ts';

export const recorderStrings = {
  start: 'Start recording',
  stop: 'Stop recording',
  starting: 'Cancel recording',
  stopping: 'Finishing the recording',
  paused: 'Recording is paused',
  unsupported: 'Recording is not possible in this browser',
  idleHint: 'Press to record',
  idleHintAsking: 'Press to record, then allow the microphone',
  recordingHint: 'Recording. Press to stop',
  startingHint: 'Starting…',
  startingHintAsking: 'Starting… Choose Allow when your browser asks',
  stoppingHint: 'Writing down the last words…',
  pausedHint: 'Paused at the length limit',
  unsupportedHint: 'Type or paste your text above',
  or: 'or',
  space: 'Space',
  elapsed: 'Recorded time',
  announceStarted: 'Recording started',
  announceStopped: 'Recording stopped',
  unsupportedTitle: 'This browser cannot record',
  unsupportedToast: 'Please use Chrome, Edge or Safari to record. You can type or paste your text here.',
  pausedTitle: 'Transcription Paused',
  pausedToast: 'Save or clear the text to go on recording.',
} as const;

export interface ProblemText {
  title: string;
  help: string;
}

/** The spec's words as the title, and a sentence that helps. */
export function problemText(problem: Problem, device: Device): ProblemText {
  switch (problem.kind) {
    case 'start':
      return {
        title: `Could not start speech recognition: ${problem.message}`,
        help: 'Wait a moment and press record again. If it goes on, reload the page.',
      };
    case 'silence':
      return { title: 'Recording stopped', help: 'Nothing was heard for a while. Press record to go on.' };
    case 'no-answer':
      return {
        title: 'Could not start speech recognition: no answer',
        help: 'The speech service of this browser does not answer. Check the connection and press record again.',
      };
    case 'engine':
      return { title: `Speech recognition error: ${problem.code}`, help: helpFor(problem, device) };
  }
}

function helpFor({ code, stopped }: { code: string; stopped: boolean }, device: Device): string {
  switch (code) {
    case 'not-allowed':
      return howToAllow(device);
    case 'service-not-allowed':
      return device.ios || device.safari || device.mac
        ? 'Turn on Dictation (and Siri) in the system settings, then press record again.'
        : 'This browser does not let web pages use its speech service. Try Chrome, Edge or Safari.';
    case 'network':
      return stopped
        ? 'This browser could not reach a speech service. Check the connection, or try Chrome, Edge or Safari.'
        : 'The speech service could not be reached. Trying once more.';
    case 'audio-capture':
      return 'No microphone was found. Check that it is plugged in and chosen in the system settings.';
    case 'aborted':
      return 'The microphone is in use elsewhere, perhaps in another tab. Stop it there, then press record again.';
    case 'language-not-supported':
      return 'This browser cannot recognise the chosen language. Choose another one, or another browser.';
    default:
      return 'Your text is kept. Press record to try again.';
  }
}

function howToAllow(device: Device): string {
  if (device.ios)
    return 'Allow the microphone under Settings, Apps, Safari, Microphone, then press record again.';
  if (device.safari) {
    return 'Choose Safari, Settings for This Website, allow the microphone, then press record again.';
  }
  if (device.android)
    return 'Tap the icon beside the address, Permissions, Microphone, Allow, then press record again.';
  return 'Click the icon beside the address, allow the microphone, then press record again.';
}
