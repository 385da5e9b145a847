/** Words that sound alike share most of their letters: "I scream", "ice cream". */
const similarityThreshold = 0.6;

/** Only this many letters are compared, so that long phrases cost no more than short ones. */
const comparedLetters = 60;

/** Whether the new words are another version of the same speech, perhaps a longer one, and not new speech. */
export function isRevision(before: string, after: string): boolean {
  const [shorter = '', longer = ''] = [lettersOf(before), lettersOf(after)].sort(
    (a, b) => a.length - b.length,
  );
  if (shorter === '') return false;
  return (
    longer.startsWith(shorter) || 1 - changesBetween(shorter, longer) / shorter.length >= similarityThreshold
  );
}

const lettersOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .slice(0, comparedLetters);

/** The edit distance between the shorter text and the closest prefix of the longer one. */
function changesBetween(shorter: string, longer: string): number {
  let row = Array.from({ length: longer.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...shorter].entries()) {
    const next = [line + 1];
    for (let at = 1; at < row.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + (longer[at - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(...row);
}
