import type { ApiHandler } from './api-requests.ts';
import { notFoundError } from './errors.ts';
import { parseParams, retrieveParams } from './form.ts';
import { expanded } from './lists.ts';
import type { Store } from './stripe-store.ts';

type Collection<T> = Record<string, T>;

/** Returns the object with this id, or throws Stripe's error. */
export function requireObject<T>(kind: string, all: Collection<T>, id: string, param = 'id'): T {
  const found = all[id];
  if (!found) throw notFoundError(kind, id, param);
  return found;
}

export function retrieveOne<T extends object>(store: Store, kind: string, all: Collection<T>): ApiHandler {
  return ({ id, params }) => {
    const { expand } = parseParams(retrieveParams, params);
    return expanded(store, requireObject(kind, all, id), expand);
  };
}
