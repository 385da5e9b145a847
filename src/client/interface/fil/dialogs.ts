import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const about: Texts<'about'> = {
  title: `Tungkol sa ${brand.name}`,
  lead: 'Sa sinaunang Gresya, naglalakbay ang isang rhapsode sa iba’t ibang bayan at bumibigkas ng mga tula sa mga taong hindi kailanman makababasa ng mga ito.',
  paragraphs: (voices) => [
    `Ganoon din ang ginagawa ng ${brand.name} sa mga salita mo. Magsalita sa alinman sa 18 wika at panooring lumabas ang mga salita mo. Pagkatapos, i-edit, isalin, i-save, o pakinggan ang mga ito sa browser mo o sa isa sa ${count(voices)} HD voice.`,
    'Gawa ng AI ang mga HD voice: hindi ito recording ng mga tao. Ginagawang text ng browser mo o ng server namin ang sinasabi mo, at hindi namin iniimbak ang audio.',
  ],
  contact: 'May tanong, problema o ideya?',
  write: 'Sumulat sa amin',
};

export const personal: Texts<'personal'> = {
  full: () =>
    'Wala nang espasyo para sa naka-save na transcript. Mag-delete ng ilan, o taasan ang limitasyon sa PERSONAL_LIMITS.',
  tooLong: (_tier, excess) => `Masyadong mahaba para i-save: magbawas ng ${count(excess)} character`,
  signOut: 'Mag-sign out',
  people: 'Mga tao',
  switchFailed: 'Hindi maabot ang server. Subukan ulit.',
  about: `Tungkol sa ${brand.name}`,
  stillHere: 'Nasa recorder pa rin ang text mo.',
};

export const passwordMeta: Texts<'passwordMeta'> = {
  title: `Mag-sign in | ${brand.name}`,
  description: `Mag-sign in sa ${brand.name}.`,
};

export const password: Texts<'password'> = {
  title: `Mag-sign in sa ${brand.name}`,
  password: 'Password',
  submit: 'Mag-sign in',
  identity: 'Mag-sign in gamit ang account mo',
  problems: {
    wrong: 'Mali ang password. Subukan ulit.',
    wait: (time) => `Masyadong maraming pagsubok. Subukan ulit ${time}.`,
    cancelled: 'Kinansela mo ang pag-sign in.',
    failed: 'Nagkaproblema sa pag-sign in. Subukan ulit.',
    'not-allowed': 'Walang access sa server na ito ang account na iyon.',
  },
};

export const saveLimit: Texts<'saveLimit'> = {
  title: 'Naabot na ang limitasyon sa pag-save',
  reached: (tier) =>
    tier === 'free'
      ? 'Nagamit mo na ang lahat ng libre mong slot. Mag-upgrade sa Premium para sa dagdag na slot.'
      : 'Nagamit mo na ang lahat ng Premium slot mo. Kontakin ang support kung kailangan mo pa.',
  kept: 'Nasa recorder pa rin ang text mo. Puwede ka ring mag-delete ng naka-save na transcript para magkaroon ng espasyo.',
  over: (excess) =>
    `Nasa recorder pa rin ang text mo. Mag-delete ng ${count(excess)} naka-save na transcript para makapag-save ulit.`,
  view: 'Tingnan ang naka-save',
  upgrade: 'Mag-upgrade',
  contact: 'Kontakin ang support',
};

export const signOut: Texts<'signOut'> = {
  title: 'Panatilihin ang text sa device na ito?',
  text: 'Hindi mo pa ito nase-save. Kung pananatilihin mo, mababasa ito ng sinumang gagamit ng browser na ito pagka-sign out mo.',
  keep: 'Panatilihin at mag-sign out',
  clear: 'Burahin at mag-sign out',
};

export const signOutConversation: Texts<'signOutConversation'> = {
  title: 'Panatilihin ang pag-uusap sa device na ito?',
  text: 'Kung pananatilihin mo, mababasa ito ng sinumang gagamit ng browser na ito pagka-sign out mo.',
  keep: 'Panatilihin at mag-sign out',
  clear: 'Burahin at mag-sign out',
};

export const signOutBoth: Texts<'signOutBoth'> = {
  title: 'Panatilihin ang text at pag-uusap sa device na ito?',
  text: 'Kung pananatilihin mo, mababasa ang mga ito ng sinumang gagamit ng browser na ito pagka-sign out mo.',
  keep: 'Panatilihin at mag-sign out',
  clear: 'Burahin at mag-sign out',
};

export const serverRecording: Texts<'serverRecording'> = {
  title: `Hayaan ang ${brand.name} na gawing text ang sinasabi mo?`,
  text: `Walang speech recognition ang browser na ito, pero kayang i-transcribe ng ${brand.name} ang sinasabi mo.`,
  where: 'Ipapadala ang sinasabi mo sa server na ito at sa recognition provider nito.',
  kept: 'Hindi iniimbak ng server ang audio. May kopya sa device na ito hanggang ma-transcribe ito.',
  allowance: {
    free: (minutes) => `Libre ang ${count(minutes)} minutong pagsasalita kada araw.`,
    premium: (minutes) => `Kasama ang ${count(minutes)} minutong pagsasalita sa bawat billing period.`,
  },
  start: 'Simulan ang recording',
  type: 'Magta-type na lang ako',
};

export const shortcuts: Texts<'shortcuts'> = {
  title: 'Mga keyboard shortcut',
  lead: 'Gumagana ang mga ito sa tab na Mag-record.',
  record: 'Simulan o ihinto ang recording, o pindutin nang matagal para mag-record (kapag hindi nagta-type)',
  recordInText: 'Simulan o ihinto ang recording (anumang oras)',
  undo: 'I-undo (habang nagta-type)',
  redo: 'I-redo (habang nagta-type)',
  toast: 'Pumunta sa notification',
  sheet: 'Ipakita ang listahang ito',
  space: 'Space',
  enter: 'Enter',
  control: 'Ctrl',
  shift: 'Shift',
  save: 'I-save (kapag hindi nagta-type)',
  play: 'I-play o ihinto (kapag hindi nagta-type)',
  copy: 'Kopyahin (kapag hindi nagta-type)',
  translate: 'I-on o i-off ang pagsasalin (kapag hindi nagta-type)',
  find: 'Maghanap sa text',
};

export const saveConflict: Texts<'saveConflict'> = {
  title: 'Binago sa ibang lugar',
  text: 'Binago rin ang text na ito sa ibang tab o device. Aling bersyon ang gusto mong panatilihin?',
  other: 'Ang isa pang bersyon',
  mine: 'Panatilihin ang akin',
  theirs: 'Panatilihin ang isa',
  both: 'Panatilihin pareho',
};
