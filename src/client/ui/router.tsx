import { type ComponentProps, createContext, type MouseEvent, useContext, useSyncExternalStore } from 'react';
import { combineStops, listenTo } from '../platform/signal.ts';

/** Set only while a page is rendered at build time; a browser has its own URL. */
const BuildPathContext = createContext<string | undefined>(undefined);
export const BuildPathProvider = BuildPathContext.Provider;

/** Our own event, because popstate fires only for Back and Forward. */
export const navigated = 'app-navigated';

const subscribe = (listener: () => void) =>
  combineStops(listenTo(window, 'popstate', listener), listenTo(window, navigated, listener));
const readPath = () => window.location.pathname;
const readSearch = () => window.location.search;
const readHash = () => window.location.hash.slice(1);

export function navigate(to: string, { replace = false } = {}): void {
  if (replace) window.history.replaceState(null, '', to);
  else window.history.pushState(null, '', to);
  window.dispatchEvent(new Event(navigated));
}

export function usePath(): string {
  const buildPath = useContext(BuildPathContext);
  return useSyncExternalStore(subscribe, readPath, () => buildPath ?? readPath());
}

/** A prerendered page was rendered without a query, so the first render has none either. */
export const useSearch = (): string => useSyncExternalStore(subscribe, readSearch, () => '');

/** The part of the page that the URL names. */
export const useHash = (): string => useSyncExternalStore(subscribe, readHash, () => '');

/** A link inside the app. With a modifier key the browser opens it in a new tab or window. */
export function Link({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...rest} href={href} onClick={onClick}>
      {children}
    </a>
  );
}
