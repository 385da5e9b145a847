import type { ApiHandler } from './api-requests.ts';
import { noSuch } from './errors.ts';
import { onlyExpansion, parseParams } from './form.ts';
import { expanded } from './lists.ts';
import type { Store } from './world.ts';

type Collection<T> = Record<string, T>;

/** Returns the object with this id, or throws Stripe's error. */
export function need<T>(kind: string, all: Collection<T>, id: string, param = 'id'): T {
  const found = all[id];
  if (!found) throw noSuch(kind, id, param);
  return found;
}

/** Adds a call that reads one object by id. */
export function readOne<T extends object>(store: Store, kind: string, all: Collection<T>): ApiHandler {
  return ({ id, params }) => {
    const { expand } = parseParams(onlyExpansion, params);
    return expanded(store, need(kind, all, id), expand);
  };
}
