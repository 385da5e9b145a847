import { X } from 'lucide-react';
import * as Toast from 'radix-ui/toast';
import {
  type CSSProperties,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { cx } from './cx.ts';
import { ToneIcon } from './notice.tsx';
import { uiStrings } from './strings.ts';
import type { ToastMessage } from './toast-message.ts';
import { toastPlace, toastTop } from './toast-place.ts';

/** How long a toast stays by default. */
const usualMs = 5_000;

/** The header comes first. */
const menus = '[role="menu"], [role="listbox"]';
const obstacles = `[data-navigation], .record-dock[data-docked], ${menus}`;

/** Follows what a toast must not cover on a narrow screen, while it is shown. */
function useToastTop(turn: number, isPlaced: boolean) {
  const viewport = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for each toast
  useLayoutEffect(() => {
    const list = viewport.current;
    if (!list || !isPlaced) return;
    const measure = () => {
      const { height, left, right } = list.getBoundingClientRect();
      // Below an open dialog, nothing else can be pressed.
      const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
      const inUse = dialogs.length > 0 ? dialogs : [...document.querySelectorAll(obstacles)];
      const boxes = inUse.map((each) => each.getBoundingClientRect());
      const visible = boxes.filter((box) => box.height > 0 && box.bottom > 0);
      const top = toastTop({ height, left, right }, visible, window.innerHeight, margin);
      // Only an open menu can take all the space. It is in use, so the toast waits behind it.
      list.style.visibility = top === undefined && document.querySelector(menus) ? 'hidden' : '';
      // Below a dialog that reaches the bottom edge, nobody would see the toast.
      const crowded = dialogs.length > 0 ? margin : (visible[0]?.bottom ?? 0) + 4;
      list.style.setProperty('--toast-top', `${Math.round(top ?? crowded)}px`);
    };
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    // Menus and lists are added to the body when they open.
    const added = new MutationObserver(later);
    added.observe(document.body, { childList: true });
    window.addEventListener('resize', later);
    window.addEventListener('scroll', later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      added.disconnect();
      window.removeEventListener('resize', later);
      window.removeEventListener('scroll', later);
    };
  }, [turn, isPlaced]);
  return viewport;
}

type Direction = 'left' | 'right' | 'up';

/** A toast leaves to the side that it is swiped to, and upwards where it is at the top. */
function useSwipe() {
  const [direction, setDirection] = useState<Direction>('right');
  /** Where the pointer was pressed, until it moves. */
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    direction,
    onPointerDown({ clientX, clientY }: PointerEvent) {
      start.current = { x: clientX, y: clientY };
    },
    onPointerMove(event: PointerEvent) {
      if (!start.current) return;
      const [x, y] = [event.clientX - start.current.x, event.clientY - start.current.y];
      if (x === 0 && y === 0) return;
      start.current = null;
      const isAtTop = event.currentTarget.getBoundingClientRect().bottom < window.innerHeight / 2;
      const wanted = isAtTop && -y > Math.abs(x) ? 'up' : x < 0 ? 'left' : 'right';
      if (wanted === direction) return;
      // Before the next move.
      flushSync(() => setDirection(wanted));
      // The toast would take this move for one in another direction and ignore the rest of the swipe.
      event.preventDefault();
    },
  };
}

/** The smallest distance from the top edge. */
const margin = 12;

/** The height of the cookie banner while it is at the bottom of the window, with the space below it. */
function bannerHeight(): number {
  const banner = document.querySelector('.consent-banner:not([data-answered])')?.getBoundingClientRect();
  if (!banner || banner.height === 0 || banner.top < window.innerHeight / 2) return 0;
  return Math.max(0, window.innerHeight - banner.top);
}

const overPage =
  'fixed top-[max(env(safe-area-inset-top)+0.75rem,var(--toast-top,0px))] end-3 z-50 flex w-[min(24rem,calc(100vw-1.5rem))] flex-col outline-none sm:end-4 max-lg:low:end-auto max-lg:low:start-3 lg:top-auto lg:bottom-[max(1rem,var(--banner-height)+0.5rem)]';

const inPlace = 'mx-auto w-full max-w-lg px-3 pt-3 outline-none empty:hidden';

/** How far the toast has been swiped, and from where it leaves. */
const swipedBy = ['x', 'y']
  .map((axis) => `var(--radix-toast-swipe-end-${axis}, var(--radix-toast-swipe-move-${axis}, 0px))`)
  .join(' ');

export interface ToastViewProps {
  toast: ToastMessage;
  turn: number;
}

/**
 * On wide screens the toast is at the bottom, because at the top it would cover the button it may refer to.
 * On narrow ones it is where it covers neither the header, the tabs, the record button nor an open menu. It never covers
 * the cookie banner.
 */
export function ToastView({ toast, turn }: ToastViewProps) {
  const [closed, setClosed] = useState(0);
  const [banner, setBanner] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for each toast
  useLayoutEffect(() => setBanner(bannerHeight()), [turn]);
  const place = useSyncExternalStore(toastPlace.subscribe, toastPlace.current);
  const viewport = useToastTop(turn, place === null);
  const { direction, ...swipe } = useSwipe();
  const { title, description, tone = 'info', duration = usualMs, action } = toast;
  const list = (
    <Toast.Viewport
      hotkey={['F8']}
      label={uiStrings.notifications}
      ref={viewport}
      // Dialogs hide everything else from assistive technology, except elements with this attribute.
      aria-live="off"
      style={{ '--banner-height': `${banner}px` } as CSSProperties}
      className={place ? inPlace : overPage}
    />
  );
  return (
    <Toast.Provider
      swipeDirection={direction}
      swipeThreshold={50}
      duration={duration}
      label={uiStrings.notification}
    >
      <Toast.Root
        key={turn}
        open={closed !== turn}
        onOpenChange={(open) => !open && setClosed(turn)}
        duration={duration}
        type="foreground"
        {...swipe}
        style={{ translate: swipedBy, '--forward': direction === 'left' ? -1 : 1 } as CSSProperties}
        className={cx(
          'lifted pointer-events-auto flex w-full items-start gap-3 rounded-card border border-line bg-surface p-4 text-sm shadow-pop data-[state=closed]:animate-[fade-out_150ms_ease-out] data-[state=open]:animate-[rise-in_180ms_ease-out]',
          direction !== 'up' && 'data-[swipe=end]:animate-[slide-out_150ms_ease-out]',
        )}
      >
        <ToneIcon tone={tone} />
        <div
          className={cx(
            'min-w-0 flex-1',
            !description && 'flex flex-wrap items-center justify-between gap-x-3 gap-y-4',
          )}
        >
          <Toast.Title className="font-semibold text-ink">{title}</Toast.Title>
          {description && <Toast.Description className="mt-0.5 text-muted">{description}</Toast.Description>}
          {action && (
            <Toast.Action
              altText={action.altText}
              onClick={action.onClick}
              className={cx(
                'control-height rounded-control bg-tint px-3 font-semibold text-accent hover:bg-tint-strong',
                description ? 'mt-2 -mb-1' : '-my-2',
              )}
            >
              {action.label}
            </Toast.Action>
          )}
        </div>
        <Toast.Close
          aria-label={uiStrings.dismiss}
          className="control-square -m-2 flex shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </Toast.Close>
      </Toast.Root>
      {place ? createPortal(list, place) : list}
    </Toast.Provider>
  );
}
