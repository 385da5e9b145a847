import { useEffect, useState } from 'react';
import { type LazyController, lazyController } from '../platform/lazy-controller.ts';

interface LazyControllerOptions<M, C, I> {
  load(): Promise<M>;
  /** `latest` returns the input of the last render, for callbacks that run later. */
  create(module: M, latest: () => I): C;
  /** Called when it is created and after each render. */
  update?(controller: C, input: I): void;
  input: I;
  /** Whether it should be loaded even if nothing is pressed. */
  isNeeded: boolean;
  /** If one of these changes, another controller is created. */
  keys?: readonly unknown[];
}

/** Connects a component to a controller that lives outside React and is loaded when it is first needed. */
export function useLazyController<M, C extends { dispose(): unknown }, I>(
  options: LazyControllerOptions<M, C, I>,
): LazyController<C> {
  const [{ lazy, held }] = useState(() => {
    const latest = { options };
    return {
      held: latest,
      lazy: lazyController(
        () => latest.options.load(),
        (module) => {
          const created = latest.options.create(module, () => latest.options.input);
          latest.options.update?.(created, latest.options.input);
          return created;
        },
      ),
    };
  });
  useEffect(() => {
    const { keys = [] } = held.options;
    held.options = options;
    if (options.keys?.some((key, index) => key !== keys[index])) lazy.dispose();
    const controller = lazy.get();
    if (controller) options.update?.(controller, options.input);
    else if (options.isNeeded) lazy.load().catch(() => {});
  });
  useEffect(() => lazy.dispose, [lazy]);
  return lazy;
}
