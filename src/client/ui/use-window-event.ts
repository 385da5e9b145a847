import { useEffect, useEffectEvent } from 'react';
import { listenTo } from '../platform/signal.ts';

/** Listens to an event of the window while the component is shown. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  onEvent: (event: WindowEventMap[Type]) => void,
): void {
  const latest = useEffectEvent(onEvent);
  useEffect(() => listenTo<WindowEventMap[Type]>(window, type, (event) => latest(event)), [type]);
}
