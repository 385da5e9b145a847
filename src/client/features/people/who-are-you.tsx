import { Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Person } from '../../../shared/person-schema.ts';
import { CallError } from '../../api/client.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { PersonBadge } from './person-badge.tsx';
import { PinForm } from './pin-form.tsx';
import { whoStrings as strings } from './strings.ts';

interface WhoAreYouProps {
  people: readonly Person[];
  /** Called when the server has accepted the person. */
  onChosen(person: Person): Promise<void>;
}

/** The people as large buttons, and the PIN of the one who was chosen. */
export function WhoAreYou({ people, onChosen }: WhoAreYouProps) {
  const client = useBackend();
  const [chosen, setChosen] = useState<Person>();
  const [entering, setEntering] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const returnTo = useRef<string>(undefined);

  const enter = async (person: Person, pin?: string) => {
    setEntering(person.id);
    setProblem(undefined);
    try {
      const body = pin === undefined ? {} : { pin };
      await onChosen(await client.get('choosePerson', { params: { id: person.id }, body }));
    } catch (error) {
      setProblem((error instanceof CallError ? error.userMessage : undefined) ?? strings.failed);
      setEntering(undefined);
    }
  };
  const choose = (person: Person) => {
    if (entering !== undefined) return;
    setProblem(undefined);
    if (person.hasPin) setChosen(person);
    else void enter(person);
  };

  if (chosen) {
    return (
      <PinForm
        person={chosen}
        busy={entering !== undefined}
        problem={problem}
        onSubmit={(pin) => enter(chosen, pin)}
        onBack={() => {
          returnTo.current = chosen.id;
          setChosen(undefined);
          setProblem(undefined);
        }}
      />
    );
  }
  return (
    <>
      <ul className="mt-6 flex flex-wrap justify-center gap-3">
        {people.map((person) => (
          <li key={person.id} className="flex w-36 max-sm:w-[47%]">
            <button
              // Going back from the PIN returns to the name that led there.
              ref={(button) => {
                if (!button || returnTo.current !== person.id) return;
                returnTo.current = undefined;
                button.focus();
              }}
              type="button"
              aria-busy={entering === person.id}
              onClick={() => choose(person)}
              className="flex min-w-0 flex-1 flex-col items-center gap-2 rounded-card border border-line bg-surface p-4 hover:bg-sunken"
            >
              <PersonBadge {...person} className="size-16 text-2xl" />
              <span className="wrap-anywhere line-clamp-2 max-w-full font-semibold">{person.name}</span>
              {entering === person.id && <Spinner />}
              {person.hasPin && (
                <Lock role="img" aria-label={strings.needsPin} className="size-4 text-muted" />
              )}
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" className="mt-4 text-center font-semibold text-bad text-sm empty:hidden">
        {problem}
      </p>
    </>
  );
}
