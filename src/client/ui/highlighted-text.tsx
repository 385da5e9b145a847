export interface TextRange {
  start: number;
  end: number;
}

/** A text with one part marked: what is being read aloud. */
export function HighlightedText({ text, range }: { text: string; range: TextRange | null | undefined }) {
  if (!range || range.end <= range.start) return text;
  return (
    <>
      {text.slice(0, range.start)}
      <mark data-reading className="rounded-sm bg-tint text-inherit box-decoration-clone">
        {text.slice(range.start, range.end)}
      </mark>
      {text.slice(range.end)}
    </>
  );
}
