import { Suspense, useEffect, useState } from 'react';
import { type AppWorker, createAppWorker } from '../../platform/app-worker.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

const UpdateNotice = lazyPart(() => import('./update-notice.tsx').then((module) => module.UpdateNotice));

/**
 * Never updates without asking, because a reload would interrupt a recording.
 */
export function UpdateOffer() {
  const [worker, setWorker] = useState<AppWorker | null>(null);
  const [offered, setOffered] = useState<ServiceWorker | null>(null);

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const begin = () => setWorker(createAppWorker(navigator.serviceWorker, window.location));
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, []);
  useEffect(() => worker?.onWaiting(setOffered), [worker]);

  if (!offered) return null;
  return (
    <Suspense fallback={null}>
      <UpdateNotice waiting={offered} onLater={() => setOffered(null)} />
    </Suspense>
  );
}
