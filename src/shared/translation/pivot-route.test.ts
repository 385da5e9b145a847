import { expect, test } from 'vitest';
import { pivotRoute, reachableTargets } from './pivot-route.ts';

const directions = [
  { source: 'en', target: 'es' },
  { source: 'es', target: 'en' },
  { source: 'en', target: 'fr' },
];
const namesOf = (source: string, target: string) =>
  pivotRoute(directions, source, target).map((direction) => `${direction.source}-${direction.target}`);

test('uses the model of the pair if there is one', () => {
  expect(namesOf('en', 'es')).toEqual(['en-es']);
});

test('goes via English otherwise', () => {
  expect(namesOf('es', 'fr')).toEqual(['es-en', 'en-fr']);
});

test('finds nothing for a pair that can’t be translated', () => {
  expect(namesOf('fr', 'es')).toEqual([]);
  expect(namesOf('es', 'es')).toEqual([]);
});

test('lists what each language can be translated into', () => {
  expect([...reachableTargets(directions)]).toEqual([
    ['en', ['es', 'fr']],
    ['es', ['en', 'fr']],
  ]);
});
