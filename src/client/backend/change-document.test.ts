import { expect, test, vi } from 'vitest';
import type { SavedDocument } from '../../shared/document/document-schema.ts';
import type { Backend } from './backend.ts';
import { changeDocument } from './change-document.ts';

const stored: SavedDocument = {
  transcriptionId: 'a',
  text: 'We set sail.',
  language: 'en-US',
  createdAt: '2026-03-10T12:00:00.000Z',
  updatedAt: '2026-03-10T12:00:00.000Z',
  revision: 3,
  title: 'The crossing',
  tags: ['travel'],
  source: 'imported',
  segments: [{ text: 'We set sail.', speaker: 'Ann' }],
  translations: [{ language: 'es-ES', text: 'Zarpamos.' }],
};

async function sent(text: string, more: object = {}) {
  const change = vi.fn<Backend['change']>(async () => stored);
  const client = { find: async () => stored, change };
  const content = { text, language: 'en-US', source: 'dictated', ...more } as const;
  await changeDocument(client, { id: 'a', revision: 3 }, content);
  return change.mock.calls[0];
}

test('keeps the title, the tags and the source of a document', async () => {
  expect(await sent('We sailed.')).toEqual([
    'a',
    3,
    { text: 'We sailed.', language: 'en-US', title: 'The crossing', tags: ['travel'], source: 'imported' },
    undefined,
  ]);
});

test('keeps translations and speakers only while the words are the same', async () => {
  const french = { language: 'fr-FR', text: 'Nous partons.' };
  const [, , same] = (await sent('We set sail.', { translations: [french] })) ?? [];
  expect(same).toMatchObject({
    translations: [french, { language: 'es-ES', text: 'Zarpamos.' }],
    segments: stored.segments,
  });
  const [, , other] = (await sent('We sailed.', { translations: [french] })) ?? [];
  expect(other).toMatchObject({ translations: [french] });
  expect(other).not.toHaveProperty('segments');
});
