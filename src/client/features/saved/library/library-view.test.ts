import { expect, test } from 'vitest';
import { type LibraryView, readView, writeView } from './library-view.ts';

test('search, filters and sort order survive the URL', () => {
  const view: LibraryView = {
    search: '50% <b> & more',
    source: 'imported',
    language: 'fr-FR',
    tag: 'a+b',
    sort: 'title',
  };
  const url = writeView(view);
  expect(readView(url.slice(url.indexOf('?')))).toEqual(view);
  expect(writeView({})).toBe('/library');
  expect(readView('')).toEqual({});
});

test('ignores what is no filter', () => {
  expect(readView('?kind=film&language=xx&sort=size&utm_source=mail&tag=')).toEqual({});
  expect(readView(`?search=${'x'.repeat(500)}`).search).toHaveLength(200);
  expect(readView(`?tag=${'x'.repeat(500)}`)).toEqual({});
});
