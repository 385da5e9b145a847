import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const characters = (value: number) => `${count(value)} character`;
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} s`;

export const sent: Texts<'sent'> = {
  title: 'Mga lumabas sa device na ito',
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
  words: 'Mga salita ko',
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
