import { describe, expect, test } from 'vitest';
import type { DocumentContent, SavedDocument } from './document-schema.ts';
import { mergeSaved, savedAsOf } from './merge-saved.ts';

const opened: SavedDocument = {
  transcriptionId: 'a',
  text: 'We set sail.',
  language: 'en-US',
  title: 'Harbour',
  translations: [{ language: 'es-ES', text: 'Zarpamos.' }],
  segments: [
    { text: 'We set ', speaker: 'Ann' },
    { text: 'sail.', speaker: 'Ann' },
  ],
  tags: ['sea'],
  revision: 3,
  createdAt: '2026-03-10T12:00:00.000Z',
  updatedAt: '2026-03-10T12:00:00.000Z',
};
const { base } = savedAsOf(opened);
const there = (change: Partial<SavedDocument>): SavedDocument => ({ ...opened, revision: 4, ...change });
/** What the page sends: it knows one translation, and no tags. */
const here = (change: Partial<DocumentContent> = {}): DocumentContent => {
  const { text, language, title, translations, segments } = opened;
  return { ...{ text, language, title, translations, segments }, ...change };
};
const newText = { text: 'We set off.', translations: undefined, segments: [] };

describe('a change here and another one elsewhere', () => {
  test('are merged if only one of them changed the text', () => {
    const renamed = there({ title: 'Pier', tags: ['sea', 'letters'] });
    expect(mergeSaved(base, here(newText), renamed)).toEqual({
      content: { ...here(newText), title: 'Pier' },
      isTheirText: false,
    });
    const rewritten = there({ text: 'We set off.', translations: [], segments: [] });
    expect(mergeSaved(base, here({ title: 'Pier' }), rewritten)).toEqual({
      content: {
        ...{ text: 'We set off.', language: 'en-US', translations: [], segments: [], tags: ['sea'] },
        title: 'Pier',
      },
      isTheirText: true,
    });
  });

  test.each<[string, Partial<DocumentContent>, Partial<SavedDocument>]>([
    ['the text', newText, { text: 'We sailed.' }],
    ['the title', { title: 'Pier' }, { title: 'Port' }],
    ['the title, which is gone there', { title: 'Pier' }, { title: undefined }],
    [
      'the text and its translation',
      newText,
      { translations: [{ language: 'es-ES', text: 'Zarpamos ya.' }] },
    ],
    [
      'the translation',
      { translations: [{ language: 'es-ES', text: 'Ya zarpamos.' }] },
      { translations: [{ language: 'es-ES', text: 'Zarpamos ya.' }] },
    ],
    [
      'a speaker and the text',
      { segments: [{ text: 'We set sail.', speaker: 'Bo' }] },
      { text: 'We sailed.' },
    ],
    ['the language and the text', { language: 'fr-FR' }, { text: 'We sailed.' }],
  ])('ask if both changed %s', (_, mine, theirs) => {
    expect(mergeSaved(base, here(mine), there(theirs))).toBeNull();
  });

  test('are merged if both gave it the same name', () => {
    const both = mergeSaved(base, here({ ...newText, title: 'Pier' }), there({ title: 'Pier' }));
    expect(both?.content).toMatchObject({ text: 'We set off.', title: 'Pier' });
  });

  test('are merged if the segments were only cut elsewhere', () => {
    const segments = [
      { text: 'We ', speaker: 'Ann' },
      { text: 'set sail.', speaker: 'Ann' },
    ];
    expect(mergeSaved(base, here(newText), there({ title: 'Pier', segments }))).not.toBeNull();
  });

  test('ask if it isn’t known what was there before', () => {
    expect(mergeSaved(undefined, here(), there({ title: 'Pier' }))).toBeNull();
  });
});

test('a name that only the other device gave stays, also without one here', () => {
  const unnamed = savedAsOf({ ...opened, title: undefined }).base;
  const merged = mergeSaved(unnamed, here({ ...newText, title: undefined }), there({ title: 'Pier' }));
  expect(merged?.content.title).toBe('Pier');
});
