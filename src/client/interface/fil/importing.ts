import { brand } from '../../../shared/brand.ts';
import { createDurations } from '../create-durations.ts';
import type { Texts } from '../translations.ts';
import { count, date, percent } from './formats.ts';

const { duration, fullMinutes, roundMinutes } = createDurations(count, {
  second: '# s',
  minute: '# min',
  hour: '# h',
});

const unchanged = 'Hindi nagbago ang text mo at walang nagamit na minuto.';
const readable = `Nababasa ng ${brand.name} ang WAV, MP3, M4A, OGG, WebM, FLAC, MP4 at MOV, at ang text na TXT, Markdown, SRT, VTT o Word.`;

export const importProblems: Texts<'importProblems'> = {
  empty: {
    title: (name) => `Walang laman ang ${name}`,
    text: () => `Walang laman ang file. ${unchanged}`,
  },
  'not-media': {
    title: (name) => `Hindi mabasa ang ${name}`,
    text: () => `Hindi ito recording o text. ${readable} ${unchanged}`,
  },
  'not-subtitles': {
    title: (name) => `Walang subtitle ang ${name}`,
    text: () =>
      `Walang subtitle timing ang file. Gawing .txt ang dulo ng pangalan nito para ma-import bilang text. ${unchanged}`,
  },
  'no-sound': {
    title: (name) => `Walang tunog ang ${name}`,
    text: () => `May video ang file pero walang audio, kaya walang mata-transcribe. ${unchanged}`,
  },
  'no-speech': {
    title: (name) => `Walang nagsasalita sa ${name}`,
    text: () => `Sinuri namin ang buong file at walang nakitang nagsasalita. ${unchanged}`,
  },
  encrypted: {
    title: (name) => `Protektado ang ${name}`,
    text: () =>
      `Naka-encrypt ang file, kaya ang app na pinanggalingan lang nito ang makakabukas. ${unchanged}`,
  },
  codec: {
    title: (name) => `Hindi ma-play ng browser na ito ang ${name}`,
    text: (codec) =>
      `Hindi kayang i-decode ng browser na ito ang ${codec ? `${codec} na ` : ''}format ng audio nito. Subukan ang ibang browser, o i-convert ang file sa MP3. ${unchanged}`,
  },
  damaged: {
    title: (name) => `Sira ang ${name}`,
    text: () => `May kulang o sirang bahagi ang file. Subukang kopyahin o i-download ito ulit. ${unchanged}`,
  },
  overstated: {
    title: (name) => `Hindi mabasa ang ${name}`,
    text: () =>
      `Mas mahabang tunog ang sinasabing laman ng file kaysa sa kasya sa laki nito. Subukang kopyahin o i-download ito ulit. ${unchanged}`,
  },
  'too-large': {
    title: (name) => `Masyadong malaki ang ${name}`,
    text: () => `Hanggang 2 GB ang recording, at hanggang 20 MB ang text. ${unchanged}`,
  },
};

export const importing: Texts<'importing'> = {
  drop: 'Bitawan para i-import',
  title: (name) => `I-import ang ${name}`,
  measuring: (share) => `Hinahanap ang pagsasalita… ${percent(share)}`,
  measured: (lengthSeconds, speechSeconds, parts) =>
    `${duration(lengthSeconds)} ang haba, ${duration(speechSeconds)} nito ang may nagsasalita. Magiging ${parts === 1 ? '1 bahagi' : `mga ${count(parts)} bahagi`} ito.`,
  uses: (seconds) => `Gagamit ng ${duration(seconds)}`,
  left: (left, limit) => `${fullMinutes(left)} sa ${fullMinutes(limit)} min ang natitira`,
  silence: 'Hindi binibilang ang mga tahimik na bahagi.',
  where:
    'Ipinapadala ang mga bahaging may nagsasalita sa server na ito at sa recognition provider nito para ma-transcribe, at hindi iniimbak doon. Nananatili ang file sa browser na ito.',
  onServer:
    'Sa server na ito tina-transcribe ang mga bahaging may nagsasalita. Hindi iniimbak o ipinapadala sa iba ang mga ito. Nananatili ang file sa browser na ito.',
  needsMore: (seconds, left) =>
    `Kailangan ng ${duration(seconds)}, pero ${fullMinutes(left)} min na lang ang natitira`,
  needsMoreText:
    'Ita-transcribe namin ang abot ng natitira mong minuto. Mananatili sa device na ito ang iba pa.',
  upgrade: 'Mag-upgrade',
  language: 'Wikang sinasalita',
  import: 'I-import',
  cancel: 'Kanselahin',
  close: 'Isara',
  another: 'Pumili ng ibang file',
  signInTitle: 'Mag-sign in para mag-import ng recording',
  signIn: 'Mag-sign in',
  signInAlt: 'Mag-sign in para mag-import ng recording',
  notOffered:
    'Hindi kayang i-transcribe ng server na ito ang mga recording. Puwede ka pa ring mag-import ng text file.',
  onDevice:
    'I-off ang “Sa device na ito” para mag-import ng mga recording. Puwede ka pa ring mag-import ng text file.',
  elsewhere: 'May ini-import na file sa ibang tab. Tapusin o alisin muna ang import na iyon.',
  failed: 'Hindi na-import ang file. Subukan ulit.',
  imported: (name) => `Na-import ang ${name}`,
  lost: 'Hindi dumating ang na-share na file. Paki-share ulit.',
};

