/** Locks shared by all open pages of the app. Browsers without them behave as if there were one page. */
export interface PageLocks {
  /** Runs the work, or returns undefined if another page is already running work with this name. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  /** Holds a name until it is released or the page is closed. */
  hold(name: string): () => void;
  /** Whether an open page holds the name. */
  isHeld(name: string): Promise<boolean>;
}

export function createPageLocks(locks: LockManager | undefined): PageLocks {
  return {
    exclusively: (name, work) =>
      locks
        ? locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : Promise.resolve(undefined)))
        : work(),
    hold(name) {
      const { promise, resolve } = Promise.withResolvers<void>();
      void locks?.request(name, () => promise).catch(() => undefined);
      return resolve;
    },
    isHeld: async (name) => {
      const { held = [] } = (await locks?.query()) ?? {};
      return held.some((lock) => lock.name === name);
    },
  };
}
