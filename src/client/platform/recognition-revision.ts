/** Words that sound alike share most of their letters: "I scream", "ice cream". */
const alike = 0.6;

/** As much of two phrases as is compared: it keeps the cost independent of how long somebody has been speaking. */
const comparedLetters = 60;

/** Whether an engine has heard the same speech anew, or more of it, rather than something else. */
export function isRevision(before: string, after: string): boolean {
  const [shorter = '', longer = ''] = [lettersOf(before), lettersOf(after)].sort(
    (a, b) => a.length - b.length,
  );
  if (shorter === '') return false;
  return longer.startsWith(shorter) || 1 - changesBetween(shorter, longer) / shorter.length >= alike;
}

const lettersOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .slice(0, comparedLetters);

/** How many letters to insert, remove or replace until the shorter one is some beginning of the longer one. */
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
