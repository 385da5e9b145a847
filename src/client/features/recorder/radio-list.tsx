import { type ReactNode, useId } from 'react';

export interface RadioListProps<V extends string> {
  label: string;
  value: V;
  onChange(value: NoInfer<V>): void;
  options: readonly { value: NoInfer<V>; name: string; detail?: string; extra?: ReactNode }[];
}

/** Native radio buttons, one below the other. */
export function RadioList<V extends string>({ label, value, onChange, options }: RadioListProps<V>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="float-start mb-1.5 text-muted text-sm">{label}</legend>
      <div className="clear-both flex flex-col gap-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control px-2 py-2.5 hover:bg-sunken has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold text-sm">{option.name}</span>
              {option.detail && <span className="block text-muted text-sm">{option.detail}</span>}
              {option.extra}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
