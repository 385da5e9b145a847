import { useState } from 'react';
import type { User } from '../../../shared/entities.ts';
import { cx } from '../../ui/cx.ts';
import { initialsOf } from '../../ui/initials.ts';

/** Falls back to the initials when the photo doesn't load. */
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
        // Some photo hosts refuse requests with a referrer.
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
