import { expect, test } from 'vitest';
import { limitWasmMemory } from './limit-wasm-memory.ts';

test('reserves 512 MB instead of the 4 GB that iPhones refuse', () => {
  const scope = { Memory: WebAssembly.Memory };
  limitWasmMemory(scope);
  const memory = new scope.Memory({ initial: 256, maximum: 65_536, shared: true });
  expect(memory.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(memory.grow(8_192 - 256)).toBe(256);
  expect(() => memory.grow(1)).toThrow(RangeError);
});

test('keeps a smaller limit', () => {
  const scope = { Memory: WebAssembly.Memory };
  limitWasmMemory(scope);
  const memory = new scope.Memory({ initial: 0, maximum: 1 });
  memory.grow(1);
  expect(() => memory.grow(1)).toThrow(RangeError);
});
