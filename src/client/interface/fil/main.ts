import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const tiers = { free: 'Libre', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'Mag-record, magbasa, magsalin at makinig',
  tabs: 'Mga view',
  record: 'Mag-record',
  saved: 'Mga naka-save',
  card: 'Transcript at salin',
  view: 'Orihinal o isinaling text',
  original: 'Orihinal',
  translated: 'Salin',
  clear: 'Burahin ang text',
  more: 'Iba pa',
  savedExist: 'may mga naka-save kang transcript',
  unsupportedTitle: 'Walang speech recognition ang browser na ito',
  unsupported:
    'Para mag-record, gumamit ng Chrome, Edge o Safari. Gumagana rito ang iba pang feature: i-type o i-paste lang ang text mo.',
  unsupportedServer: 'Puwede ka ring mag-record dito: ita-transcribe ng server na ito ang sinasabi mo.',
  unsupportedSignIn: 'Kailangan mo munang mag-sign in.',
  dismiss: 'Isara',
  onDevice: 'Sa device na ito',
  tiers,
};

export const menu: Texts<'menu'> = {
  share: 'Ibahagi nang live',
  import: 'Mag-import ng audio, video o text…',
  export: 'I-export…',
  copyBoth: 'Kopyahin ang dalawang wika',
  saveBoth: 'I-save ang dalawang wika',
  bothSaved: 'Nasa “Mga naka-save” ang text sa dalawang wika.',
  punctuate: 'Lagyan ng bantas sa mga paghinto',
  microphone: 'Mikropono…',
  shortcuts: 'Mga keyboard shortcut',
  tidy: 'Ayusin…',
  commands: 'Mga voice command',
  words: 'Mga salita ko',
};

export const save: Texts<'save'> = {
  save: 'I-save',
  saveTranslation: 'I-save ang salin',
  saveAndStartNew: 'I-save at magsimula ulit',
  originalSaved: 'Nasa “Mga naka-save” ang orihinal mong text.',
  translationSaved: 'Nasa “Mga naka-save” ang salin mo.',
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Natapos na ang Premium, pero mase-save mo pa rin nang buo ang text na ito.',
  tooLong: (tier, excess) =>
    `Masyadong mahaba para sa plan na ${tiers[tier]}: magbawas ng ${count(excess)} character`,
  canStillCopy: 'Puwede mo pa rin itong kopyahin o i-export.',
};

export const openSaved: Texts<'openSaved'> = {
  title: 'Palitan ang text sa recorder?',
  text: 'Mawawala ang text na nasa recorder.',
  confirm: 'Palitan',
  cancel: 'Panatilihin ang text ko',
};
