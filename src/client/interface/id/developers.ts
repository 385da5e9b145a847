import type { Texts } from '../translations.ts';

export const developers: Texts<'developers'> = {
  heading: 'Pengembang',
  lead: 'Simpan, transkripsikan, terjemahkan, dan dengarkan dari program Anda sendiri, dengan batas yang sama seperti di aplikasi.',
  signInFirst: 'Masuk untuk membuat kunci.',
  examples: 'Contoh',
  save: 'Menyimpan teks',
  list: 'Lihat daftar teks tersimpan',
  transcribe: 'Mentranskripsikan file',
  translate: 'Menerjemahkan',
  speak: 'Membacakan',
  keyShown: 'Kunci baru Anda ada di contoh di bawah sampai Anda meninggalkan halaman ini.',
  client: 'Klien dan baris perintah',
  reference: 'Referensi',
  parameters: 'Parameter',
  body: 'Isi',
  responses: 'Respons',
  errorCodes: 'Kode kesalahan',
  required: 'wajib',
  openapi: 'Dokumen OpenAPI',
  webhookCall: 'Yang diterima alamat Anda',
  webhookCheck: 'Memeriksa tanda tangan',
  freeLimits: (translations, characters) =>
    `Dengan akun gratis: ${translations} terjemahan per hari, dan satu kali mencoba suara Iris (sage) hingga ${characters} karakter.`,
};
