import { Pencil, Trash2 } from 'lucide-react';
import type { Person } from '../../../shared/person-schema.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PersonBadge } from './person-badge.tsx';
import { peopleStrings as strings } from './strings.ts';

interface PeopleListProps {
  people: readonly Person[];
  own: Person;
  onEdit(person: Person): void;
  onRemove(person: Person): void;
}

/** Everybody sees everybody. Only one person can change the others. */
export function PeopleList({ people, own, onEdit, onRemove }: PeopleListProps) {
  return (
    <ul className="-mx-2 mt-3">
      {people.map((person) => {
        const isOwn = person.id === own.id;
        const notes = [
          isOwn && strings.you,
          person.manages && strings.manages,
          person.hasPin && strings.hasPin,
        ].filter(Boolean);
        return (
          <li key={person.id} className="flex items-center gap-3 rounded-control px-2 py-1.5">
            <PersonBadge {...person} />
            <span className="min-w-0 flex-1">
              <span className="wrap-anywhere block font-semibold">{person.name}</span>
              {notes.length > 0 && <span className="block text-muted text-sm">{notes.join(' · ')}</span>}
            </span>
            {(isOwn || own.manages) && (
              <IconButton label={strings.edit(person.name)} onClick={() => onEdit(person)}>
                <Pencil aria-hidden="true" />
              </IconButton>
            )}
            {!isOwn && own.manages && (
              <IconButton label={strings.remove(person.name)} onClick={() => onRemove(person)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
