import type { Texts } from '../translations.ts';
import { count, date } from './formats.ts';

export const conversation: Texts<'conversation'> = {
  title: 'Pag-uusap',
  close: 'Isara ang pag-uusap',
  more: 'Iba pa',
  near: 'Panig mo',
  far: 'Panig ng kausap',
  youSpeak: 'Wika mo',
  theySpeak: 'Wika ng kausap',
  youSaid: 'Sinabi mo',
  youRead: 'Binabasa mo',
  theySaid: 'Sinabi ng kausap',
  spokenBy: (name) => `${name}:`,
  theyRead: 'Binabasa ng kausap',
  swap: 'Pagpalitin ang mga wika',
  textSize: 'Laki ng text',
  turn: 'Baligtarin ang kalahati sa itaas',
  save: 'I-save',
  export: 'I-export…',
  startNew: 'Bagong pag-uusap',
  newStarted: 'Nagsimula ang bagong pag-uusap',
  correct: 'Itama ito',
  correctTitle: 'Itama ang sinabi',
  correctLabel: 'Ang sinabi',
  correctDone: 'Isalin ulit',
  show: 'Ipakita sa kausap',
  hide: 'Bumalik sa pag-uusap',
  play: 'I-play ulit',
  stop: 'Ihinto ang pagbabasa',
  aloud: 'Basahin nang malakas',
  wrongLanguage: 'Maling wika: sabihin ulit',
  remove: 'I-delete',
  removed: 'Na-delete',
  undo: 'I-undo',
  undoAlt: 'Ibalik',
  retry: 'Subukan ulit',
  back: 'Isalin pabalik',
  backTitle: (name) => `Ang sinasabi ng salin mo, sa ${name}`,
  backFailed: 'Hindi ito maisalin pabalik. Subukan ulit mamaya.',
  cost: (value) => `${count(value)} character`,
  freePlan: (turns) =>
    `Sa libreng plan, ${count(turns)} turn lang ang naisasalin kada araw. Para sa buong pag-uusap, kailangan mo ng Premium o ng browser na kayang magsalin sa device na ito.`,
  freePlanOrDevice: (turns) =>
    `Sa libreng plan, ${count(turns)} turn lang ang naisasalin kada araw. Para sa buong pag-uusap, i-on ang “Sa device na ito”, na libre, o mag-upgrade sa Premium.`,
  upgrade: 'Mag-upgrade',
  canDownload:
    'I-download ang mga wikang ito nang isang beses, at maisasalin na ng browser mo ang mga ito sa device na ito nang libre.',
  download: 'I-download',
  onDevice: 'Isinalin sa device na ito',
  signInFirst: 'Mag-sign in para magsalin',
  left: ({ remaining, tier }) =>
    tier === 'premium'
      ? `${count(remaining)} character ang natitira`
      : `${count(remaining)} pagsasalin ang natitira ngayong araw`,
  limit: (tier, renewsAt) => {
    const until = renewsAt === undefined ? 'sa ngayon' : `hanggang ${date(renewsAt)}`;
    const used =
      tier === 'free'
        ? 'Wala nang natitirang pagsasalin ngayong araw'
        : `Wala nang natitirang character ${until}`;
    return `${used}. Narito pa rin ang pag-uusap mo.`;
  },
};
