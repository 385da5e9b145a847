import { type FormEvent, useId, useState } from 'react';
import { maxNameLength, type PersonColor, personColors } from '../../../shared/people.ts';
import type { Person } from '../../../shared/person-schema.ts';
import { cx } from '../../ui/cx.ts';
import { textDirection } from '../../ui/text-direction.ts';
import { colorClass } from './person-badge.tsx';
import { fieldClass, PinField } from './pin-field.tsx';
import { peopleStrings as strings } from './strings.ts';

export interface PersonDraft {
  name: string;
  color: PersonColor;
  pin: string;
  currentPin: string;
  removesPin: boolean;
  /** Only asked when the first other person is added. */
  ownName: string;
}

interface PersonFormProps {
  /** Connects the form to its button, which is in the dialog's footer. */
  formId: string;
  /** Undefined for a new person. */
  person: Person | undefined;
  isOwn: boolean;
  asksOwnName: boolean;
  /** Preselected for a new person. */
  color: PersonColor;
  problem: string | undefined;
  onSubmit(draft: PersonDraft): void;
}

const labelClass = 'mb-1.5 block text-muted text-sm';

export function PersonForm(props: PersonFormProps) {
  const { formId, person, isOwn, asksOwnName, problem } = props;
  const id = useId();
  const [draft, setDraft] = useState<PersonDraft>({
    name: person?.name ?? '',
    color: person?.color ?? props.color,
    pin: '',
    currentPin: '',
    removesPin: false,
    ownName: '',
  });
  const change = (part: Partial<PersonDraft>) => setDraft((last) => ({ ...last, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit(draft);
  };
  const changesPin = draft.pin !== '' || draft.removesPin;

  const nameField = (field: 'name' | 'ownName', label: string, isFirst: boolean) => (
    <div>
      <label htmlFor={`${id}${field}`} className={labelClass}>
        {label}
      </label>
      <input
        id={`${id}${field}`}
        // biome-ignore lint/a11y/noAutofocus: the form was opened to type here
        autoFocus={isFirst}
        required
        pattern=".*\S.*"
        autoComplete="off"
        maxLength={maxNameLength}
        value={draft[field]}
        dir={textDirection(draft[field])}
        onChange={({ target }) => change({ [field]: target.value })}
        className={fieldClass}
      />
    </div>
  );

  return (
    <form id={formId} onSubmit={submit} className="mt-4 grid gap-4">
      {asksOwnName && nameField('ownName', strings.yourName, true)}
      {nameField('name', asksOwnName ? strings.theirName : strings.name, !asksOwnName)}
      <fieldset>
        <legend className={labelClass}>{strings.color}</legend>
        <div className="flex flex-wrap gap-1">
          {personColors.map((color) => (
            <label
              key={color}
              title={strings.colors[color]}
              className="control-square flex cursor-pointer items-center justify-center rounded-full border-2 border-transparent has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={`${id}color`}
                checked={draft.color === color}
                onChange={() => change({ color })}
                className="sr-only"
              />
              <span aria-hidden="true" className={cx('size-7 rounded-full', colorClass[color])} />
              <span className="sr-only">{strings.colors[color]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <label htmlFor={`${id}pin`} className={labelClass}>
          {person?.hasPin ? strings.newPin : strings.optionalPin}
        </label>
        <PinField
          id={`${id}pin`}
          autoComplete="new-password"
          disabled={draft.removesPin}
          value={draft.removesPin ? '' : draft.pin}
          onChange={(pin) => change({ pin })}
          aria-describedby={`${id}hint`}
        />
        <p id={`${id}hint`} className="mt-1.5 text-muted text-sm">
          {strings.pinHint}
        </p>
        {person?.hasPin && (
          <label className="control-height mt-1 flex w-fit items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={draft.removesPin}
              onChange={({ target }) => change({ removesPin: target.checked })}
              className="size-4 accent-accent"
            />
            {strings.noPin}
          </label>
        )}
      </div>
      {person?.hasPin && isOwn && changesPin && (
        <div>
          <label htmlFor={`${id}current`} className={labelClass}>
            {strings.currentPin}
          </label>
          <PinField
            id={`${id}current`}
            required
            autoComplete="current-password"
            value={draft.currentPin}
            onChange={(currentPin) => change({ currentPin })}
          />
        </div>
      )}
      <p role="alert" className="font-semibold text-bad text-sm empty:hidden">
        {problem}
      </p>
    </form>
  );
}
