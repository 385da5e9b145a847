import { isPersonal } from './platform/edition.ts';
import type { PersonalEdition } from './screens/personal-edition.ts';
import { loadWithRetry } from './ui/lazy-part.ts';

/** Loaded before the first render, so that the hosted edition doesn't carry it. */
export const loadPersonal = async (): Promise<PersonalEdition | undefined> =>
  isPersonal()
    ? (await loadWithRetry(() => import('./screens/personal/personal-parts.ts'))).personalParts
    : undefined;
