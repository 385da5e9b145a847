import type { Device } from '../../platform/device.ts';
import type { Problem } from './recorder-state.ts';

interface ProblemText {
  title: string;
  help: string;
}

/** The title is the specification's text; the second sentence tells people what to do. */
export function problemText(problem: Problem, device: Device): ProblemText {
  switch (problem.kind) {
    case 'start':
      return {
        title: `Could not start speech recognition: ${problem.message}`,
        help: 'Wait a moment and press record again. If this keeps happening, reload the page.',
      };
    case 'silence':
      return {
        title: 'Recording stopped',
        help: 'We haven’t heard anything for a while. Press record to continue.',
      };
    case 'no-answer':
      return {
        title: 'Could not start speech recognition: no response',
        help: 'Your browser’s speech service isn’t responding. Check your connection and press record again.',
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
        ? 'Turn on Dictation (and Siri) in your system settings, then press record again.'
        : 'This browser doesn’t let websites use its speech service. Try Chrome, Edge or Safari.';
    case 'network':
      return stopped
        ? 'Your browser couldn’t reach its speech service. Check your connection, or try Chrome, Edge or Safari.'
        : 'We couldn’t reach the speech service. Trying again.';
    case 'audio-capture':
      return 'We couldn’t find a microphone. Check that it’s plugged in and selected in your system settings.';
    case 'aborted':
      return 'Your microphone is already in use, perhaps in another tab. Stop it there, then press record again.';
    case 'language-not-supported':
      return 'This browser can’t recognise the language you chose. Choose another language, or try another browser.';
    default:
      return 'Your text is safe. Press record to try again.';
  }
}

function howToAllow(device: Device): string {
  if (device.ios) return 'Open Settings > Apps > Safari > Microphone, choose Allow, then press record again.';
  if (device.safari) {
    return 'In the Safari menu, choose Settings for This Website, allow the microphone, then press record again.';
  }
  if (device.android)
    return 'Tap the icon next to the address, then Permissions > Microphone > Allow, and press record again.';
  return 'Click the icon next to the address, allow the microphone, then press record again.';
}
