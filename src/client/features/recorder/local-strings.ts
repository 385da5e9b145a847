import { translated } from '../../interface/translated.ts';

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
