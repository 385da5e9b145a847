import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-app.ts';
import { createLedVoice, soundOf } from '../testing/voice-samples.ts';
import { createPreviews } from './previews.ts';
import { createVoicePreviews } from './voice-preview-queries.ts';

it('a preview that never ends is given up, and the next one is made', async () => {
  const { db } = await openTestDatabase();
  const voice = createLedVoice();
  const store = createVoicePreviews(db);
  const previews = createPreviews({ voice, store, source: 'test', timeoutMs: 20 });
  voice.next('held');
  await expect(previews.get('sage')).rejects.toMatchObject({ code: 'provider-failed' });
  const audio = await previews.get('sage');
  expect(audio.equals(soundOf(voice.orders[1] ?? { text: '', voice: 'alloy' }))).toBe(true);
});
