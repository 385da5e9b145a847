import { brand } from '../../../shared/brand.ts';
import { createDurations } from '../create-durations.ts';
import type { Texts } from '../translations.ts';
import { count, percent } from './formats.ts';

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
    text: () => `Walang kahit ano sa file. ${unchanged}`,
  },
  'not-media': {
    title: (name) => `Hindi mabasa ang ${name}`,
    text: () => `Hindi ito recording o text. ${readable} ${unchanged}`,
  },
  'not-subtitles': {
    title: (name) => `Walang subtitle ang ${name}`,
    text: () =>
      `Walang linyang may oras sa file. Palitan ang pangalan nito sa .txt para ma-import bilang text. ${unchanged}`,
  },
  'no-sound': {
    title: (name) => `Walang tunog ang ${name}`,
    text: () => `May larawan ang file pero walang sound track, kaya walang maisusulat. ${unchanged}`,
  },
  'no-speech': {
    title: (name) => `Walang nagsasalita sa ${name}`,
    text: () => `Pinakinggan namin ito nang buo at walang nagsalita. ${unchanged}`,
  },
  encrypted: {
    title: (name) => `Protektado ang ${name}`,
    text: () =>
      `Naka-encrypt ang file, kaya ang app na pinanggalingan lang nito ang makakabukas. ${unchanged}`,
  },
  codec: {
    title: (name) => `Hindi ma-play ng browser na ito ang ${name}`,
    text: (codec) =>
      `Nasa ${codec ? `${codec} ang tunog nito, na` : 'format ang tunog nito na'} hindi kayang i-decode ng browser na ito. Subukan ang ibang browser, o i-convert ang file sa MP3. ${unchanged}`,
  },
  damaged: {
    title: (name) => `Sira ang ${name}`,
    text: () => `May kulang o sirang bahagi ang file. Kopyahin o i-download ito ulit. ${unchanged}`,
  },
  'too-large': {
    title: (name) => `Masyadong malaki ang ${name}`,
    text: () => `Hanggang 2 GB ang recording, at hanggang 20 MB ang text. ${unchanged}`,
  },
};

export const importing: Texts<'importing'> = {
  drop: 'Bitawan para i-import',
  title: (name) => `I-import ang ${name}`,
  measuring: (share) => `Hinahanap ang pananalita… ${percent(share)}`,
  measured: (lengthSeconds, speechSeconds, parts) =>
    `${duration(lengthSeconds)} ang haba, ${duration(speechSeconds)} nito ang pananalita. Magiging ${parts === 1 ? '1 bahagi' : `mga ${count(parts)} bahagi`} ito.`,
  uses: (seconds) => `Gagamit ng ${duration(seconds)}`,
  left: (left, limit) => `${fullMinutes(left)} sa ${fullMinutes(limit)} min ang natitira`,
  silence: 'Hindi binibilang ang katahimikan.',
  where:
    'Ipinapadala ang pananalita sa server na ito at sa recognition provider nito para maisulat, at hindi ito itinatago roon. Nananatili ang file sa browser na ito.',
  needsMore: (seconds, left) => `Kailangan ng ${duration(seconds)}, ${fullMinutes(left)} min ang natitira`,
  needsMoreText: 'Isusulat namin ang kakasya. Maghihintay sa device na ito ang iba pa.',
  replaces: (name) => `Aalisin nito ang ${name} at ang mga bahagi nitong hindi naka-save.`,
  upgrade: 'Mag-upgrade',
  language: 'Wikang sinasalita',
  import: 'I-import',
  cancel: 'Kanselahin',
  close: 'Isara',
  another: 'Pumili ng ibang file',
  signInTitle: 'Mag-sign in para mag-import ng recording',
  signIn: 'Mag-sign in',
  signInAlt: 'Mag-sign in para mag-import ng recording',
  notOffered: 'Hindi kayang isulat ng server na ito ang mga recording. Puwede kang mag-import ng text.',
  onDevice: 'I-off ang “Sa device na ito” para mag-import ng mga recording. Puwede kang mag-import ng text.',
  elsewhere: 'May ini-import na file sa ibang tab. Tapusin o alisin muna ang import na iyon.',
  removeFirst: (name) => `Alisin muna ang ${name}. Isang import lang ang puwede sa isang pagkakataon.`,
  failed: 'Hindi na-import ang file. Subukan ulit.',
  imported: (name) => `Na-import ang ${name}`,
};

export const importProgress: Texts<'importProgress'> = {
  title: (name) => `Isinusulat ang ${name}`,
  progress: (done, total) => `${fullMinutes(done)} sa ${roundMinutes(total)} min`,
  timeLeft: (seconds) => ` · mga ${duration(seconds)} pa`,
  paused: 'Naka-pause',
  hold: {
    offline: 'Naghihintay ng network',
    failed: 'May pananalitang hindi naisulat',
    allowance: 'Ubos na ang minuto mo sa speech recognition',
    'signed-out': 'Mag-sign in para magpatuloy',
  },
  unsaved: 'Huwag isara ang page na ito: masyadong malaki ang file para itago sa device na ito.',
  pause: 'I-pause',
  resume: 'Ituloy',
  retry: 'Subukan ulit',
  cancel: 'Kanselahin',
  cancelTitle: 'Ihinto ang pagsusulat?',
  cancelText: 'Mananatili ang mga bahaging naisulat na.',
  stop: 'Ihinto',
  keep: 'Ituloy',
  damaged: (seconds) => `Sira ang file pagkalipas ng ${duration(seconds)}. Naisulat ang lahat ng nauna roon.`,
};

export const importParts: Texts<'importParts'> = {
  part: (name, part, parts) => `${name}, bahagi ${count(part)} ng ${count(parts)}`,
  parts: (value) => `${count(value)} bahagi`,
  coming: (value) => `· ${count(value)} pa ang darating`,
  all: 'Lahat ng bahagi',
  previous: 'Nakaraang bahagi',
  next: 'Susunod na bahagi',
  item: (part) => `Bahagi ${count(part)}`,
  saved: 'Naka-save',
  saveAll: 'I-save ang lahat ng bahagi',
  exportAll: 'I-export ang lahat ng bahagi…',
  listen: 'Pakinggan ang recording',
  stopListening: 'Ihinto ang pakikinig',
  remove: 'Alisin ang import…',
  removeTitle: (name) => `Alisin ang ${name}?`,
  removeText: 'Made-delete sa device na ito ang recording nito at ang mga bahaging hindi mo na-save.',
  removeConfirm: 'Alisin',
  keep: 'Panatilihin',
  savedAll: (value) => `Na-save ang ${count(value)} bahagi`,
  savedSome: (saved, value) =>
    `Na-save ang ${count(saved)} sa ${count(value)} bahagi. Nananatili sa device na ito ang iba.`,
};
