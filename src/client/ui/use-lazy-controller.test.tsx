import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { useLazyController } from './use-lazy-controller.ts';

interface Input {
  name: string;
  key: number;
  isNeeded: boolean;
}

function setUp(first: Input) {
  const log: string[] = [];
  const hook = renderHook(
    ({ name, key, isNeeded }: Input) =>
      useLazyController({
        load: async () => 'module',
        create: (_, latest) => {
          log.push(`create ${key}`);
          return { say: () => log.push(`say ${latest().name}`), dispose: () => log.push(`dispose ${key}`) };
        },
        update: (_, input) => log.push(`update ${input.name}`),
        input: { name },
        isNeeded,
        keys: [key],
      }),
    { initialProps: first, wrapper: StrictMode },
  );
  const settle = () => act(async () => {});
  return { log, hook, settle };
}

test('is loaded when it is needed, and gets the latest input after each render', async () => {
  const { log, hook, settle } = setUp({ name: 'Ann', key: 1, isNeeded: false });
  await settle();
  expect(log).toEqual([]);
  hook.rerender({ name: 'Ann', key: 1, isNeeded: true });
  await settle();
  hook.rerender({ name: 'Ben', key: 1, isNeeded: true });
  hook.result.current.run(({ say }) => say());
  expect(log).toEqual(['create 1', 'update Ann', 'update Ben', 'say Ben']);
});

test('is replaced when a key changes, and disposed of with the component', async () => {
  const { log, hook, settle } = setUp({ name: 'Ann', key: 1, isNeeded: true });
  await settle();
  log.length = 0;
  hook.rerender({ name: 'Ann', key: 2, isNeeded: true });
  await settle();
  hook.unmount();
  expect(log).toEqual(['dispose 1', 'create 2', 'update Ann', 'dispose 2']);
});
