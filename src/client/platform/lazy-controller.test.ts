import { expect, test, vi } from 'vitest';
import { lazyController } from './lazy-controller.ts';

function setUp() {
  const loads: PromiseWithResolvers<string>[] = [];
  const dispose = vi.fn();
  const lazy = lazyController(
    () => {
      const next = Promise.withResolvers<string>();
      loads.push(next);
      return next.promise;
    },
    (name) => ({ name, dispose }),
  );
  const pressed: string[] = [];
  const press = (label: string) => lazy.run(({ name }) => void pressed.push(`${label} ${name}`));
  return { lazy, loads, dispose, pressed, press };
}

test('runs early presses in order once it is loaded, and later ones at once', async () => {
  const { lazy, loads, press, pressed } = setUp();
  press('first');
  press('second');
  expect(loads).toHaveLength(1);
  loads[0]?.resolve('core');
  await lazy.load();
  expect(pressed).toEqual(['first core', 'second core']);
  press('third');
  expect(pressed).toHaveLength(3);
});

test('drops early presses that are forgotten or can’t be served, and tries again with the next', async () => {
  const { lazy, loads, press, pressed } = setUp();
  press('first');
  loads[0]?.reject(new Error('offline'));
  await expect(lazy.load()).rejects.toThrow('offline');
  press('second');
  lazy.forget();
  press('third');
  loads[1]?.resolve('core');
  await lazy.load();
  expect(pressed).toEqual(['third core']);
});

test('doesn’t create a controller that was disposed of while it was loading', async () => {
  const { lazy, loads, dispose, press, pressed } = setUp();
  press('first');
  const loading = lazy.load();
  lazy.dispose();
  loads[0]?.resolve('core');
  await expect(loading).rejects.toThrow('disposed');
  expect(dispose).not.toHaveBeenCalled();
  expect([lazy.get(), pressed]).toEqual([null, []]);
  press('again');
  loads[1]?.resolve('core');
  await lazy.load();
  expect(pressed).toEqual(['again core']);
});
