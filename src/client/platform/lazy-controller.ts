/** A controller whose code is loaded when it is first needed. */
export interface LazyController<C> {
  /** Null until it is loaded. */
  get(): C | null;
  /** Rejects if it can't be loaded, or was disposed of meanwhile; the next call tries again. */
  load(): Promise<C>;
  /** Loads it in advance. If that fails, the next press tries again. */
  prepare(): void;
  /** Runs at once if it is loaded. Otherwise loads it, and earlier presses run first. */
  run(press: (controller: C) => void): void;
  /** Drops the presses that are still waiting. */
  forget(): void;
  /** A controller that is still loading isn't created then. The next press loads it again. */
  dispose(): void;
}

export function lazyController<M, C extends { dispose(): unknown }>(
  loadModule: () => Promise<M>,
  create: (module: M) => C,
): LazyController<C> {
  let controller: C | null = null;
  let loading: Promise<C> | null = null;
  let waiting: ((controller: C) => void)[] = [];
  /** Changes when it is disposed of, so that a controller that is still loading isn't used. */
  let generation = 0;

  function load(): Promise<C> {
    const started = generation;
    loading ??= loadModule().then(
      (module) => {
        if (started !== generation) throw new Error('It was disposed of while it was loading');
        const created = create(module);
        controller = created;
        for (const press of waiting.splice(0)) press(created);
        return created;
      },
      (error) => {
        if (started === generation) {
          loading = null;
          waiting = [];
        }
        throw error;
      },
    );
    return loading;
  }

  // The page already says when it is offline.
  const prepare = () => void load().catch(() => {});

  return {
    get: () => controller,
    load,
    prepare,
    run(press) {
      if (controller) return press(controller);
      waiting.push(press);
      prepare();
    },
    forget() {
      waiting = [];
    },
    dispose() {
      generation += 1;
      waiting = [];
      loading = null;
      controller?.dispose();
      controller = null;
    },
  };
}
