import { useEffect, useEffectEvent } from 'react';

/** Listens to an event of the window while the component is shown and `isActive`. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  onEvent: (event: WindowEventMap[Type]) => void,
  isActive = true,
): void {
  const latest = useEffectEvent(onEvent);
  useEffect(() => {
    if (!isActive) return;
    const listener = (event: WindowEventMap[Type]) => latest(event);
    window.addEventListener(type, listener);
    return () => window.removeEventListener(type, listener);
  }, [type, isActive]);
}
