import type { KeyboardEvent, ReactNode } from 'react';
import type { TranscriptView } from '../../studio/draft.ts';
import { cx } from '../../ui/cx.ts';
import { mainStrings as strings } from './strings.ts';
import { ViewTabs } from './view-tabs.tsx';

export interface RecordCardProps {
  view: TranscriptView;
  onViewChange(view: TranscriptView): void;
  /** Whether the text and its translation share the card where there is room. */
  split: boolean;
  source: ReactNode;
  swap: ReactNode;
  target: ReactNode;
  /** Beside the target language, or beside the tabs on a phone. */
  toggle: ReactNode;
  /** The bar that names the open document. */
  document: ReactNode;
  /** The progress of an import. */
  progress: ReactNode;
  original: ReactNode;
  translated: ReactNode;
  /** What stands beside the name of each text where there is room. */
  asides: Record<TranscriptView, ReactNode>;
  /** The bar that finds words in the text. */
  find: ReactNode;
  warning: ReactNode;
  player: ReactNode;
  /** Buttons for the visible text. */
  tools: ReactNode;
  count: ReactNode;
  save: ReactNode;
}

const ignoredKeys: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

/** One text that fills the card; with a translation two columns on wide screens, and two tabs on narrow ones. */
export function RecordCard(props: RecordCardProps) {
  const { view, onViewChange, split, source, swap, target, toggle, document } = props;
  const { progress, original, translated, asides, find, warning, player, tools, count, save } = props;
  const pane = 'flex min-h-0 min-w-0 flex-col';
  const unless = (each: TranscriptView) => view !== each && (split ? 'max-md:hidden' : 'hidden');
  // Tab doesn't select a pane; otherwise tabbing to Play would always select the last one.
  const selectWhenUsed = (each: TranscriptView) => {
    const use = () => each !== view && onViewChange(each);
    return {
      onPointerDown: use,
      onKeyDown: ({ key }: KeyboardEvent) => !ignoredKeys.has(key) && use(),
    };
  };
  // A new node when the columns change: moving the old one would be a layout shift.
  const aside = (each: TranscriptView, className: string) => (
    <div
      key={`${each} ${split}`}
      id={`aside-${each}`}
      className={cx(
        'pointer-events-none row-start-2 hidden items-center justify-end pe-5 pt-1 *:pointer-events-auto md:flex low:*:hidden',
        className,
      )}
    >
      {asides[each]}
    </div>
  );
  return (
    <section aria-label={strings.card} className="record-card card relative flex flex-col overflow-hidden">
      {document}
      <div className="relative z-0 grid grid-cols-2 max-md:flex max-md:flex-wrap">
        <div className="relative col-start-1 row-start-1 flex min-w-0 items-center gap-2 border-line border-b ps-4 pe-2 py-2 max-[24rem]:ps-3 max-[24rem]:pe-1 max-[22.5rem]:pe-0 short:py-0.5 max-md:flex-[1_1_5.5rem] sm:px-5">
          {source}
        </div>
        <div className="translates z-10 col-span-2 col-start-1 row-start-1 flex items-center self-center justify-self-center max-md:self-stretch max-md:border-line max-md:border-b">
          {swap}
        </div>
        <div
          className={cx(
            'col-start-2 row-start-1 flex min-w-0 items-center border-line border-b px-3 py-2 max-[24rem]:px-2 max-[22.5rem]:px-1.5 short:py-0.5 max-md:flex-[1_1_5.5rem] sm:px-5 md:ps-8 md:pe-40',
            'md:border-s',
            !split && 'md:border-s-transparent',
          )}
        >
          {target}
        </div>
        <div className="col-start-2 row-start-1 flex items-center self-center justify-self-end pe-4 max-[24rem]:pe-2 max-md:order-last max-md:pt-2 max-md:ps-2 sm:pe-5">
          {toggle}
        </div>
        <ViewTabs
          view={view}
          onViewChange={onViewChange}
          split={split}
          className="col-span-full row-start-2 max-md:flex-[1_1_calc(100%-8rem)]"
        />
        {aside('original', split ? 'col-start-1' : cx('col-start-2', view !== 'original' && 'md:hidden'))}
        {aside(
          'translated',
          cx('-z-10 col-start-2', split ? 'border-line border-s bg-sunken/50' : 'md:hidden'),
        )}
      </div>
      <div
        data-split={split || undefined}
        className={cx('record-panes grid grid-rows-1', split && 'md:grid-cols-2')}
      >
        <div
          role="tabpanel"
          id="view-original"
          aria-labelledby="view-tab-original"
          className={cx(pane, 'focus-pane', unless('original'))}
          {...selectWhenUsed('original')}
        >
          {original}
        </div>
        <div
          role="tabpanel"
          id="view-translated"
          aria-labelledby="view-tab-translated"
          className={cx(pane, split && 'border-line bg-sunken/50 md:border-s', unless('translated'))}
          {...selectWhenUsed('translated')}
        >
          {translated}
        </div>
      </div>
      {find}
      {progress}
      {warning}
      {player}
      {/* On narrow screens the count has its own line, so that the tools fit in one row. */}
      <div className="flex items-center gap-x-2 gap-y-1 border-line border-t p-2 short:p-1.5 max-[22.5rem]:p-1 stacked:flex-wrap max-sm:gap-x-1 sm:gap-x-3 sm:p-3">
        <div className="flex min-w-0 flex-1 items-center max-sm:basis-40 sm:gap-1 slim:flex-wrap">
          {tools}
        </div>
        <div
          id="text-count"
          className="flex items-center gap-x-3 max-md:flex-wrap short:max-md:not-has-[button]:in-[.record-card:has(textarea:placeholder-shown,[data-paused])]:hidden stacked:-order-1 stacked:w-full stacked:justify-between stacked:px-1 max-sm:px-2 max-[24rem]:px-1"
        >
          {count}
        </div>
        <div className="flex shrink-0 items-center gap-3">{save}</div>
      </div>
    </section>
  );
}
