import type { Texts } from '../translations.ts';
import { inSentence } from './formats.ts';

export const commands: Texts<'commands'> = {
  'new-line': 'Baris baru',
  'new-paragraph': 'Paragraf baru',
  'full-stop': 'Titik',
  comma: 'Koma',
  'question-mark': 'Tanda tanya',
  'exclamation-mark': 'Tanda seru',
  colon: 'Titik dua',
  'open-quote': 'Buka tanda kutip',
  'close-quote': 'Tutup tanda kutip',
  'delete-that': 'Hapus frasa terakhir',
  undo: 'Urungkan',
  'stop-recording': 'Berhenti merekam',
  'save-that': 'Simpan teks',
};

export const dictation: Texts<'dictation'> = {
  undo: 'Urungkan',
  done: {
    'delete-that': 'Dihapus',
    undo: 'Diurungkan',
    'stop-recording': 'Berhenti',
    'save-that': 'Disimpan',
  },
  undoLabel: (command) => `Urungkan: ${command}`,
  title: 'Perintah suara',
  lead: (language) =>
    `Ucapkan salah satunya dalam ${inSentence(language)} saat merekam, dengan jeda singkat sebelum dan sesudahnya.`,
  off: 'Perintah suara nonaktif',
  change: 'Ubah di Pengaturan',
};
