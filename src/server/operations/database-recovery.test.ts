import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { createRecoveryCheck } from './database-recovery.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('says once that the database is back, although late requests still report the failure', async () => {
  const app = Fastify();
  const warn = vi.spyOn(app.log, 'warn');
  const check = vi.fn<OpenDatabase['check']>().mockResolvedValue(undefined);
  const report = createRecoveryCheck(app, {
    database: { check } as unknown as OpenDatabase,
    now: () => 0,
    intervalMs: 10,
  });
  check.mockRejectedValueOnce(new Error('down'));
  report();
  await vi.advanceTimersByTimeAsync(30);
  expect(warn).toHaveBeenCalledTimes(1);
  report();
  await vi.advanceTimersByTimeAsync(30);
  expect(warn).toHaveBeenCalledTimes(1);
  check.mockRejectedValueOnce(new Error('down again'));
  expect([report(), report(), report()]).toEqual([true, false, false]);
  await vi.advanceTimersByTimeAsync(30);
  expect(warn).toHaveBeenCalledTimes(2);
  await app.close();
});
