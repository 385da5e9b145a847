import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const tiers = { free: 'Libre', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'Mag-record, magbasa, magsalin at makinig',
  tabs: 'Mga view',
  record: 'Mag-record',
  conversation: 'Pag-uusap',
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
  unsupportedDevice: 'O i-on ang “Sa device na ito” sa Mga setting para magdikta rito sa English.',
};

export const tools: Texts<'tools'> = {
  tidy: 'Ayusin',
  export: 'I-export',
  orDrop: 'o maghulog dito ng recording, video, subtitle o dokumento',
  orUse: 'o gumamit ng recording, video, subtitle o dokumento',
  chooseFile: 'Pumili ng file',
};

export const document: Texts<'document'> = {
  menu: 'Mga opsyon sa dokumento',
  rename: 'Palitan ang pangalan',
  name: 'Pangalan ng dokumento',
  back: (title) => `Bumalik sa ${title}`,
  saved: (when) => `Na-save ${when}`.trim(),
  edited: 'Binago, hindi pa naka-save',
  notSaved: 'Hindi pa naka-save',
  saving: 'Sine-save…',
};

export const newText: Texts<'newText'> = {
  started: 'Nagsimula ng bagong dokumento',
  stillHere: (title) => `Narito pa rin ang “${title}”.`,
  back: 'Bumalik',
};

export const menu: Texts<'menu'> = {
  share: 'Mag-share nang live',
  newText: 'Bagong dokumento',
  copyBoth: 'Kopyahin ang dalawang wika',
  shortcuts: 'Mga keyboard shortcut',
  settings: 'Mga setting',
};

export const save: Texts<'save'> = {
  saveAsNew: 'I-save bilang bago',
  save: 'I-save',
  saveAndStartNew: 'I-save at magsimula ulit',
  signedIn: {
    save: 'Naka-sign in ka na. Sine-save ang text mo…',
    translate: 'Naka-sign in ka na, at naka-on ang pagsasalin.',
  },
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Natapos na ang Premium. Isang beses mong mase-save nang buo ang text na ito.',
  tooLong: (tier, excess) =>
    `Masyadong mahaba para sa plan na ${tiers[tier]}: magbawas ng ${count(excess)} character`,
  canStillCopy: 'Puwede mo pa rin itong kopyahin o i-export.',
};
