import { Deferred } from '../../ui/deferred.tsx';
import { Avatar } from './avatar.tsx';
import { pageStrings as strings } from './strings.ts';
import type { UserMenuProps } from './user-menu-content.tsx';

const load = () => import('./user-menu-content.tsx').then((module) => module.UserMenuContent);

/** The menu itself is loaded on the first press. */
export function UserMenu(props: UserMenuProps) {
  return (
    <Deferred
      kind="menu"
      load={load}
      props={props}
      trigger={
        <button
          type="button"
          aria-label={strings.userMenu(props.user.username)}
          className="control-square flex shrink-0 items-center justify-center rounded-full transition-[color,background-color,border-radius,transform,opacity] duration-150 ease-out hover:bg-tint-strong active:translate-y-px aria-expanded:bg-tint-strong"
        >
          <Avatar user={props.user} />
        </button>
      }
    />
  );
}
