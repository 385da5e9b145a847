import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const exporting: Texts<'exporting'> = {
  title: 'I-export',
  text: 'Text',
  format: 'Format',
  fileName: 'Pangalan ng file',
  share: 'I-share…',
  save: 'I-save ang file',
  saved: (name) => `Na-save ang ${name}`,
  failed: 'Hindi magawa ang file. Subukan ang ibang format.',
  shareFailed: 'Hindi na-share. Puwede mong i-save na lang ang file.',
  estimated: 'Walang naka-record na timing ang text na ito, kaya tinantiya namin ito ayon sa haba.',
  untranslated: (value, total) =>
    `${count(value)} sa ${count(total)} bahagi ang hindi pa naisasalin at mananatili sa orihinal na wika.`,
  unfinished: 'Hindi pa tapos ang import na ito. Lalamanin ng file ang text na na-transcribe na.',
  allFailed: 'Hindi magawa ang file. Subukan ulit.',
  allIncomplete:
    'May mga text na hindi na-load nang buo. Maaaring kulang ng pamagat, salin at mga nagsasalita ang mga file nito.',
  allSaved: (value) => `Na-export ang ${count(value)} transcript`,
};

export const exportParts: Texts<'exportParts'> = {
  original: 'Orihinal',
  translation: 'Salin',
  both: 'Pareho',
};

export const exportFormats: Texts<'exportFormats'> = {
  docx: { name: 'Word', detail: '.docx' },
  txt: { name: 'Plain text', detail: '.txt' },
  md: { name: 'Markdown', detail: '.md' },
  srt: { name: 'Subtitle', detail: '.srt' },
  vtt: { name: 'Web subtitle', detail: '.vtt' },
  json: { name: 'Data na may timing', detail: '.json' },
};

export const exportedFiles: Texts<'exportedFiles'> = {
  untitled: 'Transcript',
  zipName: 'Mga transcript.zip',
  columns: ['File', 'Wika', 'Na-save noong', 'Mga character'],
  speaker: (name) => `${name}:`,
};
