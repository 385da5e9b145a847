import type { KeyboardEvent, ReactNode } from 'react';
import type { TranscriptView } from '../../studio/draft.ts';
import { cx } from '../../ui/cx.ts';
import { mainStrings as strings } from './strings.ts';
import { ViewTabs } from './view-tabs.tsx';

export interface RecordCardProps {
  view: TranscriptView;
  onViewChange(view: TranscriptView): void;
  source: ReactNode;
  swap: ReactNode;
  target: ReactNode;
  /** Beside the target language, or beside the tabs on a phone. */
  toggle: ReactNode;
  /** The row that names the open document. */
  document: ReactNode;
  /** The progress of an import. */
  progress: ReactNode;
  original: ReactNode;
  translated: ReactNode;
  warning: ReactNode;
  player: ReactNode;
  /** Buttons for the visible text. */
  tools: ReactNode;
  count: ReactNode;
  save: ReactNode;
}

const ignoredKeys: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

/** Two columns on wide screens, two tabs on narrow ones. */
export function RecordCard(props: RecordCardProps) {
  const {
    view,
    onViewChange,
    source,
    swap,
    target,
    toggle,
    document,
    progress,
    original,
    translated,
    warning,
    player,
    tools,
    count,
    save,
  } = props;
  const pane = 'flex min-h-0 min-w-0 flex-col';
  // Tab doesn't select a pane; otherwise tabbing to Play would always select the last one.
  const selectWhenUsed = (each: TranscriptView) => {
    const use = () => each !== view && onViewChange(each);
    return {
      onPointerDown: use,
      onKeyDown: ({ key }: KeyboardEvent) => !ignoredKeys.has(key) && use(),
    };
  };
  return (
    <section aria-label={strings.card} className="record-card card relative flex flex-col overflow-hidden">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] max-md:flex max-md:flex-wrap">
        <div className="relative col-start-1 row-start-1 flex min-w-0 items-center gap-2 border-line border-b px-3 py-2 max-[24rem]:px-2 max-[22.5rem]:px-1.5 short:py-0.5 max-md:flex-[1_1_5.5rem] sm:px-5">
          {source}
        </div>
        <div className="col-start-2 row-start-1 flex items-center border-line border-x border-b px-1 max-[24rem]:px-0">
          {swap}
        </div>
        <div className="col-start-3 row-start-1 flex min-w-0 items-center border-line border-b px-3 py-2 max-[24rem]:px-2 max-[22.5rem]:px-1.5 short:py-0.5 max-md:flex-[1_1_5.5rem] sm:px-5 md:pe-40">
          {target}
        </div>
        <div className="col-start-3 row-start-1 flex items-center self-center justify-self-end pe-4 max-[24rem]:pe-2 max-md:order-last max-md:pt-2 max-md:ps-2 sm:pe-5">
          {toggle}
        </div>
        <ViewTabs
          view={view}
          onViewChange={onViewChange}
          className="col-span-full row-start-3 max-md:flex-[1_1_calc(100%-8rem)]"
        />
        {document}
      </div>
      <div className="record-panes grid grid-rows-1 md:grid-cols-2">
        <div
          role="tabpanel"
          id="view-original"
          aria-labelledby="view-tab-original"
          className={cx(pane, 'focus-pane', view !== 'original' && 'max-md:hidden')}
          {...selectWhenUsed('original')}
        >
          {original}
        </div>
        <div
          role="tabpanel"
          id="view-translated"
          aria-labelledby="view-tab-translated"
          className={cx(
            pane,
            'border-line bg-sunken/50 md:border-s',
            view !== 'translated' && 'max-md:hidden',
          )}
          {...selectWhenUsed('translated')}
        >
          {translated}
        </div>
      </div>
      {progress}
      {warning}
      {player}
      {/* On narrow screens the count has its own line, so that the tools fit in one row. */}
      <div className="flex items-center gap-x-2 gap-y-1 border-line border-t p-2 short:p-1.5 stacked:flex-wrap sm:gap-x-3 sm:p-3">
        <div className="flex min-w-0 flex-1 items-center gap-1 max-sm:basis-40 sm:gap-2 slim:flex-wrap">
          {tools}
        </div>
        <div
          id="text-count"
          className="flex items-center gap-x-3 max-md:flex-wrap short:max-md:not-has-[button]:in-[.record-card:has(textarea:placeholder-shown,[data-paused])]:hidden stacked:-order-1 stacked:w-full stacked:justify-between stacked:px-1"
        >
          {count}
        </div>
        <div className="flex shrink-0 items-center gap-3">{save}</div>
      </div>
    </section>
  );
}
