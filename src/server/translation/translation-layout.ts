/** A text taken apart at its line breaks, and put together again around translated paragraphs. */
export interface Layout {
  /** What has to be translated: the lines that are not blank, without the blanks around them. */
  paragraphs: string[];
  /** The text with these paragraphs in place; with fewer of them, the text up to the last one. */
  join(translated: readonly string[]): string;
}

interface Piece {
  before: string;
  paragraph: string | undefined;
  after: string;
}

/** Line breaks, blank lines and indents never reach the provider, so no provider can lose them. */
export function layOut(text: string): Layout {
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
      text += before + replacement.replace(/\s*[\r\n]+\s*/gu, ' ').trim() + after;
    }
    return next < paragraphs.length ? text.trimEnd() : text;
  }

  return { paragraphs, join };
}
