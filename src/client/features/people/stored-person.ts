import { type PersonColor, personColors } from '../../../shared/people.ts';
import { localStore } from '../../platform/storage.ts';

export interface StoredPerson {
  name: string;
  color: PersonColor;
}

/** The name and colour of this page's person when the server was last asked, for the first paint and without a network. */
export function readStoredPerson(): StoredPerson | undefined {
  const stored = localStore.readJson('person') as Partial<StoredPerson> | null;
  if (typeof stored?.name !== 'string') return undefined;
  const color = personColors.find((each) => each === stored.color);
  return color && { name: stored.name, color };
}

export function storePerson({ name, color }: StoredPerson): void {
  localStore.writeJson('person', { name, color });
}
