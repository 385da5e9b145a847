import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const ui: Texts<'ui'> = {
  close: 'Isara',
  dismiss: 'Isara',
  notification: 'Notification',
  notifications: 'Mga notification ({hotkey})',
  search: 'Maghanap',
  searchIn: (label) => `Maghanap sa: ${label}`,
  nothingFound: 'Walang nahanap',
  locked: 'naka-lock',
};

export const loading: Texts<'loading'> = { label: 'Naglo-load' };

export const pageTitles: Texts<'pageTitles'> = {
  main: `${brand.name} | Gawing text ang sinasabi mo, isalin at pakinggan`,
  subscribe: `Premium | ${brand.name}`,
  account: `Account mo | ${brand.name}`,
  words: `Diksiyonaryo ko | ${brand.name}`,
  conversation: `Pag-uusap | ${brand.name}`,
  terms: `Mga Tuntunin ng Paggamit | ${brand.name}`,
  privacy: `Pangako sa Privacy | ${brand.name}`,
  people: `Sino ka? | ${brand.name}`,
  library: `Library | ${brand.name}`,
  developers: `Mga developer | ${brand.name}`,
  'not-found': '404 | Hindi nahanap ang page',
  settings: `Mga setting | ${brand.name}`,
};

export const pageDescriptions: Texts<'pageDescriptions'> = {
  main: 'Mag-record at panooring maging text ang sinasabi mo. Isalin ito, pakinggan sa natural na boses, at i-save para sa susunod.',
  subscribe: `Mas mahahabang transcript, mga HD voice at mas maraming pagsasalin sa ${brand.name} Premium.`,
  account: `Ang plan, mga device at data mo sa ${brand.name} web app.`,
  words: `Mga pangalan at terminong dapat laging tama sa ${brand.name}.`,
  conversation: `Makipag-usap sa taong iba ang wika: isinasalin ng ${brand.name} ang magkabilang panig at binabasa nang malakas.`,
  terms: `Ang mga tuntunin ng paggamit ng ${brand.name} web app.`,
  privacy: `Anong data ang kinokolekta ng ${brand.name} web app, bakit, at paano ito ide-delete.`,
  people: `Piliin kung sino ang gumagamit ng ${brand.name} sa browser na ito.`,
  library: 'Lahat ng naka-save mong text: hanapin, ayusin, pakinggan at i-share.',
  developers:
    'Mag-save, mag-transcribe, magsalin at makinig mula sa sarili mong mga program, na may parehong limit gaya ng sa app.',
  'not-found': 'Wala ang page na hinahanap mo o nailipat na ito.',
  settings: `Kung paano nagre-record, nagsasalin, nagbabasa at nagpapakita ang ${brand.name}.`,
};

export const notFound: Texts<'notFound'> = {
  title: '404 | Hindi nahanap ang page',
  text: 'Wala ang page na hinahanap mo o nailipat na ito.',
  home: 'Bumalik sa home',
};

export const rootError: Texts<'rootError'> = {
  heading: 'Naku, nagkaproblema!',
  text: 'Nagka-error habang nilo-load ang app. I-refresh ang page at subukan ulit.',
  refresh: 'I-refresh ang page',
};

export const failures: Texts<'failures'> = {
  page: 'Hindi ma-load ang page na ito.',
  part: 'Hindi ma-load ang bahaging ito.',
  crashed: 'Nagkaproblema rito. Gumagana pa rin ang ibang bahagi ng page.',
  retry: 'Subukan ulit',
  reload: 'I-reload ang page',
};

export const legal: Texts<'legal'> = {
  contents: 'Mga nilalaman',
  print: 'I-print',
  englishOnly: 'Sa English lang available ang dokumentong ito.',
};

export const offline: Texts<'offline'> = {
  title: 'Offline ka',
  text: 'Puwede ka pa ring mag-type, kumopya at makinig gamit ang boses ng browser mo. Kailangan ng koneksyon para magsalin, gumamit ng mga HD voice, mag-sign in at mag-save.',
  wentOffline: 'Offline ka.',
  cameBack: 'Online ka na ulit.',
  newVersion: 'May bagong bersyon na.',
  update: 'I-update',
  later: 'Mamaya',
};

export const consent: Texts<'consent'> = {
  label: 'Cookies',
  text: 'Dahil sa cookies, nananatili kang naka-sign in. Opsyonal ang analytics.',
  more: 'Pangako sa Privacy',
  accept: 'Tanggapin',
  decline: 'Tanggihan',
  analytics: 'Analytics cookies',
  chooseAgain: 'Baguhin ang pinili mo sa cookies',
};

export const theme: Texts<'theme'> = {
  picker: 'Tema',
  chosen: (name) => `Tema: ${name}`,
};

export const themeNames: Texts<'themeNames'> = {
  light: 'Maliwanag',
  dark: 'Madilim',
  spooky: 'Nakakatakot',
  forest: 'Gubat',
  ocean: 'Karagatan',
  sunset: 'Takipsilim',
  scifi: 'Sci-fi',
  fantasy: 'Pantasya',
};
