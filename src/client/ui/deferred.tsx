import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  type ReactElement,
  useRef,
  useState,
} from 'react';
import { loadTranslated } from '../interface/translated.ts';

type Trigger = ReactElement<ComponentProps<'button'>>;

/** A menu or list that is loaded on the first press. It renders its own trigger and starts open. */
export type DeferredPart<P> = ComponentType<P & { trigger: Trigger }>;

export interface DeferredProps<P> {
  trigger: Trigger;
  load(): Promise<DeferredPart<P>>;
  props: P;
  kind: 'menu' | 'dialog';
  /** Called on the first hover or focus, so that the data can load at the same time as the menu. */
  onApproach?(): void;
}

/**
 * Menus need a positioning library that the first paint doesn't. Until the first press this is a plain button; the press
 * loads the real menu, which replaces the button and opens. Hovering over the button starts loading.
 */
export function Deferred<P extends object>({ trigger, load, props, kind, onApproach }: DeferredProps<P>) {
  const [Part, setPart] = useState<DeferredPart<P> | null>(null);
  const [pressed, setPressed] = useState(false);
  const loading = useRef<Promise<DeferredPart<P>> | null>(null);

  const begin = () => {
    if (!loading.current) onApproach?.();
    loading.current ??= loadTranslated(load);
    return loading.current;
  };
  // The next press tries again; the page already says when it is offline.
  const forget = () => {
    loading.current = null;
    setPressed(false);
  };

  if (Part) return <Part {...props} trigger={trigger} />;
  return cloneElement(trigger, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onPointerEnter: () => void begin().catch(forget),
    onFocus: () => void begin().catch(forget),
    'aria-busy': pressed || undefined,
    onClick: () => {
      setPressed(true);
      void begin().then((part) => setPart(() => part), forget);
    },
  });
}
