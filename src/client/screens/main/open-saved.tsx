import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { OpenSavedProps } from './open-request.ts';

const OpenSavedContent = lazyPart(() =>
  import('./open-saved-content.tsx').then((module) => module.OpenSavedContent),
);

/** Not part of the first load, because a saved item can be opened only from the list. */
export function OpenSaved({ request, ...props }: OpenSavedProps) {
  return (
    request && (
      <Suspense fallback={null}>
        <OpenSavedContent request={request} {...props} />
      </Suspense>
    )
  );
}
