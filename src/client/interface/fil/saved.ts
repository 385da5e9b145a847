import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const savedList: Texts<'savedList'> = {
  heading: 'Mga naka-save na transcript',
  signedOut: 'Mag-sign in para makita ang mga naka-save mong transcript.',
  signedOutHint: 'Libre ang account, at mabubuksan mo ang mga ito sa anumang device.',
  signIn: 'Mag-sign in',
  error: 'Hindi ma-load ang mga naka-save na transcript',
  retry: 'Subukan ulit',
  empty: 'Walang naka-save na transcript',
  emptyHint: 'Lalabas dito ang mga transcript na ise-save mo sa tab na Mag-record.',
  noMatch: 'Walang transcript na tugma sa hinahanap mo',
  showAll: 'Ipakita lahat',
  loading: 'Nilo-load ang mga naka-save na transcript',
  search: 'Maghanap sa mga naka-save na transcript',
  searchHint: 'Maghanap',
  clearSearch: 'Burahin ang hinahanap',
  sort: 'I-sort',
  exportAll: 'I-export lahat',
  languages: 'Mga wika',
  shown: (shown, all) =>
    shown === all ? `${count(all)} naka-save` : `${count(shown)} sa ${count(all)} ang ipinapakita`,
  over: (shown, excess, limit) => `${shown}, lampas nang ${count(excess)} sa limitasyon mong ${count(limit)}`,
  makeRoom: (value) => `Mag-delete ng ${count(value)} para makapag-save ulit`,
  slots: (used, limit) => `${count(used)} sa ${count(limit)} slot ang gamit`,
};

export const sortOrders: Texts<'sortOrders'> = {
  newest: 'Pinakabago',
  oldest: 'Pinakaluma',
  longest: 'Pinakamahaba',
  shortest: 'Pinakamaikli',
  alphabetical: 'Alpabetiko',
};

export const savedItem: Texts<'savedItem'> = {
  more: 'Higit pa',
  less: 'Mas kaunti',
  copy: 'Kopyahin',
  copied: 'Nakopya',
  copiedBody: 'Nasa clipboard mo na ang text.',
  copyFailed: 'Hindi makopya',
  copyFailedBody: 'Hinarang ito ng browser mo. Piliin ang text at kopyahin ito nang manual.',
  open: 'Buksan sa recorder',
  export: 'I-export',
  remove: 'I-delete',
  removing: 'Dine-delete',
  characters: (value) => `${count(value)} character`,
};

export const deletion: Texts<'deletion'> = {
  deletedTitle: 'Na-delete',
  deleted: 'Wala na ito sa listahan mo.',
  stillOver: (value) => `Mag-delete pa ng ${count(value)} para makapag-save ulit.`,
  undo: 'I-undo',
  undoAlt: 'Ibalik ang transcript',
  restored: 'Naibalik',
  restoreFailed: 'Hindi maibalik',
  restoreFailedBody: 'Hindi maibalik ang transcript. Subukan ulit.',
  goneTitle: 'Hindi nahanap',
  gone: 'Baka na-delete na ito.',
  failedTitle: 'Hindi ma-delete',
  failed: 'Hindi ma-delete ang transcript na ito. Subukan ulit.',
};

export const saveResult: Texts<'saveResult'> = {
  loginTitle: 'Kailangang mag-sign in',
  login: 'Mag-sign in para ma-save ang transcript mo',
  signIn: 'Mag-sign in',
  signInAlt: 'Mag-sign in para mag-save',
  limitTitle: 'Naabot na ang limitasyon sa transcript',
  limit: 'Nagamit mo na ang lahat ng slot mo. Mag-upgrade sa Premium para sa dagdag na slot.',
  upgrade: 'Mag-upgrade',
  upgradeAlt: 'Mag-upgrade sa Premium para sa dagdag na slot',
  savedTitle: 'Na-save!',
  view: 'Tingnan ang naka-save',
  viewAlt: 'Buksan ang tab na Mga naka-save',
  newEntry: 'Bagong transcript ito. Hindi nagbago ang binuksan mo.',
  offlineTitle: 'Offline ka',
  kept: 'Nasa device na ito pa rin ang text mo. Puwede mo itong i-save kapag online ka na.',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: 'Hindi na-save',
  description: 'Hindi ma-save ang transcript. Subukan ulit.',
};
