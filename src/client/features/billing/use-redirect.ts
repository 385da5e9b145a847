import { useRef, useState } from 'react';
import { useWindowEvent } from '../../ui/use-window-event.ts';

export interface Redirect {
  /** True from the press until the browser leaves the page. */
  busy: boolean;
  /** Goes to the fetched URL, or stays if there is none. Does nothing if a redirect is already in progress. */
  redirect(fetchUrl: () => Promise<string | undefined>): Promise<void>;
}

/** Redirects to another site, such as the payment page. */
export function useRedirect(): Redirect {
  const [busy, setBusy] = useState(false);
  const redirecting = useRef(false);

  const set = (next: boolean) => {
    redirecting.current = next;
    setBusy(next);
  };

  // The Back button can restore the page in the state in which it was left, with a busy button.
  useWindowEvent('pageshow', ({ persisted }) => persisted && set(false));

  return {
    busy,
    async redirect(fetchUrl) {
      if (redirecting.current) return;
      set(true);
      const url = await fetchUrl().catch(() => undefined);
      if (url === undefined) set(false);
      else window.location.assign(url);
    },
  };
}
