import { findKeptParts, type KeptPart } from './kept-parts.ts';
import { restoreNames } from './name-check.ts';
import { lacksSign, missingNumbers, restoreDigits } from './number-check.ts';
import { styleSentence } from './sentence-style.ts';

/** Translates whole sentences, in the same order. */
export type TranslateRaw = (sentences: readonly string[]) => Promise<string[]>;

interface Languages {
  source: string;
  target: string;
}

/** One way to translate a sentence. */
interface Attempt {
  inputs: string[];
  /** Undefined if something was lost. */
  finish(outputs: readonly string[]): string | undefined;
}

/** The built-in models were trained to copy these marks. They stand for parts that a model doesn't know or has changed. */
const marks = ['<x1>', '<x2>', '<x3>', '<x4>'];
/** Other models copy these names. */
const standInNames = ['Tom', 'John', 'Peter', 'Anna', 'Paul', 'Laura'];
/** Other models copy these numbers. */
const standInNumbers = ['20', '30', '40', '50', '60', '70'];

const hasLetters = (text: string): boolean => /[\p{L}]/u.test(text);
/** What the engine writes for a piece that it doesn't know. */
const unknown = /⁇|\uFFFD|<unk>/u;

/**
 * Translates sentences so that their numbers, addresses, emoji and words in other scripts survive. A sentence that loses
 * one is translated again with stand-ins, and at last in parts around what has to be kept.
 */
export async function translateSentences(
  sentences: readonly string[],
  languages: Languages,
  translate: TranslateRaw,
): Promise<string[]> {
  const results: (string | undefined)[] = sentences.map((sentence) =>
    hasLetters(coreOf(sentence).core) ? undefined : sentence,
  );
  for (const createAttempt of [keepNumbers, useMarks, useStandIns, translateAround]) {
    const attempts = sentences.map((sentence, index) =>
      results[index] === undefined ? createAttempt(sentence, languages) : undefined,
    );
    const inputs = attempts.flatMap((attempt) => attempt?.inputs ?? []);
    if (inputs.length === 0) break;
    const outputs = await translate(inputs);
    let next = 0;
    for (const [index, attempt] of attempts.entries()) {
      if (!attempt) continue;
      results[index] = attempt.finish(outputs.slice(next, next + attempt.inputs.length));
      next += attempt.inputs.length;
    }
  }
  return results.map((result, index) => result ?? sentences[index] ?? '');
}

/** Parts at both ends need no translation: emoji, a list's number or an address. */
function coreOf(sentence: string): { before: string; core: string; after: string } {
  const parts = findKeptParts(sentence);
  let start = /^(?:[-*•–—]|\d+[.)])\s+/u.exec(sentence)?.[0].length ?? 0;
  let end = sentence.length;
  for (const part of parts) {
    if (part.kind === 'opaque' && isEmoji(part) && sentence.slice(start, part.start).trim() === '')
      start = part.end;
  }
  for (const part of parts.reverse()) {
    if (
      part.kind === 'opaque' &&
      isEmoji(part) &&
      part.start >= start &&
      sentence.slice(part.end, end).trim() === ''
    )
      end = part.start;
  }
  const core = sentence.slice(start, end);
  const before = sentence.slice(0, start) + core.slice(0, core.length - core.trimStart().length);
  return { before, core: core.trim(), after: sentence.slice(before.length + core.trim().length) };
}

const isEmoji = ({ text }: KeptPart): boolean => !/[\p{L}\d]/u.test(text);

/** Numbers stay in the sentence, so that they can be written in the style of the other language. */
function keepNumbers(sentence: string, languages: Languages): Attempt {
  return createAttempt(sentence, languages, (part, used) =>
    part.kind === 'opaque' ? standInFor(marks, used) : undefined,
  );
}

function useMarks(sentence: string, languages: Languages): Attempt {
  return createAttempt(sentence, languages, (_part, used) => standInFor(marks, used));
}

/** For models that don't know the marks. */
function useStandIns(sentence: string, languages: Languages): Attempt {
  return createAttempt(sentence, languages, (part, used) =>
    standInFor(part.kind === 'opaque' ? standInNames : standInNumbers, used),
  );
}

const standInFor = (all: readonly string[], used: string): string | undefined =>
  all.find((each) => !used.includes(each));

function createAttempt(
  sentence: string,
  { source, target }: Languages,
  replace: (part: KeptPart, used: string) => string | undefined,
): Attempt {
  const { before, core, after } = coreOf(sentence);
  const hidden: { standIn: string; text: string }[] = [];
  let masked = '';
  let from = 0;
  const parts = findKeptParts(core);
  for (const part of parts) {
    const standIn = replace(part, core + masked);
    if (standIn === undefined) continue;
    masked += core.slice(from, part.start) + standIn;
    from = part.end;
    hidden.push({ standIn, text: part.text });
  }
  masked += core.slice(from);
  const { input, restore } = styleSentence(masked, source, target);
  return {
    inputs: [input],
    finish([output = '']) {
      let result = restoreDigits(masked, restore(output), target);
      for (const { standIn, text } of hidden) {
        const places = result.split(standIn).length - 1;
        if (places !== 1) return undefined;
        result = result.replace(standIn, () => text);
      }
      result = restoreNames(core, result, source);
      const keepsAll = parts.every((part) => part.kind === 'number' || result.includes(part.text));
      return keepsAll && isSound(core, result) ? before + result + after : undefined;
    },
  };
}

function isSound(sentence: string, translated: string): boolean {
  if (!hasLetters(translated) || unknown.test(translated)) return false;
  if (translated.length > sentence.length * 3 + 40) return false;
  return missingNumbers(sentence, translated).length === 0 && !lacksSign(sentence, translated);
}

/** The parts stay exactly as they are, and the text between them is translated on its own. */
function translateAround(sentence: string, { source, target }: Languages): Attempt {
  const { before, core, after } = coreOf(sentence);
  const pieces: { text: string; restore?: (translated: string) => string }[] = [{ text: before }];
  const inputs: string[] = [];
  const add = (text: string) => {
    const inner = text.trim();
    if (!hasLetters(inner)) return pieces.push({ text });
    const styled = styleSentence(inner, source, target);
    inputs.push(styled.input);
    const [start, end] = text.split(inner) as [string, string];
    return pieces.push({
      text: inner,
      restore: (translated) => {
        const restored = styled.restore(translated);
        return start + (hasLetters(restored) && !unknown.test(restored) ? restored : inner) + end;
      },
    });
  };
  let from = 0;
  for (const part of findKeptParts(core)) {
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
