import { describe, expect, test, vi } from 'vitest';
import { createQueryClient, type QueryOptions } from './query-client.ts';

const queryKey = ['u', 'list'];

/** A query whose responses the test provides. */
function createRead(options: Partial<QueryOptions<string>> = {}) {
  const responses: PromiseWithResolvers<string>[] = [];
  const signals: AbortSignal[] = [];
  const read: QueryOptions<string> = {
    queryKey,
    queryFn({ signal }) {
      const response = Promise.withResolvers<string>();
      responses.push(response);
      signals.push(signal);
      return response.promise;
    },
    ...options,
  };
  return { read, responses, signals };
}

test('shares one request between observers of the same key', async () => {
  const queries = createQueryClient();
  const { read, responses } = createRead();
  const changed = vi.fn();
  queries.subscribe(queryKey, changed);
  queries.observe(() => read);
  queries.observe(() => read);
  expect(queries.getState(queryKey)).toMatchObject({ isFetching: true, isFetched: false });
  responses[0]?.resolve('one');
  await vi.waitFor(() => expect(queries.getQueryData(queryKey)).toBe('one'));
  expect(responses).toHaveLength(1);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('ignores the response to a request sent before the query was invalidated', async () => {
  const queries = createQueryClient();
  const { read, responses, signals } = createRead();
  queries.setQueryData(queryKey, 'zero');
  queries.observe(() => read);
  void queries.invalidateQueries({ queryKey: ['u'] });
  void queries.invalidateQueries({ queryKey: ['u'] });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  responses[1]?.resolve('new');
  responses[0]?.resolve('old');
  await vi.waitFor(() => expect(queries.getQueryData(queryKey)).toBe('new'));
});

test('does not fetch a disabled query, and cancels only queries with the given key', async () => {
  const queries = createQueryClient();
  const { read, responses } = createRead({ enabled: false });
  queries.observe(() => read);
  await queries.invalidateQueries({ queryKey });
  const other = createRead({ queryKey: ['v', 'list'] });
  queries.observe(() => other.read);
  await queries.cancelQueries({ queryKey });
  expect(responses).toHaveLength(0);
  expect(queries.getState(['v', 'list']).isFetching).toBe(true);
});

test('clears the error during a retry, and keeps older data when a refetch fails', async () => {
  const queries = createQueryClient();
  const { read, responses } = createRead();
  queries.observe(() => read);
  responses[0]?.reject(new Error('down'));
  await vi.waitFor(() =>
    expect(queries.getState(queryKey)).toMatchObject({ isError: true, isFetched: true }),
  );
  const retried = queries.refetchQueries({ queryKey });
  expect(queries.getState(queryKey)).toMatchObject({ isError: false, errorUpdateCount: 1 });
  responses[1]?.resolve('one');
  await retried;
  const again = queries.refetchQueries({ queryKey });
  responses[2]?.reject(new Error('down'));
  await again;
  expect(queries.getState(queryKey)).toMatchObject({ data: 'one', isError: true, errorUpdateCount: 2 });
});

test('aborts the request when the last observer unsubscribes', () => {
  const queries = createQueryClient();
  const { read, signals } = createRead();
  const leave = queries.observe(() => read);
  leave();
  expect(signals[0]?.aborted).toBe(true);
  expect(queries.getState(queryKey)).toMatchObject({ isFetching: false, isFetched: false });
});

test('fetchQuery returns fresh data from the cache and reports failures', async () => {
  const queries = createQueryClient();
  const { read, responses } = createRead();
  queries.setQueryData(queryKey, 'zero');
  expect(await queries.fetchQuery(read)).toBe('zero');
  const response = queries.fetchQuery({ ...read, staleTime: 0 });
  responses[0]?.reject(new Error('down'));
  await expect(response).rejects.toThrow('down');
});

test('removes data and aborts its request', () => {
  const queries = createQueryClient();
  const { read, signals } = createRead({ staleTime: 0 });
  queries.setQueryData(queryKey, 'zero');
  queries.observe(() => read);
  queries.removeQueries({ queryKey: ['u'] });
  expect(queries.getQueryData(queryKey)).toBeUndefined();
  expect(signals[0]?.aborted).toBe(true);
});

test('polls only while the page is visible', async () => {
  vi.useFakeTimers();
  const queries = createQueryClient();
  const queryFn = vi.fn(async () => 'one');
  const leave = queries.observe(() => ({ queryKey, queryFn, refetchInterval: 1_000 }));
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(queryFn).toHaveBeenCalledTimes(1);
  visibility.mockReturnValue('visible');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(queryFn).toHaveBeenCalledTimes(2);
  leave();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(queryFn).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  visibility.mockRestore();
});

describe('after a failure', () => {
  const fail = async () => {
    const queries = createQueryClient();
    const failed = createRead();
    const concurrent = createRead({ queryKey: ['u', 'concurrent'] });
    queries.observe(() => failed.read);
    queries.observe(() => concurrent.read);
    failed.responses[0]?.reject(new Error('down'));
    await vi.waitFor(() => expect(queries.getState(queryKey).isError).toBe(true));
    return { queries, failed, concurrent };
  };

  test('refetches the failed data once when a later request succeeds', async () => {
    const { queries, failed } = await fail();
    const later = createRead({ queryKey: ['v', 'later'] });
    queries.observe(() => later.read);
    later.responses[0]?.resolve('up');
    await vi.waitFor(() => expect(failed.responses).toHaveLength(2));
    failed.responses[1]?.reject(new Error('down'));
    await vi.waitFor(() => expect(queries.getState(queryKey).errorUpdateCount).toBe(2));
    const again = queries.refetchQueries({ queryKey: ['v'] });
    later.responses[1]?.resolve('up');
    await again;
    expect(failed.responses).toHaveLength(3);
    failed.responses[2]?.resolve('one');
    await vi.waitFor(() => expect(queries.getQueryData(queryKey)).toBe('one'));
  });

  test('refetches nothing when a request that was sent before it succeeds', async () => {
    const { queries, failed, concurrent } = await fail();
    concurrent.responses[0]?.resolve('up');
    await vi.waitFor(() => expect(queries.getQueryData(['u', 'concurrent'])).toBe('up'));
    expect(failed.responses).toHaveLength(1);
  });

  test('refetches nothing when a later request fails too', async () => {
    const { queries, failed } = await fail();
    const later = createRead({ queryKey: ['v', 'later'] });
    queries.observe(() => later.read);
    later.responses[0]?.reject(new Error('down'));
    await vi.waitFor(() => expect(queries.getState(['v', 'later']).isError).toBe(true));
    expect(failed.responses).toHaveLength(1);
  });
});
