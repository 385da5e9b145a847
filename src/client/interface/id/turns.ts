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
  keptText: (size) => `${size} di browser ini, untuk mendengarkan isi teks yang diimpor.`,
  none: 'Tidak ada rekaman impor di browser ini.',
  delete: 'Hapus semua',
  deleteTitle: 'Hapus semua rekaman?',
  deleteText:
    'Teks Anda tetap ada, tetapi rekaman tidak dapat didengarkan lagi. Rekaman yang masih ditranskripsikan tetap ada.',
  keep: 'Pertahankan',
  deleted: 'Rekaman dihapus',
  elsewhere:
    'Rekaman tidak ada di perangkat ini. Jika dipertahankan, rekaman ada di browser tempat teks ini direkam atau diimpor.',
};
