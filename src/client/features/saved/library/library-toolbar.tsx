import { ArrowUpDown, Search, SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { LibrarySummary } from '../../../../shared/calls/library-calls.ts';
import { documentSources } from '../../../../shared/document/document.ts';
import { documentLimits } from '../../../../shared/document/document-limits.ts';
import { librarySorts } from '../../../../shared/document/library-order.ts';
import type { LanguageCode } from '../../../../shared/languages.ts';
import { formatCount } from '../../../interface/formats.ts';
import { languageName } from '../../../interface/language-names.ts';
import { useMedia } from '../../../platform/use-media.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { textDirection } from '../../../ui/text-direction.ts';
import { kindLabels, librarySortLabels, listStrings, libraryStrings as strings } from '../strings.ts';
import type { LibraryView } from './library-view.ts';

export interface LibraryToolbarProps {
  view: LibraryView;
  /** `isTyping` while the change is one of many, so that Back doesn't go through all of them. */
  onChange(view: LibraryView, isTyping?: boolean): void;
  summary: LibrarySummary | undefined;
}

const sortOptions = librarySorts.map((value) => ({ value, label: librarySortLabels[value] }));
/** As long as it takes to type the next letter. */
const typingMs = 150;

export function LibraryToolbar({ view, onChange, summary }: LibraryToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField view={view} onChange={onChange} />
      <Combobox
        label={listStrings.sort}
        value={view.sort ?? 'newest'}
        options={sortOptions}
        display={
          <span className="flex items-center gap-2">
            <ArrowUpDown aria-hidden="true" className="size-4 text-muted" />
            <span className="max-sm:sr-only">{librarySortLabels[view.sort ?? 'newest']}</span>
          </span>
        }
        onChange={(sort) => onChange({ ...view, sort })}
      />
      <Filters view={view} onChange={onChange} summary={summary} />
    </div>
  );
}

function SearchField({ view, onChange }: Omit<LibraryToolbarProps, 'summary'>) {
  const field = useRef<HTMLInputElement>(null);
  const isNarrow = useMedia('(width < 40rem)');
  const [text, setText] = useState(view.search ?? '');
  /** What the URL has because of this field. Anything else came from Back or a link. */
  const [sent, setSent] = useState(text);
  const given = view.search ?? '';
  if (given !== sent) {
    setSent(given);
    setText(given);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string, afterMs = typingMs) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSent(next);
      const { search: _, ...rest } = view;
      onChange(next === '' ? rest : { ...rest, search: next }, true);
    }, afterMs);
  };

  return (
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
        maxLength={documentLimits.search}
        dir={textDirection(text)}
        aria-label={strings.search}
        placeholder={isNarrow ? listStrings.searchHint : strings.search}
        value={text}
        onChange={(event) => search(event.target.value)}
        onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && search('', 0)}
        className="control-height w-full rounded-control border border-control bg-surface px-9 text-base text-ink placeholder:text-muted sm:text-sm"
      />
      {text !== '' && (
        <IconButton
          label={listStrings.clearSearch}
          // The button disappears, so focus has to move.
          onClick={() => {
            search('', 0);
            field.current?.focus();
          }}
          className="absolute top-0 end-0"
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

const chip = (isChosen: boolean) =>
  cx(
    'inline-flex min-h-8 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border px-3 font-semibold text-sm transition-colors duration-150 ease-out pointer-coarse:min-h-11',
    isChosen ? 'border-transparent bg-tint text-accent' : 'border-line bg-surface text-ink hover:bg-sunken',
  );

/** Kinds are chips; languages and tags are menus, which a phone shows on request. */
function Filters({ view, onChange, summary }: LibraryToolbarProps) {
  const [isOpen, setOpen] = useState(view.language !== undefined || view.tag !== undefined);
  const { source, language, tag, ...rest } = view;
  const counts = new Map(summary?.sources.map((each) => [each.source, each.count]));
  const kinds = documentSources.filter((kind) => counts.has(kind) || kind === source);
  const languages = summary?.languages ?? [];
  const tags = summary?.tags ?? [];
  const hasMenus = languages.length > 1 || tags.length > 0 || language !== undefined || tag !== undefined;
  const all = { value: '' as const, label: strings.allLanguages };
  return (
    <div className="flex w-full min-w-0 flex-wrap items-center gap-2">
      <fieldset className="-ms-4 flex min-w-0 flex-1 gap-2 overflow-x-auto py-1 ps-4 pe-1 [scrollbar-width:none] sm:-ms-5 sm:ps-5 md:flex-none">
        <legend className="sr-only">{strings.kinds}</legend>
        <button
          type="button"
          aria-pressed={source === undefined}
          onClick={() => onChange({ ...rest, ...(language && { language }), ...(tag && { tag }) })}
          className={chip(source === undefined)}
        >
          {strings.all}
          <span className="min-w-[1ch] font-normal tabular-nums opacity-80">
            {summary && formatCount(summary.documents)}
          </span>
        </button>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={source === kind}
            onClick={() => onChange({ ...view, source: kind })}
            className={chip(source === kind)}
          >
            {kindLabels[kind]}
            <span className="font-normal tabular-nums opacity-80">{formatCount(counts.get(kind) ?? 0)}</span>
          </button>
        ))}
      </fieldset>
      {hasMenus && (
        <>
          <IconButton
            label={strings.filters}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="rounded-full border border-line md:hidden"
          >
            <SlidersHorizontal aria-hidden="true" />
          </IconButton>
          <div className={cx('flex min-w-0 flex-wrap gap-2 max-md:w-full', !isOpen && 'max-md:hidden')}>
            {(languages.length > 1 || language !== undefined) && (
              <Combobox<LanguageCode | ''>
                label={strings.language}
                value={language ?? ''}
                options={[
                  all,
                  ...languages.map((each) => ({
                    value: each.language,
                    label: languageName(each.language),
                    hint: formatCount(each.count),
                  })),
                ]}
                display={
                  <span className="truncate">{language ? languageName(language) : strings.language}</span>
                }
                onChange={(next) => {
                  const { language: _, ...others } = view;
                  onChange(next === '' ? others : { ...others, language: next });
                }}
                className={cx(
                  'max-w-full rounded-full!',
                  language && 'border-transparent bg-tint text-accent',
                )}
              />
            )}
            {(tags.length > 0 || tag !== undefined) && (
              <Combobox
                label={strings.tag}
                searchable={tags.length > 10}
                value={tag ?? ''}
                options={[
                  { value: '', label: strings.allTags },
                  ...tags.map((each) => ({
                    value: each.tag,
                    label: each.tag,
                    hint: formatCount(each.count),
                  })),
                ]}
                display={<span className="truncate">{tag ?? strings.tag}</span>}
                onChange={(next) => {
                  const { tag: _, ...others } = view;
                  onChange(next === '' ? others : { ...others, tag: next });
                }}
                className={cx('max-w-full rounded-full!', tag && 'border-transparent bg-tint text-accent')}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}
