import { type FormEvent, useId, useRef, useState } from 'react';
import type { Person } from '../../../shared/person-schema.ts';
import { Button } from '../../ui/button.tsx';
import { PersonBadge } from './person-badge.tsx';
import { PinField } from './pin-field.tsx';
import { whoStrings as strings } from './strings.ts';

interface PinFormProps {
  person: Person;
  busy: boolean;
  /** Why the last PIN was refused. */
  problem: string | undefined;
  onSubmit(pin: string): Promise<void>;
  onBack(): void;
}

export function PinForm({ person, busy, problem, onSubmit, onBack }: PinFormProps) {
  const id = useId();
  const [pin, setPin] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    await onSubmit(pin);
    // A refused PIN is selected, so that typing replaces it.
    field.current?.select();
  };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => key === 'Escape' && onBack()}
      className="mx-auto mt-6 flex max-w-80 flex-col items-center"
    >
      <PersonBadge {...person} className="size-16 text-2xl" />
      <label htmlFor={id} className="wrap-anywhere mt-3 mb-2 text-center font-semibold">
        {strings.pinFor(person.name)}
      </label>
      <PinField
        ref={field}
        id={id}
        autoFocus
        required
        autoComplete="off"
        value={pin}
        onChange={setPin}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}p`}
        className="max-w-48 text-center tracking-[0.3em] sm:text-lg"
      />
      <p id={`${id}p`} role="alert" className="mt-2 min-h-6 text-center font-semibold text-bad text-sm">
        {problem}
      </p>
      <div className="mt-2 flex w-full flex-col-reverse gap-2 sm:flex-row sm:justify-center">
        <Button variant="outline" onClick={onBack}>
          {strings.back}
        </Button>
        <Button type="submit" busy={busy}>
          {strings.continue}
        </Button>
      </div>
    </form>
  );
}
