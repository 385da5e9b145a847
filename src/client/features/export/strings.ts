import { translated } from '../../interface/translated.ts';

export const exportStrings = translated('exporting', {
  title: 'Export',
  text: 'Text',
  format: 'Format',
  fileName: 'File name',
  share: 'Share…',
  save: 'Save file',
  saved: (name: string) => `Saved ${name}`,
  failed: 'We couldn’t create the file. Please try another format.',
  shareFailed: 'Sharing didn’t work. You can save the file instead.',
  estimated: 'This text has no recorded timings, so we estimated them from its length.',
  untranslated: (count: number, total: number) =>
    `${count} of ${total} parts ${count === 1 ? 'isn’t translated and stays' : 'aren’t translated and stay'} in the original language.`,
  unfinished: 'This import isn’t finished. The file will contain the text so far.',
  allFailed: 'We couldn’t create the file. Please try again.',
  allIncomplete:
    'Some texts couldn’t be loaded completely. Their files may lack titles, translations and speakers.',
  allSaved: (count: number) =>
    count === 1 ? 'Exported 1 transcription' : `Exported ${count} transcriptions`,
});

export const partLabels = translated('exportParts', {
  original: 'Original',
  translation: 'Translation',
  both: 'Both',
});

export const formatLabels = translated('exportFormats', {
  docx: { name: 'Word', detail: '.docx' },
  txt: { name: 'Plain text', detail: '.txt' },
  md: { name: 'Markdown', detail: '.md' },
  srt: { name: 'Subtitles', detail: '.srt' },
  vtt: { name: 'Web subtitles', detail: '.vtt' },
  json: { name: 'Data with timings', detail: '.json' },
});

/** The words inside exported files and in their names. */
export const fileStrings = translated('exportedFiles', {
  untitled: 'Transcript',
  zipName: 'Transcriptions.zip',
  columns: ['File', 'Language', 'Saved at', 'Characters'],
  /** Before what somebody said. */
  speaker: (name: string) => `${name}:`,
});
