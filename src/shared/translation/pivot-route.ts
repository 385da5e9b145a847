/** A direction that there is a model for. */
export interface Direction {
  source: string;
  target: string;
}

/** Pairs without a model of their own are translated via English. */
const pivot = 'en';

/** The models to use one after the other: one, two via English, or none if the pair can't be translated. */
export function pivotRoute<D extends Direction>(
  directions: readonly D[],
  source: string,
  target: string,
): D[] {
  const find = (from: string, to: string) =>
    directions.find((direction) => direction.source === from && direction.target === to);
  const direct = find(source, target);
  if (direct) return [direct];
  const [first, second] = [find(source, pivot), find(pivot, target)];
  return first && second && source !== target ? [first, second] : [];
}

/** The languages that each language can be translated into, directly or via English. */
export function reachableTargets(directions: readonly Direction[]): Map<string, string[]> {
  const sources = [...new Set(directions.map(({ source }) => source))].sort();
  const targets = [...new Set(directions.map(({ target }) => target))].sort();
  return new Map(
    sources.map((source) => [
      source,
      targets.filter((target) => pivotRoute(directions, source, target).length > 0),
    ]),
  );
}
