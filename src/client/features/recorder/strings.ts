import { brand } from '../../../shared/brand.ts';
import { formatCount } from '../../../shared/format-count.ts';
import { translated } from '../../interface/translated.ts';
import type { Hold } from './speech-queue-view.ts';

export const recorderStrings = translated('recorder', {
  start: 'Start recording',
  stop: 'Stop recording',
  starting: 'Cancel recording',
  stopping: 'Finishing recording',
  paused: 'Recording is paused',
  unsupported: 'This browser doesn’t support recording',
  idleHint: 'Press to record',
  idleHintAsking: 'Press to record, then allow the microphone',
  recordingHint: 'Recording. Press to stop',
  /** With push to talk. */
  holdHint: 'Hold to record',
  releaseHint: 'Recording. Release to stop',
  startingHint: 'Starting…',
  startingHintAsking: 'Starting… Choose Allow when your browser asks',
  slowHint: 'Waiting for your browser. Press to cancel',
  stoppingHint: 'Finishing the last words…',
  writingHint: (phrases: number) =>
    phrases === 1
      ? 'Still writing the last phrase. Press to record more'
      : `Still writing ${formatCount(phrases)} phrases. Press to record more`,
  errorHint: 'Press to try again',
  pausedHint: 'The text is full',
  unsupportedHint: 'Type or paste your text above',
  or: 'or',
  space: 'Space',
  microphone: 'Microphone',
  import: 'Import',
  elapsed: 'Recording time',
  announceStarted: 'Recording started',
  announceStopped: 'Recording stopped',
  signInHint: 'Sign in to record in this browser',
});

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

/** The two error titles come from the specification; the help text below a title tells people what to do. */
export const problemStrings = translated('recorderProblems', {
  startTitle: (message: string) => `Could not start speech recognition: ${message}`,
  noResponse: 'no response',
  startHelp: 'Wait a moment and press record again. If this keeps happening, reload the page.',
  silenceTitle: 'Recording stopped',
  silenceHelp: 'We haven’t heard anything for a while. Press record to continue.',
  noResponseHelp:
    'Your browser’s speech service isn’t responding. Check your connection and press record again.',
  engineTitle: (code: string) => `Speech recognition error: ${code}`,
  dictation: 'Turn on Dictation (and Siri) in your system settings, then press record again.',
  serviceNotAllowed: 'This browser doesn’t let websites use its speech service. Try Chrome, Edge or Safari.',
  networkStopped:
    'Your browser couldn’t reach its speech service. Check your connection, or try Chrome, Edge or Safari.',
  networkRetrying: 'We couldn’t reach the speech service. Trying again.',
  noMicrophone:
    'We couldn’t find a microphone. Check that it’s plugged in and selected in your system settings.',
  microphoneInUse:
    'Your microphone is already in use, perhaps in another tab. Stop recording there, then press record again.',
  languageNotSupported:
    'This browser can’t recognise the language you chose. Choose another language, or try another browser.',
  unknownHelp: 'Your text is safe. Press record to try again.',
  allowIos: 'Open Settings > Apps > Safari > Microphone, choose Allow, then press record again.',
  allowSafari:
    'In the Safari menu, choose Settings for This Website, allow the microphone, then press record again.',
  allowAndroid:
    'Tap the icon next to the address, then Permissions > Microphone > Allow, and press record again.',
  allowDesktop: 'Click the icon next to the address, allow the microphone, then press record again.',
});

