import { ArrowUpDown, Search, X } from 'lucide-react';
import { useRef } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { languageName } from '../../interface/language-names.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { textDirection } from '../../ui/text-direction.ts';
import { type ListView, sortOrders } from './list-view.ts';
import { listStrings, sortLabels } from './strings.ts';

export interface SavedToolbarProps {
  view: ListView;
  onChange(change: Partial<ListView>): void;
  languages: { code: LanguageCode; count: number }[];
  language: LanguageCode | null;
}

const sortOptions = sortOrders.map((value) => ({ value, label: sortLabels[value] }));

export function SavedToolbar({ view, onChange, languages, language }: SavedToolbarProps) {
  const field = useRef<HTMLInputElement>(null);
  // The button disappears, so focus has to move.
  const clear = () => {
    onChange({ search: '' });
    field.current?.focus();
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 start-3 size-4 -translate-y-1/2 text-muted"
          />
          <input
            ref={field}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            dir={textDirection(view.search)}
            aria-label={listStrings.search}
            placeholder={listStrings.searchHint}
            value={view.search}
            onChange={(event) => onChange({ search: event.target.value })}
            onKeyDown={({ key, nativeEvent }) =>
              key === 'Escape' && !nativeEvent.isComposing && onChange({ search: '' })
            }
            className="control-height w-full rounded-control border border-control bg-surface px-9 text-base text-ink placeholder:text-muted sm:text-sm"
          />
          {view.search !== '' && (
            <IconButton label={listStrings.clearSearch} onClick={clear} className="absolute top-0 end-0">
              <X aria-hidden="true" />
            </IconButton>
          )}
        </div>
        <Combobox
          label={listStrings.sort}
          value={view.sort}
          options={sortOptions}
          display={
            <span className="flex items-center gap-2">
              <ArrowUpDown aria-hidden="true" className="size-4 text-muted sm:hidden" />
              <span className="max-sm:sr-only">{sortLabels[view.sort]}</span>
            </span>
          }
          onChange={(sort) => onChange({ sort })}
        />
      </div>
      {languages.length > 1 && (
        <fieldset className="-my-1 flex gap-2 py-1 max-sm:-mx-5 max-sm:min-w-0 max-sm:overflow-x-auto max-sm:px-5 max-sm:[scrollbar-width:none] sm:flex-wrap">
          <legend className="sr-only">{listStrings.languages}</legend>
          {languages.map(({ code, count }) => (
            <button
              key={code}
              type="button"
              aria-pressed={language === code}
              onClick={() => onChange({ language: language === code ? null : code })}
              className={cx(
                'inline-flex min-h-8 shrink-0 items-center whitespace-nowrap gap-1.5 rounded-full border px-3 font-semibold text-xs transition-colors duration-150 ease-out pointer-coarse:min-h-11',
                language === code
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-control bg-surface text-ink hover:bg-sunken',
              )}
            >
              {languageName(code)}
              <span className={cx('tabular-nums', language !== code && 'text-muted')}>{count}</span>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
