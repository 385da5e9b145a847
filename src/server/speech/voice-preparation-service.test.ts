import { expect, it } from 'vitest';
import { createTestVoice } from '../testing/test-voice.ts';
import { createVoicePreparation } from './voice-preparation-service.ts';

function setUp() {
  const loads: PromiseWithResolvers<void>[] = [];
  let time = 0;
  const prepare = createVoicePreparation({
    provider: {
      ...createTestVoice(),
      prepare: () => {
        const load = Promise.withResolvers<void>();
        loads.push(load);
        return load.promise;
      },
    },
    uptime: () => time,
  });
  return { loads, prepare: () => prepare('sage', 'en-US'), pass: (ms: number) => (time += ms) };
}

it('loads a voice once and reports how far it has got', async () => {
  const { loads, prepare, pass } = setUp();
  expect(await prepare()).toEqual({ ready: false, share: 0 });
  pass(4_000);
  expect(await prepare()).toEqual({ ready: false, share: 0.5 });
  expect(loads).toHaveLength(1);
  pass(60_000);
  expect(await prepare()).toEqual({ ready: false, share: 0.95 });
  loads[0]?.resolve();
  const again = prepare();
  loads[1]?.resolve();
  expect(await again).toEqual({ ready: true, share: 1 });
});

it('estimates with the time that the last load took', async () => {
  const { loads, prepare, pass } = setUp();
  await prepare();
  pass(20_000);
  const last = prepare();
  loads[0]?.resolve();
  await last;
  await prepare();
  pass(10_000);
  expect(await prepare()).toEqual({ ready: false, share: 0.5 });
});

it('leaves a failure to the request that reads aloud', async () => {
  const { loads, prepare } = setUp();
  const first = prepare();
  loads[0]?.reject(new Error('damaged'));
  expect(await first).toEqual({ ready: true, share: 1 });
});

it('has nothing to load for a provider', async () => {
  const prepare = createVoicePreparation({ provider: createTestVoice(), uptime: () => 0 });
  expect(await prepare('sage', 'en-US')).toEqual({ ready: true, share: 1 });
});
