import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const characters = (value: number) => `${count(value)} karakter`;
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} dtk`;

export const sent: Texts<'sent'> = {
  title: 'Yang keluar dari perangkat ini',
  text: 'Catatan ini hanya disimpan di browser ini dan tidak memuat kata-kata Anda.',
  today: 'Hari ini',
  clear: 'Kosongkan',
  cleared: 'Catatan dikosongkan',
  empty: 'Hari ini tidak ada teks atau ucapan yang keluar dari perangkat ini.',
  titles: {
    translation: 'Terjemahan',
    speech: 'Ucapan',
    browserSpeech: 'Ucapan',
    hdVoice: 'Suara HD',
    browserVoice: 'Pembacaan',
    save: 'Penyimpanan',
    live: 'Teks langsung',
    other: 'Data lain',
  },
  tidy: 'Rapikan',
  words: 'Kata saya',
  deviceOn: '“Di perangkat ini” diaktifkan',
  deviceOff: '“Di perangkat ini” dinonaktifkan',
  stopped: (title) => `${title}: diblokir`,
  nothingSent: 'Tidak ada yang dikirim karena “Di perangkat ini” sedang aktif.',
  voice: (name) => `Suara HD ${name}`,
  details: {
    translation: (value) => `${characters(value)}, ke penyedia terjemahan`,
    speech: (value) => `${seconds(value)}, ke server ini dan penyedia pengenalan ucapannya`,
    ownSpeech: (value) => `${seconds(value)}, ke server ini`,
    browserSpeech: (value) => `${seconds(value)}, ke layanan ucapan browser Anda`,
    hdVoice: (value) => `${characters(value)}, ke penyedia suara`,
    browserVoice: (value) => `${characters(value)}, ke layanan suara browser Anda`,
    save: (value) => `${characters(value)}, ke server ini`,
    live: (value) => `${characters(value)}, ke server ini`,
    other: (value) => `${characters(value)}, ke server ini`,
  },
};
