import type { Texts } from '../translations.ts';

export const who: Texts<'who'> = {
  title: 'Siapa Anda?',
  lead: 'Pilih nama Anda untuk melihat teks, kata, dan pengaturan Anda sendiri.',
  pinFor: (name) => `PIN ${name}`,
  pin: 'PIN',
  continue: 'Lanjutkan',
  back: 'Kembali',
  needsPin: 'Perlu PIN',
  loadFailed: 'Server tidak dapat dihubungi.',
  failed: 'Tidak berhasil. Silakan coba lagi.',
  tryAgain: 'Coba lagi',
};

export const people: Texts<'people'> = {
  title: 'Orang',
  alone:
    'Ada orang lain yang memakainya? Tambahkan, lalu masing-masing punya teks, kata, dan pengaturan sendiri.',
  several: 'Masing-masing punya teks, kata, dan pengaturan sendiri.',
  you: 'Anda',
  manages: 'Mengelola yang lain',
  hasPin: 'Punya PIN',
  add: 'Tambah orang',
  edit: (name) => `Edit ${name}`,
  remove: (name) => `Hapus ${name}`,
  yourName: 'Nama Anda',
  theirName: 'Nama orang lain itu',
  name: 'Nama',
  color: 'Warna',
  colors: {
    violet: 'Ungu',
    blue: 'Biru',
    teal: 'Hijau kebiruan',
    green: 'Hijau',
    orange: 'Oranye',
    red: 'Merah',
    pink: 'Merah muda',
    grey: 'Abu-abu',
  },
  optionalPin: 'PIN (opsional)',
  newPin: 'PIN baru (kosong: tidak berubah)',
  currentPin: 'PIN saat ini',
  pinHint:
    'Empat sampai delapan angka. PIN mencegah orang lain membuka teks ini, tetapi tidak mengenkripsinya.',
  noPin: 'Hapus PIN',
  save: 'Simpan',
  cancel: 'Batal',
  removeTitle: (name) => `Hapus ${name}?`,
  removeText: (name) =>
    `Semua teks, kata, dan pengaturan ${name} akan dihapus. Ini tidak dapat diurungkan, jadi unduh salinannya dulu.`,
  download: 'Unduh salinan',
  downloadOwn: 'Unduh data saya',
  downloadFailed: 'Pengunduhan tidak berhasil. Silakan coba lagi.',
  confirmRemoval: 'Hapus',
  added: (name) => `${name} sudah ditambahkan.`,
  removed: (name) => `${name} sudah dihapus.`,
  saved: 'Perubahan Anda sudah disimpan.',
  failed: 'Tidak berhasil. Silakan coba lagi.',
};

export const personMenu: Texts<'personMenu'> = {
  label: (name) => `Menu ${name}`,
  unnamed: 'Menu Anda',
  switch: 'Ganti orang',
  people: 'Orang',
  own: 'Nama dan PIN saya',
  settings: 'Pengaturan',
};
