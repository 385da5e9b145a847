import type { Texts } from '../translations.ts';
import { count, date, percent } from './formats.ts';

const characters = (value: number) => `${count(value)} character`;

export const translation: Texts<'translation'> = {
  toggle: 'Isalin',
  swap: 'Pagpalitin ang mga wika',
  pane: 'Salin',
  empty: 'Lalabas dito ang salin.',
  switchedOff: 'I-on ang “Isalin” para mabasa ito sa ibang wika.',
  left: (remaining, tier) =>
    tier === 'free' ? `${count(remaining)} pagsasalin ang natitira ngayong araw` : count(remaining),
  leftUnit: () => 'character',
  leftFor: 'sa pagsasalin',
};

export const swapping: Texts<'swapping'> = {
  title: 'Palitan ang text ng salin nito?',
  text: 'Magiging text mo ang salin, at magiging salin ang in-edit mong text.',
  confirm: 'Pagpalitin',
  cancel: 'Panatilihin ang text ko',
};

export const translateWhen: Texts<'translateWhen'> = {
  when: 'Kailan magsasalin',
  afterRecording: 'Pagkatapos mag-record',
  whileSpeaking: 'Habang nagsasalita',
  needs: 'Kailangan ng Premium o pagsasalin sa device para magsalin habang nagsasalita.',
};

export const translationResult: Texts<'translationResult'> = {
  afterRecording: 'Isasalin namin ito kapag huminto ka sa pag-record.',
  running: 'Isinasalin…',
  cancel: 'Kanselahin',
  cancelled: 'Kinansela ang pagsasalin.',
  failed: 'Hindi namin naisalin ang text na ito.',
  again: 'Isalin ngayon',
  outdated: 'Luma na: in-edit mo na ang text.',
  copied: 'Nakopya ang salin',
  notCopied: 'Hindi makopya',
  notCopiedText: 'Hinarang ito ng browser mo. Piliin ang salin at kopyahin ito nang manual.',
  sameLanguage: (name) => `Nasa wikang ${name} na ang text na ito. Pumili ng ibang wikang pagsasalinan.`,
  complete: 'Tapos na ang pagsasalin',
  completeIn: (name) => `Nasa wikang ${name} na ang text mo.`,
  signInTitle: 'Kailangang mag-sign in',
  signIn: 'Mag-sign in para makapagsalin.',
  signInAction: 'Mag-sign in',
  signInAlt: 'Mag-sign in para magsalin',
  errorTitle: 'Error sa pagsasalin',
  error: 'Nagka-error sa pagsasalin ng text mo. Subukan ulit mamaya.',
  limitPanel: 'Naabot na ang limitasyon sa pagsasalin',
  limitPanelFree: (time) =>
    `Nagamit mo na ang libreng pagsasalin ngayong araw. Nare-renew ito tuwing ${time}.`,
  limitPanelPremium: (remaining, renewsAt) => {
    const left =
      remaining > 0
        ? `Mas mahaba ang text na ito kaysa sa natitira mong ${count(remaining)} character sa billing period na ito.`
        : 'Nagamit mo na ang lahat ng character mo sa billing period na ito.';
    return renewsAt ? `${left} Mare-renew ito sa ${date(renewsAt)}.` : left;
  },
  limitToast: 'Naabot na ang limitasyon sa pagsasalin ngayong araw',
  limitToastText: 'Mag-upgrade sa Premium para makapagsalin pa ngayong araw.',
  upgrade: 'Mag-upgrade',
  upgradeAlt: 'Mag-upgrade sa Premium para sa mas maraming pagsasalin',
  knownLimitTitle: 'Naabot na ang limitasyon ngayong araw',
  knownLimit: (limit) => `Nagamit mo na ang ${count(limit)} pagsasalin mo ngayong araw.`,
  sentence: 'Pangungusap',
  translateBack: 'Isalin pabalik',
  backCost: characters,
  backTitle: (name) => `Ang sinasabi ng salin mo, sa ${name}`,
  backUsed: (value) => `${count(value)} character ang nagamit`,
  copySentence: 'Kopyahin ang pangungusap',
  playSentence: 'I-play ang pangungusap',
  sandbox: 'Hindi ito totoong salin.',
  sandboxMore:
    'Nilalagyan lang ng label ng sandbox ang text. Magkonekta ng translation provider para sa totoong salin.',
  onDevice: 'Isinalin sa device na ito.',
  onDeviceMore: 'Walang ipinadala, at hindi ito bawas sa limitasyon mo.',
  offOnDevice:
    'Hindi pa kayang isalin ng browser mo ang text na ito sa device na ito. Walang ipinadala dahil naka-on ang “Sa device na ito”.',
  deviceOffer: 'Kayang isalin ng browser mo ang text na ito nang libre sa device na ito.',
  deviceDownload: 'I-download at isalin',
  deviceDownloadSize: (megabytes) => `I-download ang ${count(megabytes)} MB at isalin`,
  downloading: (share) => `Dina-download ang language pack: ${percent(share)}`,
};
