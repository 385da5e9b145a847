import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

class QuietObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  installBrowserParts();
  vi.stubGlobal('ResizeObserver', QuietObserver);
});
afterEach(closeApp);

test('the slots count the texts that the list counts, also after another tab has saved one', async () => {
  const texts = { documents: 4, sources: [{ source: 'typed', count: 4 }], languages: [], tags: [] };
  await openApp('/library', 'free', {
    '/api/library/u/summary': () => Response.json(texts),
    '/api/transcription-allowance/u': () =>
      Response.json({ allowed: true, remaining: 2, limit: 5, tier: 'free' }),
  });
  expect(await screen.findByText('4 of 5 slots used')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^All\s*4$/ })).toBeTruthy();
});
