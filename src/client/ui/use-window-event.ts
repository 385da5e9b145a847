import { useEffect, useEffectEvent } from 'react';
import { listenTo } from '../platform/signal.ts';

/** Listens to an event of the window while the component is shown and `isActive`. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  onEvent: (event: WindowEventMap[Type]) => void,
  isActive = true,
): void {
  const latest = useEffectEvent(onEvent);
  useEffect(() => {
    if (isActive) return listenTo<WindowEventMap[Type]>(window, type, (event) => latest(event));
  }, [type, isActive]);
}
