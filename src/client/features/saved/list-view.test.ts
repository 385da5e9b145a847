import { describe, expect, test } from 'vitest';
import type { Transcription } from '../../../shared/entities.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import { arrange, chosenLanguage, initialView, type ListView, languagesIn, sortOrders } from './list-view.ts';

let created = 0;
function item(text: string, extra: { language?: LanguageCode; minute?: number } = {}): Transcription {
  created += 1;
  return {
    transcriptionId: `id-${created}`,
    text,
    language: extra.language ?? 'en-US',
    createdAt: new Date(Date.UTC(2026, 2, 10, 12, extra.minute ?? created)).toISOString(),
  };
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const shown = (items: Transcription[], view: Partial<ListView>) =>
  arrange(items, { ...initialView, ...view }, collator).map(({ text }) => text);

test('has exactly five sort orders, with newest as the default', { tags: ['R-2.34'] }, () => {
  expect(sortOrders).toEqual(['newest', 'oldest', 'longest', 'shortest', 'alphabetical']);
  expect(initialView.sort).toBe('newest');
});

describe('order', () => {
  const items = [item('second one', { minute: 2 }), item('third', { minute: 3 }), item('a', { minute: 1 })];

  test('sorts by newest and oldest', { tags: ['R-2.35'] }, () => {
    expect(shown(items, { sort: 'newest' })).toEqual(['third', 'second one', 'a']);
    expect(shown(items, { sort: 'oldest' })).toEqual(['a', 'second one', 'third']);
  });

  test('sorts by longest and shortest, with equal lengths newest first', { tags: ['R-2.36'] }, () => {
    expect(shown(items, { sort: 'longest' })).toEqual(['second one', 'third', 'a']);
    expect(shown(items, { sort: 'shortest' })).toEqual(['a', 'third', 'second one']);
    const equal = [item('old', { minute: 1 }), item('new', { minute: 2 })];
    expect(shown(equal, { sort: 'longest' })).toEqual(['new', 'old']);
    expect(shown(equal, { sort: 'shortest' })).toEqual(['new', 'old']);
  });

  test('sorts alphabetically, ignoring case, with accented letters next to plain ones', {
    tags: ['R-2.37'],
  }, () => {
    const words = ['banana', 'Zebra', 'Apple', 'éclair', 'cherry', '10 apples', '9 apples'].map((word) =>
      item(word),
    );
    expect(shown(words, { sort: 'alphabetical' })).toEqual([
      '9 apples',
      '10 apples',
      'Apple',
      'banana',
      'cherry',
      'éclair',
      'Zebra',
    ]);
  });

  test('does not change the given list', () => {
    const before = [...items];
    shown(items, { sort: 'alphabetical' });
    expect(items).toEqual(before);
  });
});

describe('search', () => {
  const items = [item('Hello World', { minute: 1 }), item('Goodbye', { minute: 2, language: 'es-ES' })];

  test('ignores case and word boundaries, and searches only the text', { tags: ['R-5.38'] }, () => {
    expect(shown(items, { search: 'LO wO' })).toEqual(['Hello World']);
    expect(shown(items, { search: 'es-ES' })).toEqual([]);
    expect(shown(items, { search: 'ΣΟΦΌΣ' })).toEqual([]);
    expect(shown([item('ο σοφός')], { search: 'ΣΟΦΌΣ' })).toEqual(['ο σοφός']);
  });

  test('treats pattern characters literally', { tags: ['R-5.39'] }, () => {
    const signs = [item('a.*b'), item('x[y'), item('back\\slash'), item('plain - ^$ {1} (2) |/+?')];
    expect(shown(signs, { search: '.*' })).toEqual(['a.*b']);
    expect(shown(signs, { search: '[' })).toEqual(['x[y']);
    expect(shown(signs, { search: '\\' })).toEqual(['back\\slash']);
    expect(shown(signs, { search: '- ^$ {1} (2) |/+?' })).toEqual(['plain - ^$ {1} (2) |/+?']);
  });

  test('ignores a blank search', () => {
    expect(shown(items, { search: '  ' })).toHaveLength(2);
  });
});

describe('languages', () => {
  const items = [item('uno', { language: 'es-ES' }), item('one'), item('two')];

  test('lists the languages present with their counts, in the selector’s order', {
    tags: ['R-2.38', 'R-2.39'],
  }, () => {
    expect(languagesIn(items)).toEqual([
      { code: 'en-US', count: 2 },
      { code: 'es-ES', count: 1 },
    ]);
    expect(languagesIn([])).toEqual([]);
  });

  test('combines the language filter with the search', { tags: ['R-2.39'] }, () => {
    expect(shown(items, { language: 'es-ES' })).toEqual(['uno']);
    expect(shown(items, { language: 'en-US', search: 't' })).toEqual(['two']);
  });

  test('ignores a filter for a language that is no longer in the list', () => {
    const english = items.filter(({ language }) => language === 'en-US');
    expect(chosenLanguage(english, { ...initialView, language: 'es-ES' })).toBeNull();
    expect(chosenLanguage(english, { ...initialView, language: 'en-US' })).toBeNull();
    expect(shown(english, { language: 'es-ES' })).toHaveLength(2);
  });
});
