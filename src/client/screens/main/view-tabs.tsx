import { type KeyboardEvent, useRef } from 'react';
import type { TranscriptView } from '../../studio/draft.ts';
import { cx } from '../../ui/cx.ts';
import { mainStrings as strings } from './strings.ts';

const views: readonly TranscriptView[] = ['original', 'translated'];

export interface ViewTabsProps {
  view: TranscriptView;
  onViewChange(view: TranscriptView): void;
  /** Whether both texts are visible on wide screens. */
  split: boolean;
  className?: string;
}

/** The tabs choose the visible text or, where both are visible, the one that is copied, read aloud and saved. */
export function ViewTabs({ view, onViewChange, split, className }: ViewTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = view === 'original' ? 'translated' : 'original';
    onViewChange(next);
    list.current?.querySelector<HTMLElement>(`#view-tab-${next}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={strings.view}
      className={cx(
        split ? 'grid grid-cols-2' : 'flex',
        'max-md:mt-2 max-md:short:mt-1 max-md:ms-2 min-[24rem]:max-md:ms-4 sm:max-md:ms-5 max-md:flex max-md:flex-wrap max-md:rounded-[0.875rem] max-md:bg-sunken max-md:p-1',
        className,
      )}
    >
      {views.map((each) => (
        <button
          // A new node when the columns change: moving the old one would be a layout shift.
          key={`${each} ${split}`}
          type="button"
          role="tab"
          id={`view-tab-${each}`}
          aria-controls={`view-${each}`}
          aria-selected={each === view}
          tabIndex={each === view ? 0 : -1}
          onClick={() => onViewChange(each)}
          onKeyDown={onKeyDown}
          className={cx(
            'group font-semibold text-sm transition-colors duration-150 ease-out',
            'max-md:control-height max-md:flex-1 max-md:rounded-control max-md:px-1 max-[20rem]:text-xs',
            'md:justify-self-start md:outline-none md:px-5 md:pt-2.5 md:pb-1 md:text-start md:text-xs',
            each === 'translated' && cx('translates', split ? 'md:ps-[calc(2rem+1px)]' : 'md:ps-1'),
            each === view ? 'text-ink max-md:bg-pill max-md:shadow-card' : 'text-muted hover:text-ink',
          )}
        >
          <span
            className={cx(
              'md:inline-block md:border-b-2 md:pb-1',
              // On wide screens a tab is half as wide as the card, so the focus ring is around its name.
              'md:group-focus-visible:rounded-sm md:outline-accent md:outline-offset-4 md:group-focus-visible:outline-2',
              each === view ? 'md:border-accent' : 'md:border-transparent',
            )}
          >
            {strings[each]}
          </span>
        </button>
      ))}
    </div>
  );
}
