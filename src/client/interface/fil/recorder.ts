import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const recorder: Texts<'recorder'> = {
  start: 'Simulan ang recording',
  stop: 'Ihinto ang recording',
  starting: 'Kanselahin ang recording',
  stopping: 'Tinatapos ang recording',
  paused: 'Naka-pause ang recording',
  unsupported: 'Hindi sinusuportahan ng browser na ito ang recording',
  idleHint: 'Pindutin para mag-record',
  idleHintAsking: 'Pindutin para mag-record, saka payagan ang mikropono',
  recordingHint: 'Nagre-record. Pindutin para ihinto',
  startingHint: 'Nagsisimula…',
  startingHintAsking: 'Nagsisimula… Piliin ang “Payagan” kapag nagtanong ang browser',
  slowHint: 'Hinihintay ang browser mo. Pindutin para kanselahin',
  stoppingHint: 'Tinatapos ang mga huling salita…',
  writingHint: (phrases) => `Isinusulat pa ang ${count(phrases)} parirala. Pindutin para mag-record pa`,
  errorHint: 'Pindutin para subukan ulit',
  pausedHint: 'Puno na ang text',
  unsupportedHint: 'I-type o i-paste ang text mo sa itaas',
  or: 'o',
  space: 'Space',
  microphone: 'Mikropono',
  import: 'I-import',
  elapsed: 'Oras ng recording',
  announceStarted: 'Nagsimula ang recording',
  announceStopped: 'Huminto ang recording',
  signInHint: 'Mag-sign in para mag-record sa browser na ito',
  holdHint: 'Pindutin nang matagal para mag-record',
  releaseHint: 'Nagre-record. Bitawan para ihinto',
};

export const recorderProblems: Texts<'recorderProblems'> = {
  startTitle: (message) => `Hindi masimulan ang speech recognition: ${message}`,
  noResponse: 'walang sagot',
  startHelp: 'Maghintay sandali at mag-record ulit. Kung paulit-ulit ito, i-reload ang page.',
  silenceTitle: 'Huminto ang recording',
  silenceHelp: 'Matagal na kaming walang naririnig. Pindutin ang record para magpatuloy.',
  noResponseHelp:
    'Hindi sumasagot ang speech service ng browser mo. Tingnan ang koneksyon mo at mag-record ulit.',
  engineTitle: (code) => `Error sa speech recognition: ${code}`,
  dictation: 'I-on ang Dictation (at Siri) sa settings ng system, saka mag-record ulit.',
  serviceNotAllowed:
    'Hindi pinapayagan ng browser na ito na gamitin ng mga website ang speech service nito. Subukan ang Chrome, Edge o Safari.',
  networkStopped:
    'Hindi maabot ng browser mo ang speech service nito. Tingnan ang koneksyon mo, o subukan ang Chrome, Edge o Safari.',
  networkRetrying: 'Hindi maabot ang speech service. Sinusubukan ulit.',
  noMicrophone: 'Walang nahanap na mikropono. Tiyaking nakasaksak ito at napili sa settings ng system.',
  microphoneInUse: 'Ginagamit na ang mikropono mo, baka sa ibang tab. Ihinto ito roon, saka mag-record ulit.',
  languageNotSupported:
    'Hindi nakikilala ng browser na ito ang wikang pinili mo. Pumili ng ibang wika o subukan ang ibang browser.',
  unknownHelp: 'Ligtas ang text mo. Pindutin ang record para subukan ulit.',
  allowIos: 'Buksan ang Settings > Apps > Safari > Microphone, piliin ang Allow, saka mag-record ulit.',
  allowSafari:
    'Sa Safari menu, piliin ang Settings for This Website, payagan ang mikropono, saka mag-record ulit.',
  allowAndroid:
    'I-tap ang icon sa tabi ng address, saka Mga Pahintulot > Mikropono > Payagan, at mag-record ulit.',
  allowDesktop: 'I-click ang icon sa tabi ng address, payagan ang mikropono, saka mag-record ulit.',
};

export const microphone: Texts<'microphone'> = {
  title: 'Mikropono',
  choose: 'Pumili ng iba',
  chooseAltText: 'Pumili ng ibang mikropono',
  unnamed: 'mikropono mo',
  noSound: (name) => ({
    title: `Walang tunog mula sa ${name}`,
    description: 'Tiyaking naka-on ito at hindi naka-mute.',
  }),
  unplugged: (name) => ({
    title: 'Natanggal ang mikropono mo',
    description: `Tuloy ang recording gamit ang ${name}.`,
  }),
  recognition: 'Speech recognition',
  auto: 'Awtomatiko',
  autoDetail:
    'Gagamitin ang speech recognition ng browser mo kung gumagana ito, at ang server na ito kung hindi.',
  browser: 'Browser na ito',
  browserDetail: 'Libre at walang limitasyon.',
  server: 'Server na ito',
  signIn: 'Mag-sign in para magamit ito.',
  left: (seconds) =>
    seconds < 60
      ? `${count(Math.floor(seconds))} s ng pagsasalita ang natitira`
      : `${count(Math.floor(seconds / 60))} min ng pagsasalita ang natitira`,
  allow: 'Payagan ang mikropono para makita ang lakas ng tunog.',
  browserMicrophone: 'Ginagamit ng browser mo ang mikroponong napili sa sarili nitong settings.',
  now: {
    browser: `Sa ngayon, ang browser mo ang nagta-transcribe ng sinasabi mo. Maaari nitong ipadala ang audio sa kompanyang gumawa nito. Hindi ito natatanggap o iniimbak ng ${brand.name}.`,
    server:
      'Sa ngayon, ang server na ito at ang recognition provider nito ang nagta-transcribe ng sinasabi mo. Hindi iniimbak ang audio.',
  },
  change: 'Baguhin sa Mga setting',
};

