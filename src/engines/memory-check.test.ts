import { expect, it } from 'vitest';
import { availableMemory, OutOfMemory, offerToKernel, requireMemory } from './memory-check.ts';

const small = {
  engine: 'recognition:small',
  bytes: 2.5e9,
  alternative: 'npm run engines -- recognition:base',
};

it('refuses to load a model that does not fit, and names the alternative', () => {
  expect(() => requireMemory(small, 1.9e9)).toThrow(OutOfMemory);
  expect(() => requireMemory(small, 1.9e9)).toThrow(
    'recognition:small was not loaded: it needs up to 2.5 GB of memory, and only 1.9 GB is available. Close other programs, or run "npm run engines -- recognition:base".',
  );
});

it('leaves some memory for the rest of the computer', () => {
  expect(() => requireMemory(small, 2.6e9)).toThrow(OutOfMemory);
  expect(() => requireMemory(small, 2.9e9)).not.toThrow();
});

it('counts memory that Linux can free as available', () => {
  const meminfo = 'MemTotal:       24105000 kB\nMemFree:          123456 kB\nMemAvailable:     500000 kB\n';
  expect(availableMemory(() => meminfo)).toBeLessThanOrEqual(500_000 * 1_024);
});

it('lets the kernel end the engine before anything else', () => {
  const written: unknown[] = [];
  offerToKernel(((...args: unknown[]) => written.push(args)) as never);
  expect(written).toEqual([['/proc/self/oom_score_adj', '1000']]);
  expect(() =>
    offerToKernel(() => {
      throw new Error('no such file');
    }),
  ).not.toThrow();
});
