import { useRef } from 'react';
import type { TextRange } from '../../shared/sentences.ts';
import { useKeptInView } from './use-kept-in-view.ts';

/** The sentence being read aloud, and the word if the voice reports it. */
export interface ReadingMark {
  sentence: TextRange | null;
  word: TextRange | null;
}

/** Marks the sentence that is being read aloud and scrolls it into view. */
export function HighlightedText({ text, mark }: { text: string; mark: ReadingMark | null | undefined }) {
  const range = mark?.sentence ?? mark?.word;
  const marked = useRef<HTMLElement>(null);
  useKeptInView(() => marked.current, range?.start);
  if (!mark || !range || range.end <= range.start) return text;
  const { word } = mark;
  const inside = word && word.start >= range.start && word.end <= range.end ? word : null;
  return (
    <>
      {text.slice(0, range.start)}
      <mark ref={marked} data-reading="" className="rounded-sm bg-tint text-inherit box-decoration-clone">
        {text.slice(range.start, inside?.start ?? range.end)}
        {inside && (
          <span data-word="" className="border-accent border-b-2 box-decoration-clone">
            {text.slice(inside.start, inside.end)}
          </span>
        )}
        {inside && text.slice(inside.end, range.end)}
      </mark>
      {text.slice(range.end)}
    </>
  );
}
