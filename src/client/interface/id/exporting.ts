import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const exporting: Texts<'exporting'> = {
  title: 'Ekspor',
  text: 'Teks',
  format: 'Format',
  fileName: 'Nama file',
  share: 'Bagikan…',
  save: 'Simpan file',
  saved: (name) => `${name} disimpan`,
  failed: 'File tidak dapat dibuat. Coba format lain.',
  shareFailed: 'Gagal membagikan. Anda bisa menyimpan filenya.',
  estimated: 'Teks ini tidak punya data waktu rekaman, jadi kami memperkirakannya dari panjang teks.',
  untranslated: (value, total) =>
    `${count(value)} dari ${count(total)} bagian belum diterjemahkan dan tetap dalam bahasa aslinya.`,
  unfinished: 'Impor ini belum selesai. File akan berisi teks yang sudah ada sejauh ini.',
  allFailed: 'File tidak dapat dibuat. Coba lagi.',
  allIncomplete:
    'Beberapa teks tidak dapat dimuat seluruhnya. File-nya mungkin tidak memuat judul, terjemahan, dan pembicara.',
  allSaved: (value) => `${count(value)} transkrip diekspor`,
};

export const exportParts: Texts<'exportParts'> = {
  original: 'Asli',
  translation: 'Terjemahan',
  both: 'Keduanya',
};

export const exportFormats: Texts<'exportFormats'> = {
  docx: { name: 'Word', detail: '.docx' },
  txt: { name: 'Teks biasa', detail: '.txt' },
  md: { name: 'Markdown', detail: '.md' },
  srt: { name: 'Subtitel', detail: '.srt' },
  vtt: { name: 'Subtitel web', detail: '.vtt' },
  json: { name: 'Data dan waktu', detail: '.json' },
};

export const exportedFiles: Texts<'exportedFiles'> = {
  untitled: 'Transkrip',
  zipName: 'Transkrip.zip',
  columns: ['File', 'Bahasa', 'Disimpan pada', 'Karakter'],
  speaker: (name) => `${name}:`,
};
