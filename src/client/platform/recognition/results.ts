import { spaceBetween } from '../../../shared/writing-system.ts';
import type { RecognitionEvent } from './recognition.ts';

/** The best alternative of one entry in the engine's result list. */
export interface EngineResult {
  transcript: string;
  confidence: number;
  isFinal: boolean;
}

/** The results of a session so far: final phrases, including blank ones, and interim words. */
export interface Snapshot {
  finals: string[];
  interim: string;
}

/** Reads the whole list every time: engines resend and renumber results, so we can't rely on increments. */
export function readSnapshot(results: readonly EngineResult[], android: boolean): Snapshot {
  return android ? readAndroid(results) : readDesktop(results);
}

function readDesktop(results: readonly EngineResult[]): Snapshot {
  const finals: string[] = [];
  let interim = '';
  for (const { transcript, isFinal } of results) {
    const words = transcript.trim();
    if (!isFinal) {
      if (words !== '') interim += spaceBetween(interim, words) + words;
      continue;
    }
    const previous = finals.at(-1);
    // Desktop engines start each further phrase with a space. After "no", " no no" is a new phrase, but after "hi", "hi
    // there" is a longer version of the same phrase.
    const growing = previous && transcript === words && words.startsWith(`${previous} `);
    if (growing) finals[finals.length - 1] = words;
    else finals.push(words);
  }
  return { finals, interim };
}

/** Android marks every partial result as final, so nothing is final before the session ends. */
function readAndroid(results: readonly EngineResult[]): Snapshot {
  const heard = results.filter(({ transcript }) => transcript.trim() !== '');
  const phrases: string[] = [];
  const settled = heard.filter(({ isFinal, confidence }) => isFinal && confidence > 0);
  for (const { transcript } of settled) addRevised(phrases, transcript.trim());
  const last = heard.at(-1);
  if (last && !(last.isFinal && last.confidence > 0)) addRevised(phrases, last.transcript.trim());
  return {
    finals: [],
    interim: phrases.reduce((joined, words) => joined + spaceBetween(joined, words) + words, ''),
  };
}

function addRevised(phrases: string[], words: string): void {
  const previous = phrases.at(-1);
  if (previous?.toLowerCase().startsWith(words.toLowerCase())) return;
  if (previous !== undefined && isRevision(previous, words)) phrases[phrases.length - 1] = words;
  else phrases.push(words);
}

/** Turns each new list of results into events: new or revised phrases, and the interim words. */
export function createResultReader(
  android: boolean,
): (results: readonly EngineResult[]) => RecognitionEvent[] {
  let given: { id: number; words: string }[] = [];
  let count = 0;
  return (results) => {
    const { finals, interim } = readSnapshot(results, android);
    // A shorter list is a new list, which may start with the last phrases of the old one.
    if (finals.length < given.length) {
      const kept = given.findLastIndex(({ words }) => words === finals[0]);
      given = kept < 0 ? [] : given.slice(kept);
    }
    const events: RecognitionEvent[] = [];
    for (const [index, words] of finals.entries()) {
      const before = given[index];
      if (before?.words === words) continue;
      // If the engine reuses an index for different words, that is a new phrase.
      const revised = before && isRevision(before.words, words);
      if (!revised) count += 1;
      const id = revised ? before.id : count;
      given[index] = { id, words };
      events.push({ type: 'final', id, words });
    }
    return [...events, { type: 'interim', words: interim }];
  };
}

/** Words that sound alike share most of their letters: "I scream", "ice cream". */
const similarityThreshold = 0.6;

/** Only this many letters are compared, so that long phrases cost no more than short ones. */
const comparedLetters = 60;

/** Whether the new words are another version of the same speech, perhaps a longer one, rather than new speech. */
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
