import type { Device } from '../../platform/device.ts';
import type { Problem } from './recorder-state.ts';
import { problemStrings as strings } from './strings.ts';

export interface ProblemText {
  title: string;
  help: string;
}

/** The message for a problem, and how people can solve it. */
export function problemText(problem: Problem, device: Device): ProblemText {
  switch (problem.kind) {
    case 'start':
      return { title: strings.startTitle(problem.message), help: strings.startHelp };
    case 'silence':
      return { title: strings.silenceTitle, help: strings.silenceHelp };
    case 'no-response':
      return { title: strings.startTitle(strings.noResponse), help: strings.noResponseHelp };
    case 'engine':
      return { title: strings.engineTitle(problem.code), help: helpFor(problem, device) };
  }
}

function helpFor({ code, stopped }: { code: string; stopped: boolean }, device: Device): string {
  switch (code) {
    case 'not-allowed':
      return howToAllow(device);
    case 'service-not-allowed':
      return device.ios || device.safari || device.mac ? strings.dictation : strings.serviceNotAllowed;
    case 'network':
      return stopped ? strings.networkStopped : strings.networkRetrying;
    case 'audio-capture':
      return strings.noMicrophone;
    case 'aborted':
      return strings.microphoneInUse;
    case 'language-not-supported':
      return strings.languageNotSupported;
    default:
      return strings.unknownHelp;
  }
}

function howToAllow(device: Device): string {
  if (device.ios) return strings.allowIos;
  if (device.safari) return strings.allowSafari;
  return device.android ? strings.allowAndroid : strings.allowDesktop;
}
