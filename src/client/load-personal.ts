import { page } from './platform/page.ts';
import type { PersonalEdition } from './screens/personal-edition.ts';
import { loadWithRetry } from './ui/lazy-part.ts';

/** A dynamic import, so that the hosted edition doesn't load it. Await it before the first render. */
export const loadPersonal = async (): Promise<PersonalEdition | undefined> =>
  page().personal
    ? (await loadWithRetry(() => import('./screens/personal/personal-parts.ts'))).personalParts
    : undefined;
