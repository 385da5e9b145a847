import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, inSentence } from './formats.ts';

const words = (value: number) => `${count(value)} kata`;

export const dictionary: Texts<'dictionary'> = {
  title: 'Kata saya',
  open: 'Buka Kata saya',
  lead: `Nama dan istilah yang harus selalu ditulis, diterjemahkan, dan dibacakan dengan benar oleh ${brand.name}.`,
  search: 'Cari',
  searchLabel: 'Cari di kata saya',
  add: 'Tambah kata',
  more: 'Lainnya',
  importCsv: 'Impor CSV…',
  exportCsv: 'Ekspor CSV',
  fileName: 'kata-saya.csv',
  written: 'Ditulis sebagai',
  heard: 'Kadang terdengar sebagai',
  heardHint: 'Ketik kata, lalu tekan Enter',
  removeHeard: (form) => `Hapus ${form}`,
  translations: 'Dalam terjemahan',
  spoken: 'Dibacakan sebagai',
  spokenOptional: 'Dibacakan sebagai (opsional)',
  listen: 'Dengarkan',
  normal: 'Seperti biasa',
  translateNormally: 'Terjemahkan seperti biasa',
  translatedNormally: 'Diterjemahkan seperti biasa',
  neverTranslate: 'Jangan terjemahkan',
  neverTranslated: 'Tidak pernah diterjemahkan',
  fixed: 'Terjemahkan sebagai…',
  language: 'Bahasa',
  translation: 'Terjemahan',
  addLanguage: 'Tambah bahasa',
  removeTranslation: 'Hapus terjemahan ini',
  asWritten: 'Seperti tertulis',
  heardAs: (forms) => `Terdengar sebagai ${forms}`,
  edit: (word) => `Edit ${word}`,
  remove: (word) => `Hapus ${word}`,
  delete: 'Hapus',
  cancel: 'Batal',
  save: 'Simpan',
  newWord: 'Tambah kata',
  editWord: 'Edit kata',
  empty: `Belum ada kata. Tambahkan nama yang sering salah ditulis ${brand.name}.`,
  nothingFound: 'Tidak ada kata yang cocok dengan pencarian Anda.',
  count: (value, limit) => `${count(value)} dari ${words(limit)}`,
  withAccount: 'Disimpan di akun Anda',
  onDevice: 'Disimpan di perangkat ini',
  full: (limit) => `Daftar Anda penuh: maksimal ${words(limit)}. Hapus satu kata untuk menambah yang lain.`,
  exists: 'Kata ini sudah ada di daftar Anda.',
  deleted: 'Kata dihapus',
  undo: 'Urungkan',
  undoAlt: 'Kembalikan kata',
  imported: (value) => `${words(value)} diimpor`,
  importedNote: (skipped, left) =>
    [
      skipped > 0 && `${count(skipped)} baris yang tidak valid dilewati.`,
      left > 0 && `${words(left)} tidak diimpor karena daftar Anda penuh.`,
    ]
      .filter(Boolean)
      .join(' '),
  importFailed: 'File ini tidak dapat dibaca',
  importFailedText: 'Pilih file CSV.',
  loadFailed: 'Kata Anda tidak dapat dimuat.',
  notSaved: 'Kata Anda tidak tersimpan',
  notSavedText: 'Periksa koneksi Anda dan coba lagi.',
  changedElsewhere: 'Kata Anda juga diubah di perangkat lain',
  changedElsewhereText: 'Perubahan Anda ditambahkan ke versi terbaru.',
  tryAgain: 'Coba lagi',
  importOffer: (value) =>
    value === 1
      ? 'Tambahkan kata di perangkat ini ke akun Anda?'
      : `Tambahkan ${words(value)} di perangkat ini ke akun Anda?`,
  importConfirm: 'Tambahkan',
  importDecline: 'Hapus dari perangkat ini',
  learn: (word, heard) => ['Selalu tulis ', word, ', bukan ', heard, '?'],
  always: 'Selalu',
  notNow: 'Nanti saja',
  learned: (word) => `${word} ditambahkan ke kata Anda`,
};

export const device: Texts<'device'> = {
  title: 'Di perangkat ini',
  text: 'Kata-kata Anda tidak keluar dari perangkat ini.',
  recognition: 'Browser Anda mengenali ucapan di perangkat ini.',
  ownRecognition: 'Mesin di komputer ini mengenali ucapan.',
  inBrowserRecognition:
    'Halaman ini mengenali bahasa Inggris di perangkat ini. Bahasa lain tidak bisa dikenali.',
  noRecognition:
    'Perekaman nonaktif: browser ini tidak bisa mengenali ucapan di perangkat ini. Coba Chrome 139 atau yang lebih baru di komputer.',
  translation: 'Browser Anda menerjemahkan di perangkat ini.',
  ownTranslation: 'Mesin di komputer ini menerjemahkan.',
  noTranslation:
    'Terjemahan nonaktif: browser ini tidak bisa menerjemahkan di perangkat ini. Coba Chrome 138 atau yang lebih baru di komputer.',
  voices:
    'Hanya suara yang terpasang di perangkat ini yang membacakan teks. Suara HD nonaktif karena memerlukan koneksi.',
  saving: 'Transkrip tersimpan tetap di browser ini. Yang ada di akun Anda tidak ditampilkan.',
  mayDelete:
    'Browser ini mungkin menghapus transkrip tersimpan jika Anda tidak memakai situs ini selama seminggu. Ekspor transkrip yang ingin Anda simpan.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'Tidak ada yang dikirim karena “Di perangkat ini” aktif.',
  missing: 'Transkrip ini tidak ada di perangkat ini.',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: 'Perekaman nonaktif',
  unsupported:
    'Browser ini tidak bisa mengenali ucapan di perangkat ini. Coba Chrome 139 atau yang lebih baru di komputer.',
  unavailable: (language) =>
    `Browser ini tidak bisa mengenali ${inSentence(language)} di perangkat ini. Pilih bahasa lain atau nonaktifkan “Di perangkat ini”.`,
  englishOnly:
    'Di perangkat ini, browser ini hanya bisa mengenali bahasa Inggris. Pilih bahasa Inggris atau nonaktifkan “Di perangkat ini”.',
  missing: (language) => `Bahasa ${language} belum ada di perangkat ini`,
  missingText: 'Browser Anda perlu mengunduh paket bahasanya sekali. Kata-kata Anda tetap di perangkat ini.',
  engineText: (megabytes) =>
    `Ini unduhan sebesar ${megabytes} MB. Anda hanya memerlukannya sekali, dan setelah itu perekaman juga bisa tanpa internet. Kata-kata Anda tetap di perangkat ini.`,
  download: 'Unduh',
  downloadAlt: (language) => `Unduh ${inSentence(language)} untuk pengenalan ucapan`,
  downloading: (language) => `Mengunduh ${inSentence(language)}…`,
  downloadingText: 'Browser Anda sedang mengunduh paket bahasanya. Kami akan memberi tahu jika sudah siap.',
  ready: (language) => `Bahasa ${language} siap`,
  readyText: 'Tekan tombol rekam untuk mulai.',
  failed: (language) => `Bahasa ${language} tidak dapat diunduh`,
  failedText: 'Periksa koneksi Anda dan coba lagi.',
};
