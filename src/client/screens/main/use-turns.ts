import { useState } from 'react';
import { hasTurns } from '../../../shared/document/segments.ts';
import type { MainStudio } from './open-studio.ts';

/** Whether the open document is shown as turns. A document with speakers opens as turns. */
export function useTurns({ transcript }: MainStudio, key: number, recording: boolean) {
  const segments = transcript.getSegments();
  const hasSpeakers = segments.some(({ speaker }) => speaker !== undefined);
  const [chosen, setChosen] = useState({ key, shown: hasSpeakers });
  if (chosen.key !== key) setChosen({ key, shown: hasSpeakers });
  const possible = !recording && hasTurns(segments);
  return {
    possible,
    shown: possible && chosen.key === key && chosen.shown,
    show: (shown: boolean) => setChosen({ key, shown }),
  };
}
