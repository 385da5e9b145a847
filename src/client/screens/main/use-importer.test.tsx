import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openImportStorage } from '../../features/imports/import-storage.ts';
import { createDraftKeeper } from '../../studio/draft.ts';
import { createTranscript } from '../../studio/transcript.ts';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import { localStore } from '../../platform/storage.ts';
import { createTestPage } from '../../testing/test-page.tsx';
import { useImporter } from './use-importer.ts';

test('doesn’t show a visitor’s import to somebody who is signed in before it has loaded', async () => {
  await openImportStorage().jobs.put({
    id: 'job',
    userId: 'visitor',
    name: 'Novel.txt',
    language: 'en-US',
    state: 'done',
    speechSeconds: 0,
    doneSeconds: 0,
    cutMs: 0,
    damagedMs: null,
    parts: [{ text: 'It was a dark night.', timings: [], saved: false }],
    shown: null,
    written: [],
  });
  localStorage.setItem('importWaiting', 'true');
  const { wrapper } = createTestPage(() => ({ status: 404 }));
  const draft = createDraftKeeper(localStore);
  const words = { draft, transcript: createTranscript(draft, Date.now), cap: 1_000 } as TranscriptApi;
  const hook = renderHook(({ userId }) => useImporter(words, userId), {
    wrapper,
    initialProps: { userId: undefined as string | undefined },
  });
  hook.rerender({ userId: 'u' });
  await act(() => hook.result.current.load());
  expect(hook.result.current.view).toBeNull();
  hook.rerender({ userId: undefined });
  await act(() => hook.result.current.load());
  expect(hook.result.current.view).toMatchObject({ name: 'Novel.txt' });
});
