import { findKeptParts, type KeptPart } from './kept-parts.ts';
import { findNames, restoreNames } from './name-check.ts';
import { lacksSign, missingParts, restoreDigits } from './number-check.ts';
import { styleSentence } from './sentence-style.ts';

/** Translates whole sentences, in the same order. */
export type TranslateRaw = (sentences: readonly string[]) => Promise<string[]>;

interface Languages {
  source: string;
  target: string;
}

/** A sentence without what needs no translation at its ends, and what has to survive in it. */
interface Sentence {
  before: string;
  core: string;
  after: string;
  parts: KeptPart[];
  /** The parts that the model doesn't get to see. Each failed attempt adds those that it lost. */
  hidden: Set<KeptPart>;
}

/** One way to translate a sentence. */
interface Attempt {
  inputs: string[];
  /** Undefined if something was lost. */
  finish(outputs: readonly string[]): string | undefined;
}

/** The built-in models were trained to copy these marks. They stand for parts that a model doesn't know or has changed. */
const marks = ['<x1>', '<x2>', '<x3>', '<x4>'];
/** Other models copy these names and numbers. */
const standInNames = ['Tom', 'John', 'Peter', 'Anna', 'Paul', 'Laura'];
const standInNumbers = ['20', '30', '40', '50', '60', '70'];

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
/** What the engine writes for a piece that it doesn't know, or a mark that appeared from nowhere. */
const unknown = /⁇|\uFFFD|<unk>|<x\d>/u;

const useMarks = (sentence: Sentence, languages: Languages) =>
  createAttempt(sentence, languages, (_part, used) => marks.find((mark) => !used.includes(mark)));

/** For models that don't know the marks. */
const useStandIns = (sentence: Sentence, languages: Languages) =>
  createAttempt(sentence, languages, ({ kind, text }, used) =>
    (kind !== 'opaque' && /\d/u.test(text) ? standInNumbers : standInNames).find(
      (each) => !used.includes(each),
    ),
  );

/**
 * Translates sentences so that their numbers, names, addresses, emoji and words in other scripts survive. A sentence that
 * loses one is translated again with something in its place, and at last in pieces around it.
 */
export async function translateSentences(
  sentences: readonly string[],
  languages: Languages,
  translate: TranslateRaw,
): Promise<string[]> {
  const states = sentences.map((sentence) => readSentence(sentence, languages.source));
  const results = sentences.map((text, index) =>
    hasLetters(withoutOpaque(states[index])) ? undefined : text,
  );
  for (const createAttempt of [useMarks, useMarks, useMarks, useStandIns, translateAround]) {
    const attempts = states.map((state, index) =>
      results[index] === undefined ? createAttempt(state, languages) : undefined,
    );
    const inputs = attempts.flatMap((attempt) => attempt?.inputs ?? []);
    if (attempts.every((attempt) => !attempt)) break;
    const outputs = inputs.length > 0 ? await translate(inputs) : [];
    let next = 0;
    for (const [index, attempt] of attempts.entries()) {
      if (!attempt) continue;
      results[index] = attempt.finish(outputs.slice(next, next + attempt.inputs.length));
      next += attempt.inputs.length;
    }
  }
  return results.map((result, index) => result ?? sentences[index] ?? '');
}

function readSentence(sentence: string, source: string): Sentence {
  const ends = findEnds(sentence);
  const found = findKeptParts(ends.core);
  const isOutside = (name: KeptPart) =>
    found.every((part) => name.end <= part.start || part.end <= name.start);
  const parts = [...found, ...findNames(ends.core, source).filter(isOutside)].sort(
    (a, b) => a.start - b.start,
  );
  return { ...ends, parts, hidden: new Set(parts.filter(({ kind }) => kind === 'opaque')) };
}

function withoutOpaque(sentence: Sentence | undefined): string {
  let text = sentence?.core ?? '';
  for (const part of sentence?.hidden ?? []) text = text.replace(part.text, '');
  return text;
}

