/** How often we look for a clip that another instance may have been asked for. */
const pollMs = 100;
const timeoutMs = 5_000;

/** Lets a clip be found although the request that creates it is still on its way, here or to another instance. */
export function createClipArrivals<T>(
  find: (id: string) => Promise<T | undefined>,
  wait: (ms: number) => Promise<unknown>,
) {
  const expected = new Map<string, PromiseWithResolvers<'arrived'>>();
  /** The clip that each user waits for. Waiting for another one ends it. Routes limit the requests for the same one. */
  const latest = new Map<string, string>();

  return {
    announce: (id: string): void => expected.get(id)?.resolve('arrived'),

    /** Ends all waits. */
    close: (): void => latest.clear(),

    async waitFor(id: string, userId: string): Promise<T | undefined> {
      const arrival = expected.get(id) ?? Promise.withResolvers<'arrived'>();
      expected.set(id, arrival);
      latest.set(userId, id);
      try {
        for (let waited = 0; waited < timeoutMs && latest.get(userId) === id; waited += pollMs) {
          const found = await find(id);
          if (found) return found;
          if ((await Promise.race([arrival.promise, wait(pollMs)])) === 'arrived') break;
        }
        return await find(id);
      } finally {
        expected.delete(id);
        if (latest.get(userId) === id) latest.delete(userId);
      }
    },
  };
}
