import { useState } from 'react';
import { takeNewVersion } from '../../platform/take-new-version.ts';
import { Button } from '../../ui/button.tsx';
import { offlineStrings as strings } from './strings.ts';

export interface UpdateNoticeProps {
  /** The worker of the new version. */
  waiting: ServiceWorker;
  onLater(): void;
}

export function UpdateNotice({ waiting, onLater }: UpdateNoticeProps) {
  const [updating, setUpdating] = useState(false);
  const update = () => {
    setUpdating(true);
    void takeNewVersion(waiting, navigator.serviceWorker, window.location);
  };
  return (
    <div
      role="status"
      className="lifted fixed inset-x-2 top-[max(0.5rem,env(safe-area-inset-top))] z-30 mx-auto flex w-fit animate-[rise-in_180ms_ease-out] items-center gap-2 rounded-card border border-line bg-surface p-2 ps-4 text-sm shadow-pop"
    >
      {strings.newVersion}
      <Button variant="quiet" onClick={onLater}>
        {strings.later}
      </Button>
      <Button variant="tint" busy={updating} onClick={update}>
        {strings.update}
      </Button>
    </div>
  );
}