/** Emoji and a list's number at the ends need no translation. */
function findEnds(sentence: string): Pick<Sentence, 'before' | 'core' | 'after'> {
  const parts = findKeptParts(sentence).filter(({ text }) => !/[\p{L}\d]/u.test(text));
  let start = /^(?:[-*•–—]|\d+[.)])\s+/u.exec(sentence)?.[0].length ?? 0;
  let end = sentence.length;
  for (const part of parts)
    if (sentence.slice(start, part.start).trim() === '') start = Math.max(start, part.end);
  for (const part of parts.reverse())
    if (part.start >= start && sentence.slice(part.end, end).trim() === '') end = part.start;
  const core = sentence.slice(start, end);
  const before = sentence.slice(0, start) + core.slice(0, core.length - core.trimStart().length);
  return { before, core: core.trim(), after: sentence.slice(before.length + core.trim().length) };
}

function createAttempt(
  sentence: Sentence,
  { source, target }: Languages,
  standInFor: (part: KeptPart, used: string) => string | undefined,
): Attempt {
  const { before, core, after, parts, hidden } = sentence;
  const replaced: { standIn: string; text: string }[] = [];
  let input = '';
  let from = 0;
  for (const part of parts.filter((each) => hidden.has(each))) {
    const standIn = standInFor(part, core + input);
    if (standIn === undefined) continue;
    input += core.slice(from, part.start) + standIn;
    from = part.end;
    replaced.push({ standIn, text: part.text });
  }
  input += core.slice(from);
  const styled = styleSentence(input, source, target);
  return {
    inputs: [styled.input],
    finish([output = '']) {
      let result = restoreDigits(input, styled.restore(output), target);
      for (const { standIn, text } of replaced) {
        if (result.split(standIn).length !== 2) return undefined;
        result = result.replace(standIn, () => text);
      }
      result = restoreNames(core, result, source);
      const missing = missingParts(parts, core, result);
      for (const part of missing) hidden.add(part);
      return missing.length === 0 && isSound(core, result) ? before + result + after : undefined;
    },
  };
}

function isSound(sentence: string, translated: string): boolean {
  if (!hasLetters(translated) || unknown.test(translated)) return false;
  return translated.length <= sentence.length * 3 + 40 && !lacksSign(sentence, translated);
}

/** The parts stay exactly as they are, and the text between them is translated on its own. */
function translateAround({ before, core, after, parts }: Sentence, { source, target }: Languages): Attempt {
  const pieces: { text: string; restore?: (translated: string) => string }[] = [{ text: before }];
  const inputs: string[] = [];
  const add = (text: string) => {
    const [start = ''] = /^[^\p{L}]*/u.exec(text) ?? [];
    const inner = text.slice(start.length).trimEnd();
    if (inner === '') return pieces.push({ text });
    const styled = styleSentence(inner, source, target);
    inputs.push(styled.input);
    return pieces.push({
      text,
      restore(translated) {
        const made = styled.restore(translated);
        return start + (isSound(inner, made) ? made : inner) + text.slice(start.length + inner.length);
      },
    });
  };
  let from = 0;
  for (const part of parts) {
    const [start, end] = withSign(core, part);
    add(core.slice(from, start));
    pieces.push({ text: core.slice(start, end) });
    from = end;
  }
  add(core.slice(from));
  pieces.push({ text: after });
  return {
    inputs,
    finish(outputs) {
      let next = 0;
      return pieces.map(({ text, restore }) => (restore ? restore(outputs[next++] ?? '') : text)).join('');
    },
  };
}

/** A number together with the currency or percent sign next to it. */
function withSign(text: string, { start, end }: KeptPart): [number, number] {
  const before = /[$€£¥]\s?$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^\s?(?:[$€£¥%]|[ap]\.?m\b\.?)/iu.exec(text.slice(end))?.[0].length ?? 0;
  return [start - before, end + after];
}
