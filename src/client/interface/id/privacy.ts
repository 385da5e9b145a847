import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const characters = (value: number) => `${count(value)} karakter`;
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} dtk`;

export const sent: Texts<'sent'> = {
  title: 'Yang dikirim dari perangkat ini',
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
  words: 'Kamus saya',
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

export const device: Texts<'device'> = {
  title: 'Di perangkat ini',
  text: 'Yang Anda ucapkan dan tulis tetap di perangkat ini.',
  search: 'offline luring pribadi privasi tanpa internet',
  recognition: 'Browser Anda mengenali ucapan di perangkat ini.',
  ownRecognition: 'Mesin di komputer ini mengenali ucapan.',
  inBrowserRecognition:
    'Halaman ini mengenali bahasa Inggris di perangkat ini. Bahasa lain tidak bisa dikenali.',
  noRecognition:
    'Perekaman nonaktif: browser ini tidak bisa mengenali ucapan di perangkat ini. Coba Chrome 139 atau yang lebih baru di komputer.',
  translation: 'Browser Anda menerjemahkan di perangkat ini.',
  noTranslation:
    'Terjemahan nonaktif: browser ini tidak bisa menerjemahkan di perangkat ini. Coba Chrome 138 atau yang lebih baru di komputer.',
  pageTranslation:
    'Halaman ini menerjemahkan di perangkat ini antara bahasa Inggris, Spanyol, Prancis, Jerman, Portugis, dan Italia. Yang diperlukan hanya diunduh sekali.',
  voices: 'Hanya suara yang terpasang di perangkat ini yang membacakan teks.',
  hdVoices: 'Suara HD nonaktif karena memerlukan koneksi.',
  imports: 'Rekaman tidak bisa diimpor karena memerlukan server. File teks tetap bisa.',
  sharing: 'Salinan tidak bisa dibagikan dengan tautan karena memerlukan server.',
  live: 'Teks langsung tetap berfungsi, tetapi mengirim ucapan Anda ke server selama Anda membagikannya.',
  saving: 'Transkrip tersimpan tetap di browser ini. Yang ada di akun Anda tidak ditampilkan.',
  plan: 'Akun dan paket Anda tetap seperti semula, tetapi tidak dipakai selama ini aktif, jadi lencana dan batas paket Anda disembunyikan.',
  question: 'Aktifkan “Di perangkat ini”?',
  turnOn: 'Aktifkan',
  cancel: 'Batal',
  mayDelete:
    'Browser ini mungkin menghapus transkrip tersimpan jika Anda tidak memakai situs ini selama seminggu. Ekspor transkrip yang ingin Anda simpan.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'Tidak ada yang dikirim karena “Di perangkat ini” aktif.',
  missing: 'Transkrip ini tidak ada di perangkat ini.',
  full: 'Penyimpanan perangkat ini penuh. Ekspor teksnya, atau hapus rekaman atau transkrip tersimpan untuk memberi ruang.',
  makeRoom: 'Beri ruang',
  makeRoomAlt: 'Buka Pengaturan untuk menghapus rekaman',
};
