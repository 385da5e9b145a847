import { useEffect } from 'react';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Notice } from '../../ui/notice.tsx';
import { offlineStrings } from './strings.ts';

/** Always rendered. It is shown by an attribute that the script in the head sets on the root element (see base.css). */
export function OfflineBanner() {
  const announce = useAnnounce();
  useEffect(() => {
    const follow = (offline: boolean) => () => {
      document.documentElement.toggleAttribute('data-offline', offline);
      announce(offline ? offlineStrings.wentOffline : offlineStrings.cameBack);
    };
    const gone = follow(true);
    const back = follow(false);
    window.addEventListener('offline', gone);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', gone);
      window.removeEventListener('online', back);
    };
  }, [announce]);
  return (
    <div className="offline-banner page pb-4 short:pb-2">
      <Notice tone="warn" title={offlineStrings.title} className="short:py-1.5">
        {/* Short phones only have room for the title. */}
        <span className="max-md:short:sr-only">{offlineStrings.text}</span>
      </Notice>
    </div>
  );
}