export const takenOver: Texts<'takenOver'> = {
  title: 'Sa server na ito na tina-transcribe',
  description:
    'Ipinapadala ang sinasabi mo sa server na ito at sa recognition provider nito para ma-transcribe, at hindi ito iniimbak.',
};

const onThisDevice = 'Nasa device na ito lang ang audio.';

export const waitingSpeech: Texts<'waitingSpeech'> = {
  title: (seconds) =>
    seconds < 100
      ? `${count(seconds)} s ng audio ang hindi pa nata-transcribe`
      : `${count(Math.round(seconds / 60))} min ng audio ang hindi pa nata-transcribe`,
  why: {
    earlier: onThisDevice,
    failed: onThisDevice,
    offline: `Ita-transcribe ito kapag naabot na ang server. ${onThisDevice}`,
    allowance: `Ubos na ang minuto mo sa speech recognition. ${onThisDevice}`,
    'signed-out': `Mag-sign in para ma-transcribe ito. ${onThisDevice}`,
    memory: `Kulang ang memory ng server para sa speech recognition. Mas kaunti ang kailangan ng mas maliit na model: npm run engines -- recognition:base. ${onThisDevice}`,
    full: 'Naabot na ng text mo ang limitasyon sa haba. I-save o burahin muna ito.',
  },
  unsavedTitle: 'Puno na ang storage ng device na ito',
  unsaved: 'Huwag isara ang page na ito hanggang ma-transcribe ang sinabi mo.',
  transcribe: 'I-transcribe',
  download: 'I-download',
  discard: 'I-discard',
  fileName: 'audio.wav',
  discardTitle: 'I-discard ang audio na ito?',
  discardText: 'Hindi pa ito nata-transcribe, at wala nang ibang kopya.',
  keep: 'Panatilihin',
};

export const recordRefusals: Texts<'recordRefusals'> = {
  unsupportedTitle: 'Hindi makapag-record ang browser na ito',
  unsupportedToast:
    'Para mag-record, gumamit ng Chrome, Edge o Safari. Puwede mo pa ring i-type o i-paste ang text mo rito.',
  deviceToast:
    'I-on ang “Sa device na ito” para magdikta dito sa English, o gumamit ng Chrome, Edge o Safari.',
  turnOn: 'I-on',
  turnOnAlt: 'I-on ang “Sa device na ito”',
  pausedTitle: 'Naka-pause ang transcription',
  pausedToast:
    'Naka-pause ang recording dahil sa limitasyon sa haba. I-save o burahin ang kasalukuyang transcript.',
};

export const onServer: Texts<'onServer'> = {
  translation: 'Isinalin sa server na ito.',
  translationMore: 'Hindi ipinadala sa iba ang text mo.',
  recognition: 'Sa server na ito tina-transcribe ang sinasabi mo. Hindi ito iniimbak o ipinapadala sa iba.',
  voice: (name) => `${name}, boses na gawa ng AI mula sa server na ito`,
  simpleVoice: (name) => `${name}, simpleng synthetic na boses mula sa server na ito`,
};

export const slowStart: Texts<'slowStart'> = {
  title: 'Hindi pa sumasagot ang speech service ng browser mo',
  orServer: 'Puwede kang maghintay, o hayaang i-transcribe ng server na ito ang sinasabi mo.',
  orType: 'Puwede kang maghintay, o pindutin ang button para kanselahin.',
  server: 'Gamitin ang server na ito',
  serverAlt: 'Hayaang i-transcribe ng server na ito ang sinasabi mo',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: 'Naka-off ang recording',
  unsupported:
    'Hindi kaya ng browser na ito ang speech recognition sa device na ito. Subukan ang Chrome 139 o mas bago sa computer.',
  unavailable: (language) =>
    `Hindi kayang kilalanin ng browser na ito ang wikang ${language} sa device na ito. Pumili ng ibang wika o i-off ang “Sa device na ito”.`,
  englishOnly:
    'English lang ang kayang kilalanin ng browser na ito sa device na ito. Piliin ang English o i-off ang “Sa device na ito”.',
  missing: (language) => `Wala pa sa device na ito ang wikang ${language}`,
  missingText:
    'Kailangang i-download ng browser mo ang language pack nang isang beses. Mananatili pa rin sa device na ito ang mga salita mo.',
  engineText: (megabytes) =>
    `Isa itong download na ${megabytes} MB. Isang beses mo lang ito kailangan, at pagkatapos ay gagana rin ang recording kahit offline. Mananatili sa device na ito ang mga salita mo.`,
  download: 'I-download',
  downloadAlt: (language) => `I-download ang wikang ${language} para sa speech recognition`,
  downloading: (language) => `Dina-download ang wikang ${language}…`,
  downloadingText: 'Dina-download ng browser mo ang language pack. Sasabihan ka namin kapag handa na ito.',
  ready: (language) => `Handa na ang wikang ${language}`,
  readyText: 'Pindutin ang record para magsimula.',
  failed: (language) => `Hindi na-download ang wikang ${language}`,
  failedText: 'Tingnan ang koneksyon mo at subukan ulit.',
};
