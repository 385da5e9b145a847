import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-app.ts';
import { createTestVoice, soundOf } from '../testing/test-voice.ts';
import { createPreviewStore } from './preview-queries.ts';
import { createPreviewService } from './preview-service.ts';

it('gives up on a preview that never ends, and the next attempt succeeds', async () => {
  const { db } = await openTestDatabase();
  const voice = createTestVoice();
  const store = createPreviewStore(db);
  const previews = createPreviewService({ voice, store, source: 'test', timeoutMs: 20 });
  voice.next('held');
  await expect(previews.get('sage')).rejects.toMatchObject({ code: 'provider-failed' });
  const audio = await previews.get('sage');
  expect(audio.equals(soundOf(voice.requests[1] ?? { text: '', voice: 'alloy' }))).toBe(true);
});
