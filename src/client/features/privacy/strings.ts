import { formatCount } from '../../../shared/format-count.ts';
import { translated } from '../../interface/translated.ts';

const characters = (count: number) => `${formatCount(count)} ${count === 1 ? 'character' : 'characters'}`;
const seconds = (count: number) => `${formatCount(Math.max(1, Math.round(count)))} s`;

export const sentStrings = translated('sent', {
  title: 'What was sent from this device',
  text: 'This list is kept only in this browser and doesn’t contain your words.',
  today: 'Today',
  clear: 'Clear',
  cleared: 'List cleared',
  empty: 'No text or speech has left this device today.',
  titles: {
    translation: 'Translation',
    speech: 'Speech',
    browserSpeech: 'Speech',
    hdVoice: 'HD voice',
    browserVoice: 'Reading aloud',
    save: 'Save',
    live: 'Live captions',
    other: 'Other data',
  },
  tidy: 'Tidy',
  words: 'My dictionary',
  deviceOn: '“On this device” turned on',
  deviceOff: '“On this device” turned off',
  stopped: (title: string) => `${title} blocked`,
  nothingSent: 'Nothing was sent because “On this device” was on.',
  voice: (name: string) => `HD voice ${name}`,
  details: {
    translation: (count: number) => `${characters(count)}, to the translation provider`,
    speech: (count: number) => `${seconds(count)}, to this server and its recognition provider`,
    ownSpeech: (count: number) => `${seconds(count)}, to this server`,
    browserSpeech: (count: number) => `${seconds(count)}, to your browser’s speech service`,
    hdVoice: (count: number) => `${characters(count)}, to the speech provider`,
    browserVoice: (count: number) => `${characters(count)}, to your browser’s voice service`,
    live: (count: number) => `${characters(count)}, to this server`,
    save: (count: number) => `${characters(count)}, to this server`,
    other: (count: number) => `${characters(count)}, to this server`,
  },
});

export const deviceStrings = translated('device', {
  title: 'On this device',
  text: 'What you say and write stays on this device.',
  /** What people may search for. */
  search: 'offline private privacy without internet',
  recognition: 'Your browser recognises speech on this device.',
  ownRecognition: 'An engine on this computer recognises your speech.',
  inBrowserRecognition: 'This page recognises English on this device. Other languages can’t be recognised.',
  noRecognition:
    'Recording is off because this browser can’t recognise speech on this device. Try Chrome 139 or later on a computer.',
  translation: 'Your browser translates on this device.',
  noTranslation:
    'Translation is off because this browser can’t translate on this device. Try Chrome 138 or later on a computer.',
  pageTranslation:
    'This page translates between English, Spanish, French, German, Portuguese and Italian on this device. It downloads what it needs once.',
  voices: 'Only voices installed on this device read aloud.',
  hdVoices: 'HD voices are off because they need a connection.',
  imports: 'Recordings can’t be imported because that needs the server. Text files still can.',
  sharing: 'Copies can’t be shared with a link because that needs the server.',
  live: 'Live captions still work, but they send what you say to the server while you share them.',
  saving: 'Saved transcriptions stay in this browser. Those in your account aren’t shown.',
  plan: 'Your account and plan stay as they are, but aren’t used while this is on, so your plan’s badge and limits are hidden.',
  question: 'Turn on “On this device”?',
  turnOn: 'Turn on',
  cancel: 'Cancel',
  mayDelete:
    'This browser may delete saved transcriptions if you don’t use this site for a week. Export the ones you want to keep.',
});
