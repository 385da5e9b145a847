import { expect, test } from 'vitest';
import { acceptedFiles, kindOf, withoutExtension } from './file-kinds.ts';

test.each([
  ['Lecture.m4a', '', 'media'],
  ['Holiday.MOV', 'video/quicktime', 'media'],
  ['notes.md', '', 'text'],
  ['notes', 'text/plain', 'text'],
  ['Film.en.srt', 'application/x-subrip', 'subtitles'],
  ['Film.vtt', 'text/vtt', 'subtitles'],
  ['Report.docx', '', 'word'],
  ['voice', '', 'media'],
])('reads %s (%s) as %s', (name, type, kind) => {
  expect(kindOf({ name, type })).toBe(kind);
});

test.each([
  ['Lecture.m4a', 'Lecture'],
  ['Film.en.SRT', 'Film.en'],
  ['Interview with Dr. Smith', 'Interview with Dr. Smith'],
  ['Plan 3.10', 'Plan 3.10'],
  ['wav', 'wav'],
  ['.mp3', '.mp3'],
])('the name of %s is %s', (name, title) => {
  expect(withoutExtension(name)).toBe(title);
});

test('offers every kind of file in the picker', () => {
  for (const extension of [
    '.wav',
    '.mp3',
    '.m4a',
    '.ogg',
    '.webm',
    '.flac',
    '.mp4',
    '.mov',
    '.txt',
    '.md',
    '.srt',
    '.vtt',
    '.docx',
  ])
    expect(acceptedFiles.split(',')).toContain(extension);
});
