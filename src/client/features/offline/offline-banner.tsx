import { useAnnounce } from '../../ui/announcer.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useWindowEvent } from '../../ui/use-window-event.ts';
import { offlineStrings } from './strings.ts';

/** Always rendered. It is shown by an attribute that the script in the head sets on the root element (see base.css). */
export function OfflineBanner() {
  const announce = useAnnounce();
  const follow = ({ type }: Event) => {
    const offline = type === 'offline';
    document.documentElement.toggleAttribute('data-offline', offline);
    announce(offline ? offlineStrings.wentOffline : offlineStrings.cameBack);
  };
  useWindowEvent('offline', follow);
  useWindowEvent('online', follow);
  return (
    <div className="offline-banner page pb-4 short:pb-2">
      <Notice tone="warn" title={offlineStrings.title} className="short:py-1.5">
        {/* Short phones only have room for the title. */}
        <span className="max-md:short:sr-only">{offlineStrings.text}</span>
      </Notice>
    </div>
  );
}
