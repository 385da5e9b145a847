import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  type ReactElement,
  useRef,
  useState,
} from 'react';

type Trigger = ReactElement<ComponentProps<'button'>>;

/** A floating part that is loaded when first asked for; it draws its own trigger and starts open. */
export type DeferredPart<P> = ComponentType<P & { trigger: Trigger }>;

export interface DeferredProps<P> {
  trigger: Trigger;
  load(): Promise<DeferredPart<P>>;
  props: P;
  kind: 'menu' | 'dialog';
  /** Called when somebody comes near, so that what the part shows can be loaded with it. */
  onApproach?(): void;
}

/**
 * Menus need a positioning library that the first paint does not. Until the first press this is a plain button; the
 * press loads the real thing, which takes the button's place and opens. Pointing at the button starts the loading.
 */
export function Deferred<P extends object>({ trigger, load, props, kind, onApproach }: DeferredProps<P>) {
  const [Part, setPart] = useState<DeferredPart<P> | null>(null);
  const [pressed, setPressed] = useState(false);
  const loading = useRef<Promise<DeferredPart<P>> | null>(null);

  const begin = () => {
    if (!loading.current) onApproach?.();
    loading.current ??= load();
    return loading.current;
  };
  // A failed load may be tried again with the next press; the page says by itself that it is offline.
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
