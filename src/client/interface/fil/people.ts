import type { Texts } from '../translations.ts';

export const who: Texts<'who'> = {
  title: 'Sino ka?',
  lead: 'Piliin ang pangalan mo para makita ang sarili mong mga text, salita at setting.',
  pinFor: (name) => `PIN ni ${name}`,
  pin: 'PIN',
  continue: 'Magpatuloy',
  back: 'Bumalik',
  needsPin: 'Kailangan ng PIN',
  loadFailed: 'Hindi maabot ang server.',
  failed: 'Hindi gumana. Subukan ulit.',
  tryAgain: 'Subukan ulit',
};

export const people: Texts<'people'> = {
  title: 'Mga tao',
  alone:
    'May iba pa bang gumagamit nito? Idagdag sila para may sariling mga text, salita at setting ang bawat isa.',
  several: 'May sariling mga text, salita at setting ang bawat isa.',
  you: 'Ikaw',
  manages: 'Namamahala sa iba',
  hasPin: 'May PIN',
  add: 'Magdagdag ng tao',
  edit: (name) => `I-edit si ${name}`,
  remove: (name) => `Alisin si ${name}`,
  yourName: 'Pangalan mo',
  theirName: 'Pangalan nila',
  name: 'Pangalan',
  color: 'Kulay',
  colors: {
    violet: 'Lila',
    blue: 'Asul',
    teal: 'Teal',
    green: 'Berde',
    orange: 'Kahel',
    red: 'Pula',
    pink: 'Rosas',
    grey: 'Abo',
  },
  optionalPin: 'PIN (opsyonal)',
  newPin: 'Bagong PIN (walang laman: walang pagbabago)',
  currentPin: 'Kasalukuyang PIN',
  pinHint:
    'Apat hanggang walong numero. Pinipigilan nito ang iba na makita ang mga text na ito, pero hindi nito ine-encrypt ang mga iyon.',
  noPin: 'Alisin ang PIN',
  save: 'I-save',
  cancel: 'Kanselahin',
  removeTitle: (name) => `Alisin si ${name}?`,
  removeText: (name) =>
    `Made-delete ang lahat ng text, salita at setting ni ${name}. Hindi na ito mababawi, kaya mag-download muna ng kopya.`,
  download: 'Mag-download ng kopya',
  downloadOwn: 'I-download ang data ko',
  downloadFailed: 'Hindi gumana ang pag-download. Subukan ulit.',
  confirmRemoval: 'Alisin',
  added: (name) => `Naidagdag si ${name}.`,
  removed: (name) => `Naalis si ${name}.`,
  saved: 'Na-save ang mga pagbabago mo.',
  failed: 'Hindi gumana. Subukan ulit.',
};

export const personMenu: Texts<'personMenu'> = {
  label: (name) => `Menu ni ${name}`,
  unnamed: 'Menu mo',
  switch: 'Magpalit ng tao',
  people: 'Mga tao',
  own: 'Pangalan at PIN ko',
  settings: 'Mga setting',
};
