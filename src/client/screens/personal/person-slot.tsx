import { useEffect, useSyncExternalStore } from 'react';
import { nobody, whoPath } from '../../../shared/people.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { PersonMenu } from '../../features/people/person-menu.tsx';
import { readStoredPerson } from '../../features/people/stored-person.ts';
import { usePeople } from '../../features/people/use-people.ts';
import { page } from '../../platform/page.ts';
import { broadcastPerson, pagePerson } from '../../platform/person.ts';
import { usePath } from '../../ui/router.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useDialogs } from '../dialogs.tsx';
import { personalStrings } from './strings.ts';

const never = () => () => {};
/** A string, because a new object for each read would never be the same. */
const readPerson = (): string => JSON.stringify(readStoredPerson() ?? null);

/** The menu of the person who uses this browser, if several people share the server. */
export function PersonSlot() {
  const client = useBackend();
  const toast = useToast();
  const dialogs = useDialogs();
  const isChoosing = usePath() === whoPath;
  const id = useSyncExternalStore(never, pagePerson, () => undefined);
  const isSomebody = id !== undefined && id !== nobody && !isChoosing;
  const { data: people, own } = usePeople(isSomebody);
  const stored = useSyncExternalStore(never, readPerson, () => 'null');

  // They were removed, or nobody has to be asked any more. That page finds out which.
  const isGone = isSomebody && people !== undefined && (own === undefined || people.length === 1);
  useEffect(() => {
    if (isGone) window.location.replace(whoPath);
  }, [isGone]);

  if (isChoosing) return null;
  const leave = async () => {
    try {
      await client.send('leavePerson');
      broadcastPerson();
      window.location.assign(whoPath);
    } catch {
      toast({ title: personalStrings.switchFailed, tone: 'bad' });
    }
  };
  return (
    <span className="hidden in-data-person:contents">
      <PersonMenu
        person={own ?? (JSON.parse(stored) as ReturnType<typeof readStoredPerson> | null) ?? undefined}
        manages={own?.manages ?? false}
        signOut={
          page().personal?.guarded
            ? { label: personalStrings.signOut, onSelect: () => dialogs.open('sign-out') }
            : undefined
        }
        onSwitch={() => void leave()}
        onPeople={() => dialogs.open('people')}
      />
    </span>
  );
}
