import { type RefObject, useEffect, useRef } from 'react';
import { useKeptInView } from '../../ui/use-kept-in-view.ts';

/** Within this many pixels of the end, the user counts as being at the end. */
const nearEnd = 48;
/** The space to leave below the last line. */
const margin = 8;

export interface SentencesInSight {
  /** The last element of the text. */
  end: RefObject<HTMLElement | null>;
  /** The sentence that is being read aloud. */
  read: RefObject<HTMLElement | null>;
}

/**
 * Scrolls to the newest sentence while recording, unless the user has scrolled up, and to the sentence that is being
 * read aloud, which starts at `readFrom`.
 */
export function useSentencesInSight(
  text: string,
  recording: boolean,
  readFrom: number | undefined,
): SentencesInSight {
  const end = useRef<HTMLElement>(null);
  const read = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    const pane = end.current?.closest('section');
    if (!pane) return;
    let top = 0;
    const onScroll = () => {
      // More text may have arrived since the last scroll, so only moving up counts as leaving the end.
      if (beyond(end.current) < nearEnd) atEnd.current = true;
      else if (pane.scrollTop < top) atEnd.current = false;
      top = pane.scrollTop;
    };
    pane.addEventListener('scroll', onScroll, { passive: true });
    return () => pane.removeEventListener('scroll', onScroll);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new text makes the pane taller
  useEffect(() => {
    const pane = end.current?.closest('section');
    if (recording && atEnd.current && pane) pane.scrollTop += beyond(end.current) + margin;
  }, [text, recording]);
  useKeptInView(() => read.current, readFrom);
  return { end, read };
}

/** How far the end of the text is below the visible part of its pane. Other content may follow the text. */
function beyond(end: HTMLElement | null): number {
  const pane = end?.closest('section');
  return end && pane ? end.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom : 0;
}
