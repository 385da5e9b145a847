import type { KeptPart } from './kept-parts.ts';

/** Words with a capital letter that have a name of their own in each language. */
function createTranslatedNames(language: string): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (text: string | undefined) => {
    for (const word of text?.split(/[^\p{L}]+/u) ?? []) names.add(word.toLowerCase());
  };
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  for (const first of alphabet) {
    for (const second of alphabet) {
      add(regions.of(first + second));
      add(languages.of((first + second).toLowerCase()));
    }
  }
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2024, month, 1 + month));
    add(new Intl.DateTimeFormat(language, { month: 'long', weekday: 'long', timeZone: 'UTC' }).format(date));
  }
  for (const word of otherTranslatedNames.split(' ')) names.add(word);
  return names;
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Continents, cities and other words that are written differently in some of the languages. */
const otherTranslatedNames =
  'europe europa africa afrique afrika áfrica asia asie asien ásia america américa amérique amerika antarctica atlantic pacific ' +
  'london londres londra paris parís parigi rome roma milan milano milán mailand florence florencia firenze florença florenz ' +
  'venice venecia venezia veneza venise venedig naples nápoles napoli neapel turin turín torino turim genoa génova genova genua ' +
  'munich münchen múnich monaco munique cologne köln colonia colônia vienna viena wien vienne geneva ginebra genf genève ginevra genebra ' +
  'lisbon lisboa lisbonne lissabon lisbona seville sevilla siviglia sevilha zurich zürich zúrich berlin berlín berlino berlim ' +
  'moscow moscú moscou moskau mosca moscovo brussels bruselas bruxelles brüssel bruxelas athens atenas athènes athen atene ' +
  'beijing pekín pékin peking pechino pequim warsaw varsovia warschau varsavia varsóvia prague praga prag copenhagen copenhague ' +
  'kopenhagen copenaghen edinburgh edimburgo édimbourg dublin dublín dublino tokyo tokio tóquio cairo kairo caire ' +
  'christmas easter god internet bible koran olympics renaissance republic united kingdom president minister doctor professor ' +
  'captain general senator director museum university hotel institute academy cathedral street avenue road ' +
  'morning afternoon evening night day birthday year new happy merry hello good thank thanks please dear';

const cache = new Map<string, ReadonlySet<string>>();
function translatedNames(language: string): ReadonlySet<string> {
  const names = cache.get(language) ?? createTranslatedNames(language);
  cache.set(language, names);
  return names;
}

/** Spelled almost the same: `Anna` and `Ana`, `Siobhan` and `Siobán`. */
function isVariant(name: string, other: string): boolean {
  const [one, two] = [plain(name), plain(other)];
  if (one[0] !== two[0]) return false;
  return distance(one, two) <= (one.length < 8 ? 1 : 2);
}

const plain = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

function distance(one: string, two: string): number {
  let row = Array.from({ length: two.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...two].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

const words = /\p{L}+/gu;
const startsWithCapital = /^\p{Lu}\p{Ll}/u;

/** In German every noun has a capital letter, so only words after a title are certainly names. */
const germanTitle = /(?:Herr|Herrn|Frau|Doktor|Dr\.|Professor|Prof\.|Familie|Onkel|Tante)\s$/u;

/** The names in a sentence, as far as capital letters tell. The first word could be any word. */
export function findNames(sentence: string, source: string): KeptPart[] {
  const known = translatedNames(source);
  const found = [...sentence.matchAll(words)];
  const capitals = found.filter(([word]) => startsWithCapital.test(word)).length;
  // A title has capital letters everywhere.
  if (source !== 'de' && found.length > 3 && capitals > found.length * 0.6) return [];
  return found.slice(1).flatMap(({ 0: text, index: start }): KeptPart[] => {
    const isName =
      startsWithCapital.test(text) &&
      text.length > 2 &&
      !known.has(text.toLowerCase()) &&
      !/[.!?]\s*$/u.test(sentence.slice(0, start).replace(/\b(?:Mr|Mrs|Ms|Dr|Prof|St)\.\s$/u, '')) &&
      (source !== 'de' || germanTitle.test(sentence.slice(0, start)));
    return isName ? [{ start, end: start + text.length, text, kind: 'exact' }] : [];
  });
}

/** Puts the spelling of a name back that the model changed, such as `Ana` for `Anna`. */
export function restoreNames(sentence: string, translated: string, source: string): string {
  let result = translated;
  for (const { text: name } of findNames(sentence, source)) {
    const found = [...result.matchAll(words)];
    if (found.some(([word]) => word === name)) continue;
    const changed = found.find(
      ([word]) => startsWithCapital.test(word) && !sentence.includes(word) && isVariant(name, word),
    );
    if (changed)
      result = result.slice(0, changed.index) + name + result.slice(changed.index + changed[0].length);
  }
  return result;
}
