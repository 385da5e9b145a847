import { translated } from '../../interface/translated.ts';

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
