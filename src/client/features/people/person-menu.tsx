import { Deferred } from '../../ui/deferred.tsx';
import { PersonBadge } from './person-badge.tsx';
import type { PersonMenuProps } from './person-menu-content.tsx';
import { personMenuStrings as strings } from './strings.ts';

const load = () => import('./person-menu-content.tsx').then((module) => module.PersonMenuContent);

/** The menu itself is loaded on the first press. */
export function PersonMenu(props: PersonMenuProps) {
  const { person } = props;
  return (
    <Deferred
      kind="menu"
      load={load}
      props={props}
      trigger={
        <button
          type="button"
          aria-label={person ? strings.label(person.name) : strings.unnamed}
          className="control-square flex shrink-0 items-center justify-center rounded-full transition-[color,background-color,border-radius,transform,opacity] duration-150 ease-out hover:bg-tint-strong active:translate-y-px aria-expanded:bg-tint-strong"
        >
          <PersonBadge name={person?.name ?? ''} color={person?.color ?? 'grey'} />
        </button>
      }
    />
  );
}
