import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const characters = (value: number) => `${count(value)} character`;
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} s`;

export const sent: Texts<'sent'> = {
  title: 'Mga ipinadala mula sa device na ito',
  text: 'Sa browser na ito lang naka-save ang listahang ito, at wala rito ang mismong mga salita mo.',
  today: 'Ngayong araw',
  clear: 'Burahin',
  cleared: 'Nabura ang listahan',
  empty: 'Walang text o audio na lumabas sa device na ito ngayong araw.',
  titles: {
    translation: 'Pagsasalin',
    speech: 'Audio',
    browserSpeech: 'Audio',
    hdVoice: 'HD voice',
    browserVoice: 'Pagbasa nang malakas',
    save: 'Pag-save',
    live: 'Live na caption',
    other: 'Iba pang data',
  },
  tidy: 'Pag-aayos',
  words: 'Diksiyonaryo ko',
  deviceOn: 'In-on ang “Sa device na ito”',
  deviceOff: 'In-off ang “Sa device na ito”',
  stopped: (title) => `${title}: na-block`,
  nothingSent: 'Walang ipinadala dahil naka-on noon ang “Sa device na ito”.',
  voice: (name) => `HD voice na ${name}`,
  details: {
    translation: (value) => `${characters(value)}, sa translation provider`,
    speech: (value) => `${seconds(value)}, sa server na ito at sa recognition provider nito`,
    ownSpeech: (value) => `${seconds(value)}, sa server na ito`,
    browserSpeech: (value) => `${seconds(value)}, sa speech service ng browser mo`,
    hdVoice: (value) => `${characters(value)}, sa speech provider`,
    browserVoice: (value) => `${characters(value)}, sa voice service ng browser mo`,
    save: (value) => `${characters(value)}, sa server na ito`,
    live: (value) => `${characters(value)}, sa server na ito`,
    other: (value) => `${characters(value)}, sa server na ito`,
  },
};

export const device: Texts<'device'> = {
  title: 'Sa device na ito',
  text: 'Nananatili sa device na ito ang sinasabi at isinusulat mo.',
  search: 'offline pribado privacy walang internet',
  recognition: 'Sa device na ito ginagawa ng browser mo ang speech recognition.',
  ownRecognition: 'Engine sa computer na ito ang gumagawa ng speech recognition.',
  inBrowserRecognition:
    'Kaya ng page na ito ang speech recognition ng English sa device na ito. Hindi nito kaya ang ibang wika.',
  noRecognition:
    'Naka-off ang recording: hindi kaya ng browser na ito ang speech recognition sa device na ito. Subukan ang Chrome 139 o mas bago sa computer.',
  translation: 'Nagsasalin ang browser mo sa device na ito.',
  noTranslation:
    'Naka-off ang pagsasalin: hindi kayang magsalin ng browser na ito sa device na ito. Subukan ang Chrome 138 o mas bago sa computer.',
  pageTranslation:
    'Nagsasalin ang page na ito sa device na ito sa pagitan ng English, Spanish, French, German, Portuguese at Italian. Isang beses lang nitong dina-download ang kailangan.',
  voices: 'Mga boses na naka-install sa device na ito lang ang bumabasa nang malakas.',
  hdVoices: 'Naka-off ang mga HD voice dahil kailangan nila ng koneksyon.',
  imports:
    'Hindi makakapag-import ng mga recording dahil kailangan nito ang server. Puwede pa rin ang mga text file.',
  sharing: 'Hindi makakapag-share ng mga kopya gamit ang link dahil kailangan nito ang server.',
  live: 'Gumagana pa rin ang live na caption, pero ipinapadala nito sa server ang sinasabi mo habang shine-share mo ito.',
  saving:
    'Nananatili sa browser na ito ang mga naka-save na transcript. Hindi ipinapakita ang mga nasa account mo.',
  plan: 'Hindi nagbabago ang account at plan mo, pero hindi ginagamit ang mga ito habang naka-on ito, kaya nakatago ang badge at mga limitasyon ng plan mo.',
  question: 'I-on ang “Sa device na ito”?',
  turnOn: 'I-on',
  cancel: 'Kanselahin',
  mayDelete:
    'Maaaring i-delete ng browser na ito ang mga naka-save na transcript kung hindi mo gagamitin ang site na ito nang isang linggo. I-export ang mga gusto mong panatilihin.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'Walang ipinadala dahil naka-on ang “Sa device na ito”.',
  missing: 'Wala sa device na ito ang transcript na ito.',
  full: 'Puno na ang storage ng device na ito. I-export ang text, o mag-delete ng mga recording o naka-save na transcript para magkaroon ng espasyo.',
  makeRoom: 'Magbakante ng espasyo',
  makeRoomAlt: 'Buksan ang mga setting para mag-delete ng mga recording',
};
