import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { OpenSavedProps } from './open-request.ts';

const OpenSavedContent = lazyPart(() =>
  import('./open-saved-content.tsx').then((module) => module.OpenSavedContent),
);

/** A saved item can be opened only from the list, so this isn't part of the first load. */
export function OpenSaved({ request, ...props }: OpenSavedProps) {
  return (
    request && (
      <Suspense fallback={null}>
        <OpenSavedContent request={request} {...props} />
      </Suspense>
    )
  );
}
