import { useState } from 'react';
import { hasTurns } from '../../../shared/document/segments.ts';
import type { TranscriptView } from '../../features/transcript/use-transcript.ts';
import type { MainStudio } from './open-studio.ts';

type TurnsText = Pick<TranscriptView, 'text'> & { document: Pick<TranscriptView['document'], 'id' | 'key'> };

/**
 * Whether the open document is shown as turns. A document with speakers opens as turns, and its parts are all shown
 * alike.
 */
export function useTurns(
  { transcript }: Pick<MainStudio, 'transcript'>,
  text: TurnsText,
  recording: boolean,
) {
  const key = text.document.id ?? text.document.key;
  const segments = transcript.getSegments();
  const hasSpeakers = segments.some(({ speaker }) => speaker !== undefined);
  const [chosen, setChosen] = useState({ key, shown: hasSpeakers });
  if (chosen.key !== key) setChosen({ key, shown: hasSpeakers });
  // During hydration there is no text yet, as on the prerendered page.
  const possible = !recording && text.text !== '' && hasTurns(segments);
  return {
    possible,
    shown: possible && chosen.key === key && chosen.shown,
    show: (shown: boolean) => setChosen({ key, shown }),
  };
}
