/** A text split at its line breaks, which can be put together again with translated paragraphs. */
export interface Layout {
  /** The lines that aren't blank, trimmed. */
  paragraphs: string[];
  /** If there are fewer paragraphs than in the original, the result ends after the last one. */
  join(translated: readonly string[]): string;
}

interface Piece {
  before: string;
  paragraph: string | undefined;
  after: string;
}

/** Line breaks, blank lines and indents are never sent to the provider, so no provider can lose them. */
export function readLayout(text: string): Layout {
  const pieces = text.split(/(\r\n|\r|\n)/u).map((part): Piece => {
    const paragraph = part.trim();
    if (paragraph === '') return { before: part, paragraph: undefined, after: '' };
    const start = part.indexOf(paragraph);
    return { before: part.slice(0, start), paragraph, after: part.slice(start + paragraph.length) };
  });
  const paragraphs = pieces.flatMap((piece) => piece.paragraph ?? []);

  function join(translated: readonly string[]): string {
    let next = 0;
    let text = '';
    for (const { before, paragraph, after } of pieces) {
      if (paragraph === undefined) {
        text += before;
        continue;
      }
      const replacement = translated[next];
      if (replacement === undefined) break;
      next += 1;
      text += before + onOneLine(replacement) + after;
    }
    return next < paragraphs.length ? text.trimEnd() : text;
  }

  return { paragraphs, join };
}

const onOneLine = (text: string): string =>
  text
    .split(/[\r\n]+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
