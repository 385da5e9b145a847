import type { LanguageCode } from '../languages.ts';
import type { GlossaryTerm } from './glossary.ts';
import { createTermFinder } from './whole-words.ts';

/** The terms to hide from a translation service, and the language of the text. */
export interface ProtectedTerms {
  glossary: readonly GlossaryTerm[];
  source: LanguageCode;
}

export interface ProtectedTexts {
  texts: string[];
  /** Puts the fixed translations into the translated text; undefined if the service lost one of them. */
  restore(translated: readonly string[]): string[] | undefined;
}

export const protectedTag = 'x';
const tags = new RegExp(`</?${protectedTag}>`, 'g');
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

const encode = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => characters[entity] ?? entity);

/** For services that don't translate text inside a tag: the tag already contains the translation. */
export function protectWithTags(
  texts: readonly string[],
  { glossary, source }: ProtectedTerms,
): ProtectedTexts {
  const replace = createReplacer(glossary, source);
  return {
    texts: texts.map((text) =>
      replace(text, encode, (translation) => `<${protectedTag}>${encode(translation)}</${protectedTag}>`),
    ),
    restore: (translated) => translated.map((text) => decode(text.replace(tags, ''))),
  };
}

const placeholder = (index: number): string => `XZ${index}X`;
const anyPlaceholder = /XZ(\d+)X/gi;

/** For all other services: a placeholder of capitals and a number is usually copied unchanged. */
export function protectWithPlaceholders(
  texts: readonly string[],
  { glossary, source }: ProtectedTerms,
): ProtectedTexts {
  if (texts.some((text) => text.search(anyPlaceholder) >= 0))
    return { texts: [...texts], restore: () => undefined };
  const replace = createReplacer(glossary, source);
  const hidden: string[][] = [];
  const changed = texts.map((text) => {
    const own: string[] = [];
    hidden.push(own);
    return replace(
      text,
      (part) => part,
      (translation) => placeholder(own.push(translation) - 1),
    );
  });

  function restoreOne(text: string, own: readonly string[]): string | undefined {
    const missing = new Set(own.keys());
    const restored = text.replace(anyPlaceholder, (found, digits: string) => {
      missing.delete(Number(digits));
      return own[Number(digits)] ?? found;
    });
    return missing.size === 0 ? restored : undefined;
  }

  return {
    texts: changed,
    restore(translated) {
      const restored = translated.map((text, index) => restoreOne(text, hidden[index] ?? []));
      return restored.every((text) => text !== undefined) ? restored : undefined;
    },
  };
}

type Write = (text: string) => string;

function createReplacer(glossary: readonly GlossaryTerm[], source: LanguageCode) {
  const translations = new Map(glossary.map(({ term, translation }) => [term, translation]));
  const find = createTermFinder([...translations.keys()], source);
  return (text: string, writeRest: Write, writeTerm: Write): string => {
    let result = '';
    let from = 0;
    for (const { start, end, term } of find(text)) {
      result += writeRest(text.slice(from, start)) + writeTerm(translations.get(term) ?? term);
      from = end;
    }
    return result + writeRest(text.slice(from));
  };
}