export const importProgress: Texts<'importProgress'> = {
  title: (name) => `Tina-transcribe ang ${name}`,
  progress: (done, total) => `${fullMinutes(done)} sa ${roundMinutes(total)} min`,
  timeLeft: (seconds) => ` · mga ${duration(seconds)} pa`,
  paused: 'Naka-pause',
  hold: {
    offline: 'Naghihintay ng network',
    failed: 'May bahaging hindi na-transcribe',
    allowance: 'Ubos na ang minuto mo sa speech recognition',
    'signed-out': 'Mag-sign in para magpatuloy',
    memory:
      'Kulang ang memory. Mas kaunti ang kailangan ng mas maliit na model: npm run engines -- recognition:base',
  },
  kept: 'Ligtas ang text na na-transcribe na, at nasa device na ito ang natitirang recording.',
  renewsDaily: (time) => `Mare-renew ang minuto mo sa ${time}.`,
  renewsOn: (day) => `Mare-renew ang minuto mo sa ${date(day)}.`,
  unsaved: 'Huwag isara ang page na ito: masyadong malaki ang file para i-store sa device na ito.',
  pause: 'I-pause',
  resume: 'Ituloy',
  retry: 'Subukan ulit',
  cancel: 'Kanselahin',
  cancelTitle: 'Ihinto ang pag-transcribe?',
  cancelText: 'Mananatili ang text na na-transcribe na.',
  stop: 'Ihinto',
  keep: 'Ituloy',
  damaged: (seconds) =>
    `Sira ang file pagkalipas ng ${duration(seconds)}. Na-transcribe ang lahat ng nauna roon.`,
};

export const importParts: Texts<'importParts'> = {
  part: (name, part, parts) => `${name}, bahagi ${count(part)} ng ${count(parts)}`,
  coming: (value) => `· ${count(value)} pa ang darating`,
  all: 'Lahat ng bahagi',
  previous: 'Nakaraang bahagi',
  next: 'Susunod na bahagi',
  item: (part) => `Bahagi ${count(part)}`,
  saved: 'Naka-save',
  saveAll: 'I-save ang lahat ng bahagi',
  saveFinished: 'I-save ang mga tapos na bahagi',
  unfinished: 'Hindi pa tapos ang huling bahagi.',
  exportAll: 'I-export ang lahat ng bahagi…',
  listen: 'Pakinggan ang recording',
  stopListening: 'Ihinto ang pakikinig',
  cantPlay: 'Hindi ma-play ang recording',
  turns: 'Ipakita kung sino ang nagsasalita',
  remove: 'Alisin ang import…',
  removeTitle: (name) => `Alisin ang ${name}?`,
  removeText: 'Made-delete sa device na ito ang recording at ang mga bahaging hindi mo na-save.',
  removeConfirm: 'Alisin',
  keep: 'Panatilihin',
  savedAll: (value) => `Na-save ang ${count(value)} bahagi`,
  savedSome: (saved, value) =>
    `Na-save ang ${count(saved)} sa ${count(value)} bahagi. Nananatili sa device na ito ang iba.`,
};

export const sharedFile: Texts<'sharedFile'> = {
  title: 'Buksan ang file na ito?',
  text: 'Ipinadala ng ibang app o website ang file na ito. Buksan lang ito kung ikaw mismo ang nag-share nito.',
  open: 'Buksan',
  cancel: 'Hindi muna',
};
