import { splitIntoChapters, type TimedText } from '../../../shared/document/chapters.ts';
import type { Chapter } from '../../../shared/document/document.ts';
import { documentLimits } from '../../../shared/document/document-limits.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import { parseSubtitles, type SubtitleCue } from '../../../shared/parse-subtitles.ts';
import { sanitize } from '../../../shared/sanitize.ts';
import { isEncryptedOffice, readDocx } from './docx-text.ts';
import { type FileKind, kindOf } from './file-kinds.ts';
import type { ImportProblem } from './import-problem.ts';

export type ReadText = TimedText | { problem: ImportProblem };

/** Text that fits into one chapter, or the chapters of a longer one. */
export type ReadChapters = ReadText | { chapters: readonly Chapter[] };

export interface TextFile {
  file: File;
  language: LanguageCode;
  /** How long a chapter may get. */
  cap: number;
}

/** Real texts are far shorter. */
const maxTextBytes = 20 * 1024 * 1024;

/** Cuts a long text here too, because finding the sentences of a large file takes seconds. */
export async function readChapters({ file, language, cap }: TextFile): Promise<ReadChapters> {
  const read = await readText(file);
  if ('problem' in read || read.text.length <= cap) return read;
  return { chapters: splitIntoChapters(read, language, cap) };
}

/** Reads text from a file, or says why that isn't possible. The time it takes grows in proportion to the file's size. */
export async function readText(file: File): Promise<ReadText> {
  if (file.size === 0) return { problem: 'empty' };
  if (file.size > maxTextBytes) return { problem: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = await readers[kindOf(file)](bytes);
  if ('problem' in read) return read;
  return read.text.trim() === '' ? { problem: 'empty' } : read;
}

const readers: Record<FileKind, (bytes: Uint8Array) => Promise<ReadText> | ReadText> = {
  // Recordings are handled elsewhere.
  media: () => ({ problem: 'not-media' }),
  text: (bytes) => plain(decodeText(bytes)),
  subtitles: (bytes) => {
    const source = decodeText(bytes);
    const cues = source === null ? [] : parseSubtitles(source);
    return cues.length === 0 ? { problem: 'not-subtitles' } : fromCues(cues);
  },
  async word(bytes) {
    if (isEncryptedOffice(bytes)) return { problem: 'encrypted' };
    const text = await readDocx(bytes);
    return text === null ? { problem: 'damaged' } : { text: sanitize(text), timings: [] };
  },
};

const plain = (text: string | null): ReadText =>
  text === null
    ? { problem: 'not-media' }
    : { text: sanitize(text.replaceAll('\r\n', '\n')).trim(), timings: [] };

/** UTF-8, UTF-16 with a byte order mark, or Western European; null for bytes that aren't text. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Subtitles split sentences anywhere, so they become running text; each keeps its time. Each speaker begins a line. */
function fromCues(cues: readonly SubtitleCue[]): TimedText {
  let text = '';
  const timings: TimedText['timings'][number][] = [];
  for (const { start, end, lines, speaker: voice = '' } of cues) {
    const words = sanitize(lines.join(' ')).trim();
    const speaker = sanitize(voice).slice(0, documentLimits.speaker).trim() || undefined;
    if (words === '') continue;
    if (text !== '') text += speaker === timings.at(-1)?.speaker ? ' ' : '\n';
    const from = Math.round(start * 1_000);
    timings.push({
      start: text.length,
      end: text.length + words.length,
      from,
      to: Math.max(from, Math.round(end * 1_000)),
      ...(speaker !== undefined && { speaker }),
    });
    text += words;
  }
  return { text, timings };
}
