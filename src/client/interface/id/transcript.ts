import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const transcript: Texts<'transcript'> = {
  label: 'Transkrip',
  placeholder: 'Tekan tombol rekam dan bicara, atau ketik di sini.',
  placeholderUnsupported: 'Ketik atau tempel teks Anda di sini.',
  note: 'Gratis, tanpa akun. Kami tidak menyimpan rekaman, dan teks Anda tetap di browser ini sampai Anda menyimpan atau menerjemahkannya.',
  countOf: (cap) => ` / ${cap === undefined ? '0.000' : count(cap)}`,
  countSpoken: (length, cap) =>
    cap === undefined
      ? `${count(length)} karakter terpakai`
      : `${count(length)} dari ${count(cap)} karakter terpakai`,
  copy: 'Salin',
  copyOf: { original: 'Salin teks asli', translation: 'Salin terjemahan' },
  copied: 'Disalin',
  copiedText: 'Teks ada di papan klip Anda.',
  copiedOf: { original: 'Teks asli disalin', translation: 'Terjemahan disalin' },
  notCopied: 'Gagal menyalin',
  notCopiedText: 'Browser Anda memblokirnya. Pilih teksnya, lalu salin secara manual.',
  clear: 'Kosongkan',
};

export const textLength: Texts<'textLength'> = {
  limitTitle: 'Batas karakter tercapai',
  limit: (cap) => `Maksimal ${count(cap)} karakter.`,
  truncated: (cap) => `Transkrip dipotong menjadi ${count(cap)} karakter.`,
  near: (left) => `Mendekati batas panjang: sisa ${count(left)} karakter.`,
  paused: 'Perekaman dijeda karena batas panjang. Simpan atau kosongkan transkrip saat ini.',
  announceNear: 'Mendekati batas panjang',
  announceFull: 'Batas panjang tercapai',
  overflow: (words) => `${count(words)} kata tidak muat dan akan mengawali teks berikutnya.`,
  left: (words) => `${count(words)} kata tidak muat di teks terakhir.`,
  add: 'Tambahkan ke teks',
  discard: 'Buang',
  continueWhenFull: 'Jika penuh, simpan dan terus merekam',
  continuing: 'Teks penuh dan sedang disimpan. Perekaman berlanjut.',
};

export const clearing: Texts<'clearing'> = {
  title: 'Kosongkan teks?',
  text: 'Transkrip dan terjemahannya akan dihapus. Transkrip tersimpan Anda tetap ada.',
  confirm: 'Kosongkan',
  cancel: 'Batal',
  cleared: 'Teks dikosongkan',
  undo: 'Urungkan',
  undoAlt: 'Pulihkan teks yang dihapus',
};

export const find: Texts<'find'> = {
  find: 'Cari dalam teks',
  place: (at, total) => (total === 0 ? 'Tidak ditemukan' : `${at} dari ${total}`),
  previous: 'Hasil sebelumnya',
  next: 'Hasil berikutnya',
  close: 'Tutup',
};

export const draftNotKept: Texts<'draftNotKept'> = {
  title: 'Browser ini tidak dapat menyimpan teks Anda',
  text: 'Penyimpanannya penuh atau diblokir. Simpan atau ekspor teks sebelum meninggalkan halaman ini.',
};
