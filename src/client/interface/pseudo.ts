import { formatCount } from '../../shared/format-count.ts';

// A pseudo-locale for development: strings get accents and are 40% longer, so text without accents isn't translatable
// yet.
const letters = new Map(
  [...'aeiouAEIOU'].map((letter, index) => [letter, [...'åéîøüÅÉÎØÜ'][index] ?? letter]),
);

const lengthen = (text: string): string => {
  const accented = text.replace(/\{\w+\}|[aeiou]/gi, (part) => letters.get(part) ?? part);
  return text.trim() === '' ? text : `${accented}${' one'.repeat(Math.ceil((text.length * 0.4) / 4))}`;
};

const pretend = (value: unknown): unknown => {
  if (typeof value === 'string') return lengthen(value);
  if (typeof value === 'function') return (...args: unknown[]) => pretend(value(...args));
  if (Array.isArray(value)) return value.map(pretend);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, pretend(text)]));
};

globalThis.interfaceLanguage = {
  locale: 'en-US',
  spoken: 'en-US',
  count: formatCount,
  loadAll: () => Promise.resolve(),
  translate: <T>(_key: string, english: T) => pretend(english) as T,
};
