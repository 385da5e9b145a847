import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

interface Choice<V extends string> {
  value: V;
  name: string;
  detail?: string;
  icon?: ReactNode;
}

export interface ChoiceGroupProps<V extends string> {
  label: string;
  /** Whether a heading already says it. */
  isLabelHidden?: boolean;
  /** `segments` for two or three words in a row, `cards` for choices that need an explanation. */
  look: 'segments' | 'cards';
  value: V;
  onChange(value: NoInfer<V>): void;
  options: readonly Choice<NoInfer<V>>[];
}

/** Native radio buttons, so that arrow keys and screen readers work without code. */
export function ChoiceGroup<V extends string>({
  label,
  isLabelHidden = false,
  look,
  value,
  onChange,
  options,
}: ChoiceGroupProps<V>) {
  const name = useId();
  return (
    <fieldset>
      {/* Floated, because in a flex column Safari counts the height of an ordinary legend twice. */}
      <legend className={isLabelHidden ? 'sr-only' : 'float-start mb-1.5 text-muted text-sm'}>{label}</legend>
      <div
        className={
          look === 'segments'
            ? 'clear-both flex rounded-[0.875rem] bg-sunken p-1 ring-1 ring-line ring-inset'
            : 'clear-both grid grid-cols-2 gap-2'
        }
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative flex min-h-11 cursor-pointer items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
              look === 'segments' ? segment(option.value === value) : card(option.value === value),
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {option.icon && (
              // Narrow phones need the space for the text.
              <span className="shrink-0 text-muted max-[24rem]:hidden [&_svg]:size-5">{option.icon}</span>
            )}
            <span className="min-w-0">
              <span className="block font-semibold text-sm">{option.name}</span>
              {option.detail && (
                <span className="block text-muted text-xs">
                  <bdi>{option.detail}</bdi>
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const segment = (chosen: boolean) =>
  cx(
    'flex-1 justify-center px-2 text-center',
    chosen ? 'bg-pill text-ink shadow-card ring-1 ring-line' : 'text-muted hover:text-ink',
  );

const card = (chosen: boolean) =>
  cx(
    'gap-3 border px-3 py-2',
    chosen ? 'border-accent bg-tint ring-1 ring-accent' : 'border-control bg-surface hover:bg-sunken',
  );
