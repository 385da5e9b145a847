import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const tiers = { free: 'Gratis', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'Rekam, baca, terjemahkan, dan dengarkan',
  tabs: 'Tampilan',
  record: 'Rekam',
  saved: 'Transkrip tersimpan',
  card: 'Transkrip dan terjemahan',
  view: 'Teks asli atau terjemahan',
  original: 'Asli',
  translated: 'Terjemahan',
  clear: 'Kosongkan teks',
  more: 'Lainnya',
  savedExist: 'Anda punya transkrip tersimpan',
  unsupportedTitle: 'Browser ini tidak bisa mengenali ucapan',
  unsupported:
    'Untuk merekam, gunakan Chrome, Edge, atau Safari. Fitur lainnya tetap berfungsi: ketik atau tempel saja teks Anda.',
  unsupportedServer: 'Anda juga bisa merekam di sini: server ini mentranskripsikan ucapan Anda.',
  unsupportedSignIn: 'Anda perlu masuk dulu.',
  dismiss: 'Tutup',
  onDevice: 'Di perangkat ini',
  tiers,
};

export const menu: Texts<'menu'> = {
  share: 'Bagikan langsung',
  import: 'Impor audio, video, atau teks…',
  export: 'Ekspor…',
  copyBoth: 'Salin kedua bahasa',
  saveBoth: 'Simpan kedua bahasa',
  bothSaved: 'Teks dalam kedua bahasa ada di “Transkrip tersimpan”.',
  punctuate: 'Beri tanda baca saat jeda',
  microphone: 'Mikrofon…',
  shortcuts: 'Pintasan keyboard',
  tidy: 'Rapikan…',
  commands: 'Perintah suara',
  words: 'Kata saya',
};

export const save: Texts<'save'> = {
  save: 'Simpan',
  saveTranslation: 'Simpan terjemahan',
  saveAndStartNew: 'Simpan & mulai baru',
  originalSaved: 'Teks asli Anda ada di “Transkrip tersimpan”.',
  translationSaved: 'Terjemahan Anda ada di “Transkrip tersimpan”.',
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium sudah berakhir, tetapi teks ini masih bisa disimpan secara utuh.',
  tooLong: (tier, excess) => `Terlalu panjang untuk paket ${tiers[tier]}: kurangi ${count(excess)} karakter`,
  canStillCopy: 'Anda tetap bisa menyalin atau mengekspornya.',
};

export const openSaved: Texts<'openSaved'> = {
  title: 'Ganti teks di perekam?',
  text: 'Teks yang ada di perekam akan hilang.',
  confirm: 'Ganti',
  cancel: 'Pertahankan teks saya',
};
