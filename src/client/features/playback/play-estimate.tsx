import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { PlayEstimateProps } from './play-estimate-content.tsx';

const PlayEstimateContent = lazyPart(() =>
  import('./play-estimate-content.tsx').then((module) => module.PlayEstimateContent),
);

/** Loaded once there is some text. */
export function PlayEstimate(props: PlayEstimateProps) {
  if (props.reading.text.trim() === '') return null;
  return (
    <Suspense>
      <PlayEstimateContent {...props} />
    </Suspense>
  );
}
