import { translated } from '../../interface/translated.ts';

/** The words inside exported files and in their names. */
export const fileStrings = translated('exportedFiles', {
  untitled: 'Transcript',
  zipName: 'Transcriptions.zip',
  columns: ['File', 'Language', 'Saved at', 'Characters'],
});
