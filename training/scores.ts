const bleuSizes = [1, 2, 3, 4];
const chrfSizes = [1, 2, 3, 4, 5, 6];
/** chrF counts recall twice as much as precision. */
const beta = 2;

/** BLEU of a whole set, from 0 to 100, with words and punctuation marks as tokens. */
export function bleu(translations: readonly string[], references: readonly string[]): number {
  const translated = translations.map(tokens);
  const expected = references.map(tokens);
  const length = sum(translated.map((list) => list.length));
  if (length === 0) return 0;
  const logs = bleuSizes.map((size) => {
    const { matches, found } = compare(translated, expected, size);
    return Math.log(Math.max(matches, 0.1) / Math.max(found, 1));
  });
  const brevity = Math.min(1, Math.exp(1 - sum(expected.map((list) => list.length)) / length));
  return 100 * Math.exp(sum(logs) / logs.length) * brevity;
}

/** chrF of a whole set, from 0 to 100: how many groups of up to six letters agree. */
export function chrf(translations: readonly string[], references: readonly string[]): number {
  const translated = translations.map(letters);
  const expected = references.map(letters);
  const scores = chrfSizes.map((size) => {
    const { matches, found, wanted } = compare(translated, expected, size);
    const precision = matches / Math.max(found, 1);
    const recall = matches / Math.max(wanted, 1);
    return matches === 0 ? 0 : ((1 + beta ** 2) * precision * recall) / (beta ** 2 * precision + recall);
  });
  return (100 * sum(scores)) / scores.length;
}

const tokens = (text: string): string[] => text.match(/[\p{L}\p{N}_]+|[^\p{L}\p{N}_\s]/gu) ?? [];
const letters = (text: string): string[] => [...text.replace(/\s/g, '')];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function compare(translated: readonly string[][], expected: readonly string[][], size: number) {
  let matches = 0;
  let found = 0;
  let wanted = 0;
  translated.forEach((list, index) => {
    const translatedCounts = countGroups(list, size);
    const expectedCounts = countGroups(expected[index] ?? [], size);
    for (const [group, count] of translatedCounts) {
      found += count;
      matches += Math.min(count, expectedCounts.get(group) ?? 0);
    }
    wanted += sum([...expectedCounts.values()]);
  });
  return { matches, found, wanted };
}

function countGroups(list: readonly string[], size: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let at = 0; at + size <= list.length; at++) {
    const group = list.slice(at, at + size).join('\u0001');
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return counts;
}
