/** Reads the strings of a JSON array that is still arriving. */
export interface PartialParagraphs {
  /** Returns all strings so far; the last one may be unfinished. */
  push(piece: string): string[];
}

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** Models may think aloud in a <think> block first, and brackets inside it are not the array. */
function findArray(head: string): number | undefined {
  const opening = head.trimStart();
  const thinks = opening.startsWith('<think') || (opening !== '' && '<think'.startsWith(opening));
  const thought = head.lastIndexOf('</think>');
  if (thinks && thought < 0) return undefined;
  const start = head.indexOf('[', Math.max(thought, 0));
  return start < 0 ? undefined : start;
}

export function createPartialParagraphs(): PartialParagraphs {
  const strings: string[] = [];
  let head: string | undefined = '';
  let inString = false;
  let ended = false;
  let escaped = '';

  function append(characters: string): void {
    strings[strings.length - 1] += characters;
  }

  function readEscape(character: string): void {
    escaped += character;
    if (escaped[1] !== 'u') {
      append(escapes[character] ?? character);
      escaped = '';
    } else if (escaped.length === 6) {
      append(String.fromCharCode(Number.parseInt(escaped.slice(2), 16)));
      escaped = '';
    }
  }

  function read(character: string): void {
    if (ended) return;
    if (!inString) {
      if (character === ']') ended = true;
      if (character !== '"') return;
      inString = true;
      strings.push('');
    } else if (escaped !== '') readEscape(character);
    else if (character === '\\') escaped = '\\';
    else if (character === '"') inString = false;
    else append(character);
  }

  return {
    push(piece) {
      let rest = piece;
      if (head !== undefined) {
        head += piece;
        const start = findArray(head);
        if (start === undefined) return [];
        rest = head.slice(start + 1);
        head = undefined;
      }
      for (let index = 0; index < rest.length; index += 1) read(rest.charAt(index));
      // Half a surrogate pair can't be shown yet.
      return strings.map((string) => string.replace(/[\ud800-\udbff]$/u, ''));
    },
  };
}
