import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ComboboxOption } from './combobox-option.ts';
import { cx } from './cx.ts';
import { Deferred } from './deferred.tsx';

export interface ComboboxProps<V extends string> {
  label: string;
  value: V;
  options: readonly ComboboxOption<V>[];
  onChange(value: V): void;
  /** Shows a search box above the options. */
  searchable?: boolean;
  /** Shown above the value; without it the label is only for screen readers. */
  caption?: string;
  /** Shown instead of the label of the chosen option. */
  display?: ReactNode;
  /** Shown at the end of each option; pressing it doesn't choose the option. */
  aside?(option: ComboboxOption<V>): ReactNode;
  /** A line below the options. */
  footer?: string;
  /** Called on the first hover or focus. */
  onApproach?(): void;
  className?: string;
}

const chevron = (className?: string) => (
  <ChevronDown aria-hidden="true" className={cx('size-4 shrink-0 text-muted', className)} />
);

const load = () => import('./combobox-list.tsx').then((module) => module.ComboboxList);

/** The list itself is loaded on the first press. */
export function Combobox<V extends string>(props: ComboboxProps<V>) {
  const {
    label,
    value,
    options,
    onChange,
    searchable,
    caption,
    display,
    aside,
    footer,
    onApproach,
    className,
  } = props;
  const chosen = options.find((option) => option.value === value);
  const { label: shown = '', short, hintLang } = chosen ?? {};
  // Voice control finds the button by its visible text.
  const spoken = short && !shown.includes(short) ? `${shown}, ${short}` : shown;
  return (
    <Deferred
      kind="dialog"
      onApproach={onApproach}
      load={load}
      props={{
        label,
        value,
        options,
        onChange: (next: string) => {
          const option = options.find((candidate) => candidate.value === next);
          if (option) onChange(option.value);
        },
        searchable,
        footer,
        aside: aside as ((option: ComboboxOption<string>) => ReactNode) | undefined,
      }}
      trigger={
        <button
          type="button"
          aria-label={`${label}: ${spoken}`}
          className={cx(
            'group flex min-w-0 items-center rounded-control text-start transition-colors duration-150 ease-out',
            caption
              ? '-mx-2 gap-1 px-2 py-1 hover:bg-sunken max-[22.5rem]:-mx-1 max-[22.5rem]:px-1 sm:gap-2'
              : 'control-height gap-2 border border-control bg-surface px-3 text-sm hover:bg-sunken',
            className,
          )}
        >
          <span className="min-w-0">
            {caption && (
              <span className="flex items-center gap-1 text-muted text-xs max-[18rem]:short:hidden">
                {caption}
                {chevron('max-[18rem]:hidden md:hidden')}
              </span>
            )}{' '}
            <span
              className={cx(
                'flex items-center gap-1 sm:gap-2',
                caption
                  ? 'hyphens-auto font-semibold text-base max-[22.5rem]:text-[0.8125rem] max-[18rem]:text-xs'
                  : 'truncate',
              )}
            >
              {display ?? (
                <span className={caption ? 'wrap-anywhere' : 'truncate'}>
                  {short && (
                    <span lang={hintLang} className="lg:hidden">
                      {short}
                    </span>
                  )}
                  <span className={short && 'max-lg:hidden'}>{shown}</span>
                </span>
              )}
              {caption && chevron('max-md:hidden')}
            </span>
          </span>
          {/* Hidden on narrow screens except in English, because words in other languages need the space. */}
          {!caption && chevron()}
        </button>
      }
    />
  );
}
