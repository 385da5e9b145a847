import { useEffect, useState } from 'react';
import { type AppWorker, createAppWorker } from '../../platform/app-worker.ts';
import { Button } from '../../ui/button.tsx';
import { offlineStrings } from './strings.ts';

/**
 * Never updates without asking, because a reload would interrupt a recording.
 */
export function UpdateOffer() {
  const [worker, setWorker] = useState<AppWorker | null>(null);
  const [offered, setOffered] = useState(false);

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const begin = () => setWorker(createAppWorker(navigator.serviceWorker, () => window.location.reload()));
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, []);
  useEffect(() => worker?.onWaiting(() => setOffered(true)), [worker]);

  if (!offered) return null;
  return (
    <div
      role="status"
      className="lifted fixed inset-x-2 top-[max(0.5rem,env(safe-area-inset-top))] z-30 mx-auto flex w-fit md:top-auto md:right-4 md:bottom-4 md:left-auto animate-[rise-in_180ms_ease-out] items-center gap-2 rounded-card border border-line bg-surface p-2 pl-4 text-sm shadow-pop"
    >
      {offlineStrings.newVersion}
      <Button variant="quiet" onClick={() => setOffered(false)}>
        {offlineStrings.later}
      </Button>
      <Button variant="tint" onClick={() => worker?.takeNewVersion()}>
        {offlineStrings.update}
      </Button>
    </div>
  );
}
