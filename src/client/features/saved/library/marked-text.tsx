import { findSearched } from '../../../../shared/document/search-words.ts';

/** A text with the words that the search found. */
export function MarkedText({ text, search }: { text: string; search: string | undefined }) {
  const found = search === undefined ? [] : findSearched(text, search);
  if (found.length === 0) return text;
  return (
    <>
      {found.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(found[index - 1]?.end ?? 0, start)}
          <mark className="rounded-sm bg-tint-strong text-ink">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(found.at(-1)?.end ?? 0)}
    </>
  );
}
