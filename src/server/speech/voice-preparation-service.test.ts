import { expect, it } from 'vitest';
import type { VoiceLoading } from '../openai/speech-client.ts';
import { createTestVoice } from '../testing/test-voice.ts';
import { createVoicePreparation } from './voice-preparation-service.ts';

function setUp() {
  const loads: (PromiseWithResolvers<void> & { tell: (loading: VoiceLoading) => void })[] = [];
  const prepare = createVoicePreparation({
    ...createTestVoice(),
    prepare: (_voice, _language, tell) => {
      const load = { ...Promise.withResolvers<void>(), tell };
      loads.push(load);
      return load.promise;
    },
  });
  return { loads, prepare: () => prepare('sage', 'en-US') };
}

const ready = { ready: true, loaded: 0, size: 0 };

it('loads a voice once and reports how far it has got', async () => {
  const { loads, prepare } = setUp();
  expect(await prepare()).toEqual({ ready: false, loaded: 0, size: 0 });
  loads[0]?.tell({ loaded: 12_000_000, size: 89_000_000 });
  expect(await prepare()).toEqual({ ready: false, loaded: 12_000_000, size: 89_000_000 });
  expect(loads).toHaveLength(1);
  loads[0]?.resolve();
  const again = prepare();
  loads[1]?.resolve();
  expect(await again).toEqual(ready);
});

it('leaves a failure to the request that reads aloud', async () => {
  const { loads, prepare } = setUp();
  const first = prepare();
  loads[0]?.reject(new Error('damaged'));
  expect(await first).toEqual(ready);
});

it('has nothing to load for a provider', async () => {
  expect(await createVoicePreparation(createTestVoice())('sage', 'en-US')).toEqual(ready);
});
