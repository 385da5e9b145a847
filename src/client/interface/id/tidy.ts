import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const tidyActions: Texts<'tidyActions'> = {
  fillers: 'Hapus kata pengisi',
  punctuate: 'Beri tanda baca dan bagi paragraf',
  email: 'Jadikan email',
  summarise: 'Ringkas',
  shorten: 'Persingkat',
};

export const tidy: Texts<'tidy'> = {
  title: 'Rapikan teks',
  lead: 'Anda akan memeriksa setiap perubahan sebelum diterapkan.',
  fillersNote: 'Juga memperbaiki kata berulang, spasi, dan huruf kapital. Berjalan di perangkat ini.',
  premium: 'Premium',
  cost: (value) => `${count(value)} karakter`,
  compareTitle: 'Periksa perubahan',
  used: (value, of) => `${count(value)} dari ${count(of)} karakter Anda terpakai.`,
  nothing: 'Tidak ada yang perlu diubah.',
  removed: 'dihapus',
  added: 'ditambahkan',
  unspoken: 'Anda tidak mengatakan ini',
  position: (at, total) => `Perubahan ${count(at)} dari ${count(total)}`,
  reject: 'Tolak',
  accept: 'Terima',
  previous: 'Perubahan sebelumnya',
  next: 'Perubahan berikutnya',
  keep: 'Pertahankan teks saya',
  acceptAll: 'Terima semua',
  acceptSome: (accepted, total) => `Terima ${count(accepted)} dari ${count(total)}`,
  change: (at, what) => `Perubahan ${count(at)}: ${what}`,
  failed: 'Teks tidak dapat dirapikan',
  failedText: 'Tunggu sebentar, lalu coba lagi.',
  back: 'Kembali',
};

export const tidyMenu: Texts<'tidyMenu'> = {
  changed: 'Teks diubah',
  undo: 'Urungkan',
  undoAlt: 'Kembalikan teks seperti semula',
  textChanged: 'Perubahan tidak diterapkan',
  textChangedNote: 'Anda sudah mengedit teksnya lagi. Coba lagi.',
};
