import { invalidParameter } from './errors.ts';
import type { Store } from './stripe-store.ts';

interface Page {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  expand?: string[] | undefined;
}

function expandPath(store: Store, value: unknown, path: readonly string[]): void {
  if (Array.isArray(value)) {
    for (const entry of value) expandPath(store, entry, path);
    return;
  }
  const [field, ...rest] = path;
  if (field === undefined || typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, unknown>;
  const held = holder[field];
  if (typeof held === 'string') {
    const found = store.find(held);
    if (!found) throw invalidParameter('expand', `This property cannot be expanded (${field}).`);
    holder[field] = structuredClone(found);
  } else if (held === undefined) {
    throw invalidParameter('expand', `This property cannot be expanded (${field}).`);
  }
  expandPath(store, holder[field], rest);
}

/** Replaces the given ids in a response with their objects. */
export function expanded<T extends object>(store: Store, response: T, expand: readonly string[] = []): T {
  const copy = structuredClone(response);
  for (const path of expand) {
    const steps = path.split('.');
    if (steps.length > 4)
      throw invalidParameter('expand', 'You cannot expand more than 4 levels of a property.');
    expandPath(store, copy, steps);
  }
  return copy;
}

/** One page of a list, newest first. */
export function listOf<T extends { id: string; created: number }>(
  store: Store,
  url: string,
  all: readonly T[],
  page: Page,
) {
  const limit = page.limit ?? 10;
  if (limit < 1 || limit > 100) throw invalidParameter('limit', 'Limit must be between 1 and 100.');
  // Objects created in the same second keep their order.
  const ordered = all.toReversed().toSorted((a, b) => b.created - a.created);
  const after = page.starting_after ? ordered.findIndex((entry) => entry.id === page.starting_after) + 1 : 0;
  const until = page.ending_before
    ? ordered.findIndex((entry) => entry.id === page.ending_before)
    : ordered.length;
  const data = ordered.slice(after, until).slice(0, limit);
  const response = { object: 'list' as const, url, has_more: after + data.length < until, data };
  return expanded(store, response, page.expand);
}
