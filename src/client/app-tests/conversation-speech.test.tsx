import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSegmentStore } from '../platform/speech/segment-store.ts';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

const { dataset } = document.documentElement;

beforeEach(() => {
  installBrowserParts();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  Element.prototype.scrollIntoView = () => {};
  dataset.recognition = 'server';
});
afterEach(() => {
  closeApp();
  delete dataset.recognition;
});

test('keeps speech that waits for the text, which no turn could take', async () => {
  const store = createSegmentStore(() => indexedDB);
  const segment = { id: 'a', userId: 'u', pageId: 'p', spokenAt: 0, language: 'en-US', seconds: 2 } as const;
  await store.put({ ...segment, wav: new ArrayBuffer(44) });
  const heard = { text: 'said for the text', seconds: 2, remainingSeconds: 298 };
  const { calls } = await openApp(
    '/conversation',
    'premium',
    { '/api/transcribe': () => Response.json(heard) },
    { speechWaiting: 'true' },
  );
  await screen.findByRole('region', { name: 'Your half' });
  // The page has to load its queue of speech first.
  await expect
    .poll(
      () => {
        window.dispatchEvent(new Event('online'));
        return calls;
      },
      { timeout: 30_000, interval: 50 },
    )
    .toContain('POST /api/transcribe');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await store.all()).map(({ id }) => id)).toEqual(['a']);
});