export const microphoneStrings = translated('microphone', {
  title: 'Microphone',
  choose: 'Choose another',
  chooseAltText: 'Choose another microphone',
  unnamed: 'your microphone',
  noSound: (name: string) => ({
    title: `Nothing is coming from ${name}`,
    description: 'Check that it’s switched on and not muted.',
  }),
  unplugged: (name: string) => ({
    title: 'Your microphone was unplugged',
    description: `Recording continues with ${name}.`,
  }),
  recognition: 'Speech recognition',
  auto: 'Automatic',
  autoDetail: 'Uses your browser’s recognition when it works, and this server when it doesn’t.',
  browser: 'This browser',
  browserDetail: 'Free and unlimited.',
  server: 'This server',
  signIn: 'Sign in to use it.',
  left: (seconds: number) =>
    seconds < 60
      ? `${Math.floor(seconds)} s of speech left`
      : `${Math.floor(seconds / 60)} min of speech left`,
  allow: 'Allow microphone access to see the input level.',
  browserMicrophone: 'Your browser uses the microphone selected in its settings.',
  change: 'Change in Settings',
  now: {
    browser: `Your browser currently transcribes what you say. It may send the audio to the company that makes the browser. ${brand.name} doesn’t receive or keep it.`,
    server:
      'This server and its recognition provider currently transcribe what you say. The audio isn’t kept.',
  },
});

/** Shown while On this device is on. */
export const localStrings = translated('localRecognition', {
  off: 'Recording is off',
  unsupported: 'This browser can’t recognise speech on this device. Try Chrome 139 or later on a computer.',
  unavailable: (language: string) =>
    `This browser can’t recognise ${language} on this device. Choose another language, or turn off “On this device”.`,
  englishOnly:
    'This browser can recognise only English on this device. Choose English, or turn off “On this device”.',
  missing: (language: string) => `${language} isn’t on this device yet`,
  missingText: 'Your browser has to download the language pack once. Your words still stay on this device.',
  engineText: (megabytes: number) =>
    `This is a one-time download of ${megabytes} MB. After that, recording also works offline. Your words stay on this device.`,
  download: 'Download',
  downloadAlt: (language: string) => `Download ${language} for speech recognition`,
  downloading: (language: string) => `Downloading ${language}…`,
  downloadingText: 'Your browser is downloading the language pack. We’ll tell you when it’s ready.',
  ready: (language: string) => `${language} is ready`,
  readyText: 'Press record to start.',
  failed: (language: string) => `Couldn’t download ${language}`,
  failedText: 'Check your connection and try again.',
});

/** Shown when the server takes over for the first time. */
export const takenOverStrings = translated('takenOver', {
  title: 'Now transcribing on this server',
  description:
    'Your speech is sent to this server and its recognition provider to be transcribed, and isn’t kept.',
});

export const waitingSpeechStrings = translated('waitingSpeech', {
  title: (seconds: number) =>
    seconds < 100
      ? `${seconds} s of speech hasn’t been transcribed`
      : `${Math.round(seconds / 60)} min of speech hasn’t been transcribed`,
  why: {
    earlier: 'The audio is on this device only.',
    failed: 'The audio is on this device only.',
    offline: 'We’ll transcribe it when we can reach the server. The audio is on this device only.',
    allowance: 'You’ve used up your speech allowance. The audio is on this device only.',
    'signed-out': 'Sign in to have it transcribed. The audio is on this device only.',
    memory:
      'The server doesn’t have enough memory for speech recognition. A smaller model needs less: npm run engines -- recognition:base. The audio is on this device only.',
    full: 'Your text has reached the length limit. Save or clear it first.',
  } satisfies Record<Hold, string>,
  unsavedTitle: 'This device’s storage is full',
  unsaved: 'Keep this page open until your speech is transcribed.',
  transcribe: 'Transcribe',
  download: 'Download',
  discard: 'Discard',
  fileName: 'speech.wav',
  discardTitle: 'Discard this speech?',
  discardText: 'It hasn’t been transcribed, and there’s no other copy.',
  keep: 'Keep it',
});

export const slowStartStrings = translated('slowStart', {
  title: 'Your browser’s speech service isn’t responding yet',
  orServer: 'You can keep waiting, or let this server transcribe what you say.',
  orType: 'You can keep waiting, or press the button to cancel.',
  server: 'Use this server',
  serverAlt: 'Let this server transcribe what you say',
});
