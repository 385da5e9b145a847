/** For work on every request: waiting for a promise that isn't needed would take longer than the work. */
export type MaybePromise<T> = T | Promise<T>;
