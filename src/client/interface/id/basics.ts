import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const ui: Texts<'ui'> = {
  close: 'Tutup',
  dismiss: 'Tutup',
  notification: 'Notifikasi',
  notifications: 'Notifikasi ({hotkey})',
  search: 'Cari',
  searchIn: (label) => `Cari di: ${label}`,
  nothingFound: 'Tidak ditemukan',
  locked: 'terkunci',
};

export const loading: Texts<'loading'> = { label: 'Memuat' };

export const pageTitles: Texts<'pageTitles'> = {
  main: `${brand.name} | Ucapan jadi teks, diterjemahkan dan dibacakan`,
  subscribe: `Premium | ${brand.name}`,
  account: `Akun Anda | ${brand.name}`,
  words: `Kamus saya | ${brand.name}`,
  conversation: `Percakapan | ${brand.name}`,
  terms: `Ketentuan Penggunaan | ${brand.name}`,
  privacy: `Janji Privasi | ${brand.name}`,
  people: `Siapa Anda? | ${brand.name}`,
  library: `Pustaka | ${brand.name}`,
  developers: `Pengembang | ${brand.name}`,
  'not-found': '404 | Halaman tidak ditemukan',
  settings: `Pengaturan | ${brand.name}`,
};

export const pageDescriptions: Texts<'pageDescriptions'> = {
  main: 'Rekam ucapan dan lihat langsung menjadi teks. Terjemahkan, dengarkan dengan suara alami, dan simpan untuk nanti.',
  subscribe: `Transkrip lebih panjang, suara HD, dan lebih banyak terjemahan dengan ${brand.name} Premium.`,
  account: `Paket, perangkat, dan data Anda di aplikasi web ${brand.name}.`,
  words: `Nama dan istilah yang harus selalu ditulis benar oleh ${brand.name}.`,
  conversation: `Mengobrol dengan orang yang berbahasa lain: ${brand.name} menerjemahkan ucapan kedua pihak dan membacakannya.`,
  terms: `Ketentuan penggunaan aplikasi web ${brand.name}.`,
  privacy: `Data apa yang dikumpulkan aplikasi web ${brand.name}, alasannya, dan cara menghapusnya.`,
  people: `Pilih siapa yang memakai ${brand.name} di browser ini.`,
  library: 'Semua teks tersimpan Anda: cari, atur, dengarkan, dan bagikan.',
  developers:
    'Simpan, transkripsikan, terjemahkan, dan dengarkan dari program Anda sendiri, dengan batas yang sama seperti di aplikasi.',
  'not-found': 'Halaman yang Anda cari tidak ada atau sudah dipindahkan.',
  settings: `Cara ${brand.name} merekam, menerjemahkan, membacakan, dan tampil.`,
};

export const notFound: Texts<'notFound'> = {
  title: '404 | Halaman tidak ditemukan',
  text: 'Halaman yang Anda cari tidak ada atau sudah dipindahkan.',
  home: 'Kembali ke beranda',
};

export const rootError: Texts<'rootError'> = {
  heading: 'Ups, terjadi kesalahan!',
  text: 'Terjadi kesalahan saat memuat aplikasi. Muat ulang halaman dan coba lagi.',
  refresh: 'Muat ulang halaman',
};

export const failures: Texts<'failures'> = {
  page: 'Halaman ini tidak dapat dimuat.',
  part: 'Bagian ini tidak dapat dimuat.',
  crashed: 'Terjadi kesalahan di sini. Bagian lain halaman tetap berfungsi.',
  retry: 'Coba lagi',
  reload: 'Muat ulang halaman',
};

export const legal: Texts<'legal'> = {
  contents: 'Daftar isi',
  print: 'Cetak',
  englishOnly: 'Dokumen ini hanya tersedia dalam bahasa Inggris.',
};

export const offline: Texts<'offline'> = {
  title: 'Anda sedang offline',
  text: 'Anda tetap bisa mengetik, menyalin, dan mendengarkan dengan suara browser. Menerjemahkan, suara HD, masuk, dan menyimpan memerlukan koneksi.',
  wentOffline: 'Anda sedang offline.',
  cameBack: 'Anda kembali online.',
  newVersion: 'Versi baru sudah siap.',
  update: 'Perbarui',
  later: 'Nanti',
};

export const consent: Texts<'consent'> = {
  label: 'Cookie',
  text: 'Cookie menjaga Anda tetap masuk. Analitik bersifat opsional.',
  more: 'Janji Privasi',
  accept: 'Terima',
  decline: 'Tolak',
  analytics: 'Cookie analitik',
  chooseAgain: 'Ubah pilihan cookie Anda',
};

export const theme: Texts<'theme'> = {
  picker: 'Tema',
  chosen: (name) => `Tema ${name}`,
};

export const themeNames: Texts<'themeNames'> = {
  light: 'Terang',
  dark: 'Gelap',
  spooky: 'Seram',
  forest: 'Hutan',
  ocean: 'Samudra',
  sunset: 'Senja',
  scifi: 'Sci-fi',
  fantasy: 'Fantasi',
};
