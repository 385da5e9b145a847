/** For work on every request: waiting for a promise that isn't needed would take longer than the work. */
export type MaybePromise<T> = T | Promise<T>;

/** Continues at once with a value that is already there, and later with one that isn't. */
export const whenReady = <T, R>(value: MaybePromise<T>, next: (value: T) => R): MaybePromise<R> =>
  value instanceof Promise ? value.then(next) : next(value);
