import { Suspense, useEffect, useState } from 'react';
import { createAppWorker } from '../../platform/app-worker.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

const UpdateNotice = lazyPart(() => import('./update-notice.tsx').then((module) => module.UpdateNotice));

/**
 * Never updates without asking, because a reload would interrupt a recording.
 */
export function UpdateOffer() {
  const [offered, setOffered] = useState<ServiceWorker | null>(null);

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    let stop = () => {};
    const begin = () => {
      stop = createAppWorker(navigator.serviceWorker, window.location).onWaiting(setOffered);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      window.removeEventListener('load', begin);
      stop();
    };
  }, []);

  if (!offered) return null;
  return (
    <Suspense fallback={null}>
      <UpdateNotice waiting={offered} onLater={() => setOffered(null)} />
    </Suspense>
  );
}
