import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const savedList: Texts<'savedList'> = {
  heading: 'Transkrip tersimpan',
  signedOut: 'Masuk untuk melihat transkrip tersimpan Anda.',
  signedOutHint: 'Dengan akun gratis, Anda bisa membukanya di perangkat apa pun.',
  signIn: 'Masuk',
  error: 'Gagal memuat transkrip tersimpan',
  retry: 'Coba lagi',
  empty: 'Belum ada transkrip tersimpan',
  emptyHint: 'Transkrip yang Anda simpan di tab Rekam akan muncul di sini.',
  noMatch: 'Tidak ada transkrip yang cocok dengan pencarian Anda',
  showAll: 'Tampilkan semua',
  loading: 'Memuat transkrip tersimpan',
  search: 'Cari transkrip tersimpan',
  searchHint: 'Cari',
  clearSearch: 'Hapus pencarian',
  sort: 'Urutkan',
  exportAll: 'Ekspor semua',
  languages: 'Bahasa',
  shown: (shown, all) =>
    shown === all ? `${count(all)} tersimpan` : `${count(shown)} dari ${count(all)} ditampilkan`,
  over: (shown, excess, limit) => `${shown}, ${count(excess)} di atas batas ${count(limit)}`,
  makeRoom: (value) => `Hapus ${count(value)} agar bisa menyimpan lagi`,
  slots: (used, limit) => `${count(used)} dari ${count(limit)} slot terpakai`,
};

export const sortOrders: Texts<'sortOrders'> = {
  newest: 'Terbaru',
  oldest: 'Terlama',
  longest: 'Terpanjang',
  shortest: 'Terpendek',
  alphabetical: 'Abjad',
};

export const savedItem: Texts<'savedItem'> = {
  more: 'Selengkapnya',
  less: 'Lebih sedikit',
  copy: 'Salin',
  copied: 'Disalin',
  copiedBody: 'Teks ada di papan klip Anda.',
  copyFailed: 'Gagal menyalin',
  copyFailedBody: 'Browser Anda memblokirnya. Pilih teksnya, lalu salin secara manual.',
  open: 'Buka di perekam',
  export: 'Ekspor',
  remove: 'Hapus',
  removing: 'Menghapus',
  characters: (value) => `${count(value)} karakter`,
};

export const deletion: Texts<'deletion'> = {
  deletedTitle: 'Dihapus',
  deleted: 'Sudah dihapus dari daftar Anda.',
  stillOver: (value) => `Hapus ${count(value)} lagi agar bisa menyimpan.`,
  undo: 'Urungkan',
  undoAlt: 'Pulihkan transkrip',
  restored: 'Dipulihkan',
  restoreFailed: 'Gagal memulihkan',
  restoreFailedBody: 'Transkrip tidak dapat dipulihkan. Coba lagi.',
  goneTitle: 'Tidak ditemukan',
  gone: 'Mungkin sudah dihapus.',
  failedTitle: 'Gagal menghapus',
  failed: 'Transkrip ini tidak dapat dihapus. Coba lagi.',
};

export const saveResult: Texts<'saveResult'> = {
  loginTitle: 'Masuk dulu',
  login: 'Masuk untuk menyimpan transkrip Anda',
  signIn: 'Masuk',
  signInAlt: 'Masuk untuk menyimpan',
  limitTitle: 'Batas transkrip tercapai',
  limit: 'Semua slot Anda sudah terpakai. Upgrade ke Premium untuk slot tambahan.',
  upgrade: 'Upgrade',
  upgradeAlt: 'Upgrade ke Premium untuk slot tambahan',
  savedTitle: 'Tersimpan!',
  view: 'Lihat transkrip',
  viewAlt: 'Buka tab Transkrip tersimpan',
  newEntry: 'Ini transkrip baru. Yang Anda buka tidak berubah.',
  offlineTitle: 'Anda sedang offline',
  kept: 'Teks Anda tetap ada di perangkat ini dan bisa disimpan setelah kembali online.',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: 'Tidak tersimpan',
  description: 'Transkrip tidak dapat disimpan. Coba lagi.',
};
