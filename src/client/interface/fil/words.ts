import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const words = (value: number) => `${count(value)} salita`;

export const dictionary: Texts<'dictionary'> = {
  title: 'Mga salita ko',
  open: 'Buksan ang Mga salita ko',
  lead: `Mga pangalan at terminong dapat laging tama sa ${brand.name} kapag nagdidikta, nagsasalin at nakikinig ka.`,
  search: 'Maghanap',
  searchLabel: 'Maghanap sa mga salita ko',
  add: 'Magdagdag',
  more: 'Iba pa',
  importCsv: 'Mag-import ng CSV…',
  exportCsv: 'I-export ang CSV',
  fileName: 'mga-salita-ko.csv',
  written: 'Pagkakasulat',
  heard: 'Minsan naririnig bilang',
  heardHint: 'Mag-type ng salita at pindutin ang Enter',
  removeHeard: (form) => `Alisin ang ${form}`,
  translations: 'Sa mga salin',
  spoken: 'Binabasa bilang',
  spokenOptional: 'Binabasa bilang (opsyonal)',
  listen: 'Pakinggan',
  normal: 'Normal',
  translateNormally: 'Isalin nang normal',
  translatedNormally: 'Isinasalin nang normal',
  neverTranslate: 'Huwag isalin',
  neverTranslated: 'Hindi isinasalin',
  fixed: 'Isalin bilang…',
  language: 'Wika',
  translation: 'Salin',
  addLanguage: 'Magdagdag ng wika',
  removeTranslation: 'Alisin ang saling ito',
  asWritten: 'Gaya ng nakasulat',
  heardAs: (forms) => `Naririnig bilang ${forms}`,
  edit: (word) => `I-edit ang ${word}`,
  remove: (word) => `I-delete ang ${word}`,
  delete: 'I-delete',
  cancel: 'Kanselahin',
  save: 'I-save',
  newWord: 'Magdagdag ng salita',
  editWord: 'I-edit ang salita',
  empty: `Wala pang salita. Magdagdag ng pangalang mali ang sulat ng ${brand.name}.`,
  nothingFound: 'Walang salitang tugma sa hinahanap mo.',
  count: (value, limit) => `${count(value)} sa ${words(limit)}`,
  withAccount: 'Naka-save sa account mo',
  onDevice: 'Naka-store sa device na ito',
  full: (limit) =>
    `Puno na ang listahan mo: hanggang ${words(limit)} lang. Mag-delete ng isa para makapagdagdag.`,
  exists: 'Nasa listahan mo na ang salitang ito.',
  deleted: 'Na-delete ang salita',
  undo: 'I-undo',
  undoAlt: 'Ibalik ang salita',
  imported: (value) => `Na-import ang ${words(value)}`,
  importedNote: (skipped, left) =>
    [
      skipped > 0 && `Nilaktawan ang ${count(skipped)} maling row.`,
      left > 0 && `Hindi na-import ang ${words(left)} dahil puno na ang listahan mo.`,
    ]
      .filter(Boolean)
      .join(' '),
  importFailed: 'Hindi mabasa ang file na ito',
  importFailedText: 'Pumili ng CSV file.',
  loadFailed: 'Hindi ma-load ang mga salita mo.',
  notSaved: 'Hindi na-save ang mga salita mo',
  notSavedText: 'Tingnan ang koneksyon mo at subukan ulit.',
  changedElsewhere: 'Binago rin ang mga salita mo sa ibang device',
  changedElsewhereText: 'Idinagdag ang pagbabago mo sa pinakabagong bersyon.',
  tryAgain: 'Subukan ulit',
  importOffer: (value) =>
    value === 1
      ? 'Idagdag sa account mo ang salitang nasa device na ito?'
      : `Idagdag sa account mo ang ${words(value)} na nasa device na ito?`,
  importConfirm: 'Idagdag',
  importDecline: 'I-delete sa device na ito',
  learn: (word, heard) => ['Palaging isulat ang ', word, ' sa halip na ', heard, '?'],
  always: 'Palagi',
  notNow: 'Hindi muna',
  learned: (word) => `Idinagdag ang ${word} sa mga salita mo`,
};

export const device: Texts<'device'> = {
  title: 'Sa device na ito',
  text: 'Hindi lumalabas sa device na ito ang mga salita mo.',
  recognition: 'Sa device na ito ginagawa ng browser mo ang speech recognition.',
  ownRecognition: 'Engine sa computer na ito ang gumagawa ng speech recognition.',
  inBrowserRecognition:
    'Kaya ng page na ito ang speech recognition ng English sa device na ito. Hindi nito kaya ang ibang wika.',
  noRecognition:
    'Naka-off ang recording: hindi kaya ng browser na ito ang speech recognition sa device na ito. Subukan ang Chrome 139 o mas bago sa computer.',
  translation: 'Nagsasalin ang browser mo sa device na ito.',
  ownTranslation: 'Engine sa computer na ito ang nagsasalin.',
  noTranslation:
    'Naka-off ang pagsasalin: hindi kayang magsalin ng browser na ito sa device na ito. Subukan ang Chrome 138 o mas bago sa computer.',
  voices:
    'Mga boses na naka-install sa device na ito lang ang ginagamit. Naka-off ang mga HD voice dahil kailangan nila ng koneksyon.',
  saving:
    'Nananatili sa browser na ito ang mga naka-save na transcript. Hindi ipinapakita ang mga nasa account mo.',
  mayDelete:
    'Maaaring burahin ng browser na ito ang mga naka-save na transcript kung hindi mo gagamitin ang site na ito nang isang linggo. I-export ang mga gusto mong itabi.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'Walang ipinadala dahil naka-on ang “Sa device na ito”.',
  missing: 'Wala sa device na ito ang transcript na ito.',
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
