import { expect, it, vi } from 'vitest';
import { createLogger } from './log.ts';
import { createRequestLog } from './request-log.ts';

function setUp() {
  const lines: Record<string, unknown>[] = [];
  const parent = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const child = vi.spyOn(parent, 'child');
  return { lines, child, log: createRequestLog(parent).child({ reqId: 'r1' }) };
}

it('creates no logger for a request that writes nothing', () => {
  const { lines, child, log } = setUp();
  log.debug({ status: 200 }, 'request');
  log.trace('more');
  expect(child).not.toHaveBeenCalled();
  expect(lines).toEqual([]);
});

it('adds the id of the request to each line, with one logger for all of them', () => {
  const { lines, child, log } = setUp();
  log.info({ status: 201 }, 'request');
  log.warn('twice');
  log.child({ part: 'a' }).error({ err: new Error('broken') }, 'failed');
  expect(lines).toMatchObject([
    { reqId: 'r1', status: 201, msg: 'request' },
    { reqId: 'r1', msg: 'twice' },
    { reqId: 'r1', part: 'a', msg: 'failed', err: { message: 'broken' } },
  ]);
  expect(child).toHaveBeenCalledTimes(2);
});
