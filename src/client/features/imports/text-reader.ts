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

/** A name in capitals before what somebody says, as in “MARIA: Good morning.” */
const label = /^[-–—]?\s*(\p{Lu}[\p{Lu}\p{M}\p{N} .'’&-]{1,39}):(?=\s|$)/u;
const sentenceEnd = /[.!?…。！？][\p{Pe}\p{Pf}"'”’]*$/u;

interface Spoken {
  speaker: string | undefined;
  /** Whether the speaker's name stands before the words, so that it isn't repeated where a sentence goes on. */
  isLabelled: boolean;
  words: string;
}

/** What is said in a cue. Each name begins something else. */
function spokenIn({ lines, speaker: voice }: SubtitleCue): Spoken[] {
  if (voice !== undefined) return [{ speaker: nameOf(voice), isLabelled: false, words: wordsOf(lines) }];
  const starts = lines.flatMap((line, index) => (index === 0 || label.test(line) ? [index] : []));
  return starts.map((start, index) => {
    const own = lines.slice(start, starts[index + 1]);
    const [labelled, name = ''] = label.exec(own[0] ?? '') ?? [];
    if (labelled === undefined) return { speaker: undefined, isLabelled: false, words: wordsOf(own) };
    const words = wordsOf([(own[0] ?? '').slice(labelled.length), ...own.slice(1)]);
    return { speaker: nameOf(name), isLabelled: true, words };
  });
}

const wordsOf = (lines: readonly string[]): string => sanitize(lines.join(' ')).trim();
const nameOf = (name: string): string | undefined =>
  sanitize(name).slice(0, documentLimits.speaker).trim() || undefined;

/** More than any film has. The page lists them all, which takes seconds for thousands. */
const maxSpeakers = 200;

/**
 * Subtitles split sentences anywhere, so they become running text; each is a segment with its time. Each speaker begins
 * a line.
 */
function fromCues(cues: readonly SubtitleCue[]): TimedText {
  let text = '';
  let isLabelled = false;
  let lastWords = '';
  const timings: TimedText['timings'][number][] = [];
  const speakers = new Set<string>();
  const known = (name: string | undefined): string | undefined => {
    if (name === undefined || (speakers.size >= maxSpeakers && !speakers.has(name))) return undefined;
    speakers.add(name);
    return name;
  };
  for (const cue of cues) {
    const spoken = spokenIn(cue).filter(({ words }) => words !== '');
    const total = spoken.reduce((sum, { words }) => sum + words.length, 0);
    const seconds = Math.max(0, cue.end - cue.start) / total;
    let at = cue.start;
    for (const each of spoken) {
      const last = timings.at(-1);
      const goesOn: boolean = isLabelled && each.speaker === undefined && !sentenceEnd.test(lastWords);
      const speaker = goesOn ? last?.speaker : known(each.speaker);
      isLabelled = each.isLabelled || goesOn;
      if (text !== '') text += speaker === last?.speaker ? ' ' : '\n';
      const to = at + each.words.length * seconds;
      timings.push({
        start: text.length,
        end: text.length + each.words.length,
        from: Math.round(at * 1_000),
        to: Math.round(to * 1_000),
        ...(speaker !== undefined && { speaker }),
      });
      text += each.words;
      lastWords = each.words;
      at = to;
    }
  }
  return { text, timings };
}
