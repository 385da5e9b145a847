import { joiner } from '../../shared/writing-system.ts';

/** One entry of the engine's result list, its best alternative only. */
export interface EngineResult {
  transcript: string;
  confidence: number;
  isFinal: boolean;
}

/** What a session has to say: phrases that will not change any more, and words that still may. */
export interface Snapshot {
  finals: string[];
  interim: string;
}

/** Reads the whole list every time: engines re-send and renumber results, so nothing is ever added up. */
export function readSnapshot(results: readonly EngineResult[], android: boolean): Snapshot {
  const heard = results.filter(({ transcript }) => transcript.trim() !== '');
  return android ? readAndroid(heard) : readDesktop(heard);
}

function readDesktop(results: readonly EngineResult[]): Snapshot {
  const finals: string[] = [];
  let interim = '';
  for (const { transcript, isFinal } of results) {
    const words = transcript.trim();
    if (!isFinal) {
      interim += joiner(interim, words) + words;
      continue;
    }
    const previous = finals.at(-1);
    // Desktop engines put a space before each further phrase: "no", " no no" are three words, "hi", "hi there" are two.
    const growing = previous !== undefined && transcript === words && words.startsWith(`${previous} `);
    if (growing) finals[finals.length - 1] = words;
    else finals.push(words);
  }
  return { finals, interim };
}

/** Android calls every partial result final: nothing is settled before the session ends. */
function readAndroid(results: readonly EngineResult[]): Snapshot {
  const phrases: string[] = [];
  const settled = results.filter(({ isFinal, confidence }) => isFinal && confidence > 0);
  for (const { transcript } of settled) addGrowing(phrases, transcript.trim());
  const last = results.at(-1);
  if (last && !(last.isFinal && last.confidence > 0)) addGrowing(phrases, last.transcript.trim());
  return {
    finals: [],
    interim: phrases.reduce((joined, words) => joined + joiner(joined, words) + words, ''),
  };
}

function addGrowing(phrases: string[], words: string): void {
  const previous = phrases.at(-1);
  if (previous !== undefined && words.toLowerCase().startsWith(previous.toLowerCase())) {
    phrases[phrases.length - 1] = words;
  } else if (!previous?.toLowerCase().startsWith(words.toLowerCase())) {
    phrases.push(words);
  }
}

/** Tells apart what of a session is new, so that it can be appended to a text that people edit meanwhile. */
export interface SessionText {
  update(results: readonly EngineResult[]): Snapshot;
  /** The session is over: words that never became final are kept all the same. */
  end(): string;
}

export function createSessionText(android: boolean): SessionText {
  const given: string[] = [];
  let interim = '';
  return {
    update(results) {
      const snapshot = readSnapshot(results, android);
      interim = snapshot.interim;
      const finals: string[] = [];
      snapshot.finals.forEach((words, index) => {
        const before = given[index];
        given[index] = words;
        if (before === undefined) finals.push(words);
        // A phrase that grew after it was given gives its rest; one that changed stays as it was first given.
        else if (words !== before && words.startsWith(before)) finals.push(words.slice(before.length).trim());
      });
      return { finals, interim };
    },
    end() {
      const rest = interim;
      interim = '';
      return rest;
    },
  };
}
