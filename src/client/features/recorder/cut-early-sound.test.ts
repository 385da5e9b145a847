import { expect, test } from 'vitest';
import { joinSamples, noise, silence } from '../../../../test/spoken-samples.ts';
import type { StoredSegment } from '../../platform/speech/segment-store.ts';
import { toWav } from '../../platform/speech/wav.ts';
import { cutEarlySound } from './cut-early-sound.ts';

const sound = joinSamples([silence(0.5), noise(1, -15), silence(1.5), noise(1, -15), silence(1)]);
const middle = Math.round(sound.length / 2);
const piece = (id: string, spokenAt: number, samples: Float32Array): StoredSegment => ({
  ...{ id, userId: '', pageId: 'page', spokenAt, language: 'en-US', seconds: 1, uncut: true },
  wav: toWav(samples),
});
const pieces = [piece('1', 1_000, sound.slice(0, middle)), piece('2', 1_001, sound.slice(middle))];
const earlier: StoredSegment = {
  ...{ id: 'earlier', userId: 'u', pageId: 'other', spokenAt: 1, language: 'en-US', seconds: 1 },
  wav: toWav(silence(1)),
};

function openStore(hasRoom = true) {
  const [put, removed]: [StoredSegment[], string[]] = [[], []];
  const store = {
    async put(...rows: StoredSegment[]) {
      if (hasRoom) put.push(...rows);
      return hasRoom;
    },
    async remove(...ids: string[]) {
      removed.push(...ids);
    },
  };
  return { store, put, removed };
}

test('cuts the pieces of a page into segments that belong to the user', async () => {
  const { store, put, removed } = openStore();
  const segments = await cutEarlySound(store, [...pieces, earlier], 'u');
  expect(segments.map(({ userId, pageId, uncut }) => [userId, pageId, uncut])).toEqual([
    ['u', 'other', undefined],
    ['u', 'page', undefined],
    ['u', 'page', undefined],
  ]);
  expect(segments.map(({ pauseMs }) => pauseMs !== undefined)).toEqual([false, false, true]);
  expect(put).toEqual(segments.slice(1));
  expect(removed).toEqual(['1', '2']);
});

test('keeps the pieces if there is no room for the segments', async () => {
  const { store, removed } = openStore(false);
  expect(await cutEarlySound(store, pieces, 'u')).toEqual([]);
  expect(removed).toEqual([]);
});

test('removes pieces without speech', async () => {
  const { store, put, removed } = openStore();
  expect(await cutEarlySound(store, [piece('quiet', 1, silence(2))], 'u')).toEqual([]);
  expect([put, removed]).toEqual([[], ['quiet']]);
});
