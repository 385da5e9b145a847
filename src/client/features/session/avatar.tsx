import { useState } from 'react';
import type { User } from '../../../shared/entities.ts';
import { cx } from '../../ui/cx.ts';
import { initialsOf } from './initials.ts';

/** The photo, or the initials where there is none or it does not load. */
export function Avatar({ user, className }: { user: User; className?: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  const photo = user.photoURL === failed ? undefined : user.photoURL;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full bg-accent font-semibold text-on-accent text-sm',
        className ?? 'size-9',
      )}
    >
      {photo ? (
        // The photo's host is told nothing about this page; some hosts refuse to answer otherwise.
        <img
          src={photo}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setFailed(photo)}
        />
      ) : (
        initialsOf(user.username)
      )}
    </span>
  );
}
