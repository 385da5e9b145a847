import { ArrowLeftRight, LogOut, Settings, UserRound, UsersRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu.tsx';
import { navigate } from '../../ui/router.tsx';
import { PersonBadge } from './person-badge.tsx';
import type { StoredPerson } from './stored-person.ts';
import { personMenuStrings as strings } from './strings.ts';

export interface PersonMenuProps {
  /** Undefined until the server has responded for the first time. */
  person: StoredPerson | undefined;
  manages: boolean;
  /** Undefined if nobody has to sign in. */
  signOut: { label: string; onSelect(): void } | undefined;
  onSwitch(): void;
  onPeople(): void;
}

export function PersonMenuContent({
  trigger,
  person,
  manages,
  signOut,
  onSwitch,
  onPeople,
}: PersonMenuProps & { trigger: ReactElement }) {
  return (
    <Menu
      trigger={trigger}
      label={person ? strings.label(person.name) : strings.unnamed}
      className="w-64 max-w-[calc(100vw-1.5rem)]"
    >
      {person && (
        <>
          <MenuLabel className="flex items-center gap-3 px-3 py-3">
            <PersonBadge {...person} className="size-11 text-lg" />
            <span className="wrap-anywhere min-w-0 flex-1 font-semibold text-base text-ink">
              {person.name}
            </span>
          </MenuLabel>
          <MenuSeparator />
        </>
      )}
      <MenuItem onSelect={onSwitch}>
        <ArrowLeftRight aria-hidden="true" />
        {strings.switch}
      </MenuItem>
      <MenuItem onSelect={onPeople}>
        {manages ? <UsersRound aria-hidden="true" /> : <UserRound aria-hidden="true" />}
        {manages ? strings.people : strings.own}
      </MenuItem>
      <MenuItem onSelect={() => navigate('/settings')}>
        <Settings aria-hidden="true" />
        {strings.settings}
      </MenuItem>
      {signOut && (
        <MenuItem onSelect={signOut.onSelect}>
          <LogOut aria-hidden="true" className="rtl:-scale-x-100" />
          {signOut.label}
        </MenuItem>
      )}
    </Menu>
  );
}
