import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { recordings } from '../../platform/recordings/recording-store.ts';
import { forgetPeople } from './forget-people.ts';

beforeEach(() => localStorage.clear());

test('removes what somebody who is no longer there has written and recorded, and nobody else’s', async () => {
  const take = { document: 'd', startMs: 0, startedAt: 1, mimeType: 'audio/webm', pieces: 0, bytes: 0 };
  for (const userId of ['ann', 'ben', 'visitor'])
    await recordings.add({ ...take, id: userId, userId }, new Blob(['sound']));
  localStorage.setItem('person:ann:draft', 'Secret');
  localStorage.setItem('person:ben:draft', 'Mine');

  await forgetPeople(['ben']);

  expect((await recordings.all('ann')).map(({ id }) => id)).toEqual(['visitor']);
  expect((await recordings.all('ben')).map(({ id }) => id)).toEqual(['ben', 'visitor']);
  expect(localStorage.getItem('person:ann:draft')).toBeNull();
  expect(localStorage.getItem('person:ben:draft')).toBe('Mine');
});
