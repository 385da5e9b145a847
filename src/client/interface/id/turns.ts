import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const turns: Texts<'turns'> = {
  back: 'Kembali ke teks',
  both: 'Keduanya',
  list: 'Giliran bicara',
  speakers: 'Pembicara',
  unknown: 'Tidak dikenal',
  numbered: (number) => `Pembicara ${count(number)}`,
  change: (name) => `Ubah pembicara: ${name}`,
  title: 'Siapa yang berbicara?',
  name: 'Nama',
  every: (name) => `Semua giliran ${name}`,
  everyUnknown: 'Semua giliran tanpa nama',
  cancel: 'Batal',
  done: 'Selesai',
  split: 'Pisahkan giliran ini',
  splitText: 'Pilih kalimat tempat orang lain mulai berbicara.',
  edit: 'Perbaiki kata-kata',
  sentence: (number) => `Kalimat ${count(number)}`,
  hear: (number) => `Dengarkan kalimat ${count(number)}`,
  corrected: 'Diperbaiki',
  undoCorrection: 'Urungkan perbaikan',
  rename: (name) => `Ganti nama ${name}`,
  saveName: 'Simpan nama',
  turns: (value) => `${count(value)} giliran`,
  note: 'Nama baru berlaku untuk semua giliran pembicara itu.',
  mergeWith: (name) => `Apakah ${name} salah satu dari mereka?`,
  merge: (name) => `Gabungkan dengan ${name}`,
  noSpeakers:
    'Belum ada yang diberi nama. Tekan lingkaran di samping sebuah giliran untuk menentukan siapa yang berbicara.',
  renamed: (before, after) => `${before} sekarang menjadi ${after}`,
  merged: (one, other) => `${one} dan ${other} sekarang satu pembicara`,
  named: (name) => `Sekarang ${name} yang berbicara di sini`,
  undo: 'Urungkan',
  undoAlt: 'Urungkan perubahan pembicara',
};

export const recordingSound: Texts<'recordingSound'> = {
  bar: 'Rekaman',
  play: 'Putar rekaman',
  pause: 'Jeda rekaman',
  back: 'Mundur 5 detik',
  forward: 'Maju 5 detik',
  position: 'Posisi dalam rekaman',
  playFrom: (time) => `Putar dari ${time}`,
  kept: 'Rekaman di perangkat ini',
  keptText: (size) => `${size} di browser ini, untuk mendengar kembali yang diucapkan.`,
  none: 'Tidak ada rekaman di browser ini.',
  delete: 'Hapus semua',
  deleteTitle: 'Hapus semua rekaman?',
  deleteText:
    'Teks Anda tetap ada, tetapi rekaman tidak dapat didengarkan lagi. Rekaman yang masih ditranskripsikan tetap ada.',
  keep: 'Pertahankan',
  deleted: 'Rekaman dihapus',
  elsewhere:
    'Rekaman tidak ada di perangkat ini. Jika dipertahankan, rekaman ada di browser tempat teks ini direkam atau diimpor.',
};

export const keptRecordings: Texts<'keptRecordings'> = {
  setting: 'Simpan rekaman di perangkat ini',
  settingText:
    'Agar Anda bisa menekan kalimat dan mendengarnya seperti saat diucapkan. Sekitar 15 MB per jam.',
  settingImpossible:
    'Browser ini tidak bisa merekam dan mengenali ucapan sekaligus, jadi hanya ucapan yang ditranskripsi mesin lain yang disimpan.',
  offer:
    'Simpan suara rekaman Anda di perangkat ini? Anda lalu bisa menekan kalimat untuk mendengarnya. Sekitar 15 MB per jam; tidak ada yang diunggah.',
  accept: 'Simpan rekaman',
  decline: 'Jangan simpan',
  accepted: 'Rekaman Anda berikutnya akan disimpan di perangkat ini',
  impossible: 'Suara tidak disimpan',
  impossibleText:
    'Browser ini tidak bisa merekam dan mengenali ucapan sekaligus. Kata-kata Anda tetap ditulis seperti biasa.',
  full: 'Tidak ada ruang lagi untuk suara rekaman ini',
  fullText: (size) =>
    `Kata-kata Anda tetap ditulis. Menghapus rekaman terlama mengosongkan ${size}; teksnya tetap ada.`,
  fullHere: 'Kata-kata Anda tetap ditulis. Kosongkan ruang di perangkat ini untuk menyimpan rekaman.',
  deleteOldest: 'Hapus yang terlama',
  deleteOldestAlt: (size) => `Hapus rekaman terlama untuk mengosongkan ${size}`,
  signOut: 'Hapus rekaman Anda dari perangkat ini?',
  signOutText: 'Orang lain yang memakai browser ini seharusnya tidak bisa mendengarnya.',
  signOutDelete: 'Hapus rekaman dan keluar',
  signOutKeep: 'Simpan rekaman dan keluar',
  alsoDelete: (size) => `Hapus juga rekaman saya dari perangkat ini (${size})`,
};

export const recordingCopies: Texts<'recordingCopies'> = {
  place: 'Tempat menyimpan rekaman',
  placeText:
    'Di komputer yang menjalankan Rhapsode, rekaman teks tersimpan juga dapat didengarkan dari ponsel Anda.',
  here: 'Di perangkat ini',
  there: 'Di komputer yang menjalankan Rhapsode',
  waiting: 'Sebagian baru ada di perangkat ini. Rhapsode mencoba lagi saat Anda membukanya.',
  failed: 'Rekaman tetap di perangkat ini',
  failedText:
    'Rekaman tidak dapat disalin ke komputer yang menjalankan Rhapsode. Akan dicoba lagi saat Anda membuka Rhapsode.',
  noRoom: 'Ruang di komputer yang menjalankan Rhapsode hampir habis.',
  tooLarge: 'Rekaman terlalu besar untuk komputer yang menjalankan Rhapsode.',
  space: (size) => `${size} di komputer yang menjalankan Rhapsode.`,
  deleteText:
    'Rekaman dihapus dari perangkat ini dan dari komputer yang menjalankan Rhapsode. Teks Anda tetap ada, tetapi rekaman tidak dapat didengarkan lagi. Rekaman yang masih ditranskripsikan tetap ada.',
  notDeleted: 'Rekaman di komputer yang menjalankan Rhapsode tidak dapat dihapus. Silakan coba lagi.',
};
