import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const tiers = { free: 'Gratis', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'Rekam, baca, terjemahkan, dan dengarkan',
  tabs: 'Tampilan',
  record: 'Rekam',
  conversation: 'Percakapan',
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
  unsupportedDevice:
    'Atau aktifkan “Di perangkat ini” di Pengaturan untuk mendikte dalam bahasa Inggris di sini.',
};

export const tools: Texts<'tools'> = {
  tidy: 'Rapikan',
  export: 'Ekspor',
  orDrop: 'atau lepaskan rekaman, video, subtitle, atau dokumen di sini',
  orUse: 'atau gunakan rekaman, video, subtitle, atau dokumen',
  chooseFile: 'Pilih file',
};

export const document: Texts<'document'> = {
  menu: 'Opsi dokumen',
  rename: 'Ganti nama',
  name: 'Nama dokumen',
  back: (title) => `Kembali ke ${title}`,
  saved: (when) => `Tersimpan ${when}`.trim(),
  edited: 'Diubah, belum disimpan',
  notSaved: 'Belum disimpan',
  saving: 'Menyimpan…',
};

export const newText: Texts<'newText'> = {
  started: 'Dokumen baru dimulai',
  stillHere: (title) => `“${title}” masih ada di sini.`,
  back: 'Kembali',
};

export const menu: Texts<'menu'> = {
  share: 'Bagikan langsung',
  newText: 'Dokumen baru',
  copyBoth: 'Salin kedua bahasa',
  shortcuts: 'Pintasan keyboard',
  settings: 'Pengaturan',
};

export const save: Texts<'save'> = {
  saveAsNew: 'Simpan sebagai baru',
  save: 'Simpan',
  saveAndStartNew: 'Simpan & mulai baru',
  signedIn: {
    save: 'Anda sudah masuk. Menyimpan teks Anda…',
    translate: 'Anda sudah masuk, dan terjemahan aktif.',
  },
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium sudah berakhir. Teks ini bisa disimpan secara utuh satu kali.',
  tooLong: (tier, excess) => `Terlalu panjang untuk paket ${tiers[tier]}: kurangi ${count(excess)} karakter`,
  canStillCopy: 'Anda tetap bisa menyalin atau mengekspornya.',
};
