import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const playback: Texts<'playback'> = {
  play: 'I-play',
  playOf: { original: 'I-play ang orihinal', translation: 'I-play ang salin' },
  stop: 'Ihinto',
  voice: 'Boses',
  browserShort: 'Browser',
  preview: (name) => `I-preview si ${name}`,
  stopPreview: (name) => `Ihinto ang preview ni ${name}`,
  tryOnce: 'isang subok',
  premium: 'HD',
  aiVoices: 'Gawa ng AI ang mga HD voice, hindi recording ng mga tao.',
  hdLeft: (value) => `${count(value)} HD`,
  hdLeftUnit: () => 'character',
  left: 'pa',
  started: 'Binabasa nang malakas',
};

export const reading: Texts<'reading'> = {
  pause: 'I-pause',
  resume: 'Ituloy',
  aiVoice: (name) => `${name}, boses na gawa ng AI`,
  preparing: 'Inihahanda ang boses…',
  position: 'Posisyon',
  speed: 'Bilis',
  speedValue: (speed) => `${speed.toLocaleString('fil')}×`,
  download: 'I-download ang MP3',
  estimate: (time) => `mga ${time} ang haba`,
  cost: (value, tooLittle) => `${tooLittle ? 'kailangan' : 'gamit'}: ${count(value)} HD`,
  onlyLeft: (value) => `, ${count(value)} na lang`,
  trialEnded: 'Iyon na ang libre mong trial ng Iris',
  trialEndedText: 'Libre pa rin at walang limitasyon ang boses ng browser mo.',
  upgrade: 'Mag-upgrade',
  signIn: 'Mag-sign in',
  upgradeHow: 'Pindutin ang “Mag-upgrade” sa itaas ng page',
  signInHow: 'Pindutin ang “Mag-sign in” sa itaas ng page',
  unit: () => 'character',
};

export const voices: Texts<'voices'> = {
  browserName: 'Boses ng browser',
  descriptions: {
    browser: 'Sa device na ito, walang limitasyon',
    alloy: 'Balanse at malinaw',
    ash: 'Mainit at panatag',
    ballad: 'Matulain, bagay sa kuwento',
    coral: 'Masaya at palakaibigan',
    echo: 'Kalmado at maingat',
    fable: 'Madamdaming kuwentista',
    nova: 'Masigla at bata',
    onyx: 'Malalim at buo',
    sage: 'Malumanay at mapagmuni',
    shimmer: 'Magaan at maaliwalas',
  },
};

export const speechProblems: Texts<'speechProblems'> = {
  EMPTY_INPUT: 'Walang text na babasahin. Mag-type o mag-record muna.',
  'sign-in': 'Kailangan mo munang mag-sign in.',
  'trial-sign-in': 'Mag-sign in para magamit ang trial ng Iris.',
  'premium-required': 'Bahagi ng Premium ang boses na ito.',
  'trial-used': 'Nagamit mo na ang trial ng Iris. Mag-upgrade sa Premium para patuloy itong magamit.',
  'trial-too-long': 'Hanggang 50 character lang ang trial ng Iris (mga 8–10 salita).',
  'trial-check-failed': 'Hindi ma-check ang status ng trial ng Iris.',
  'trial-check-invalid': 'Hindi valid ang sagot tungkol sa trial ng Iris.',
  'trial-check-unreachable': 'Hindi ma-verify ang trial ng Iris.',
  'speech-limit': `Lampas na sa limitasyon ng character. Hanggang 50 character lang kada araw sa libreng plan. Mag-upgrade sa Premium para sa ${count(5_000)} character kada buwan.`,
  unavailable: 'Hindi available ang serbisyo ng boses. Subukan ulit mamaya.',
  'browser-failed': 'Hindi mabasa nang malakas ang text',
  'audio-failed': 'Nagka-error sa pag-play ng audio',
  stopped: 'Inihinto ang pagbabasa.',
  'tap-again': 'Kailangan ng browser mo ng isa pang tap para magpatunog. Pindutin ulit ang “I-play”.',
  'no-voice': 'Walang boses ang device mo para sa wikang ito. Subukan ang HD voice.',
  unsupported: 'Hindi makapagbasa nang malakas ang browser na ito. Subukan ang HD voice.',
};

export const speechProblemTitles: Texts<'speechProblemTitles'> = {
  EMPTY_INPUT: 'Walang babasahin',
  'sign-in': 'Mag-sign in para sa mga HD voice',
  'trial-sign-in': 'Subukan si Iris nang isang beses',
  'premium-required': 'HD voice',
  'trial-used': 'Trial ng Iris',
  'trial-too-long': 'Trial ng Iris',
  'trial-check-failed': 'Trial ng Iris',
  'trial-check-invalid': 'Trial ng Iris',
  'trial-check-unreachable': 'Trial ng Iris',
  'speech-limit': 'Kulang ang HD character',
  'no-voice': 'Walang nakitang boses',
  unsupported: 'Walang boses ng browser',
  'tap-again': 'Isa pang tap',
};
