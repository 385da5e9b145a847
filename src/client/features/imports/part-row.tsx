import { ChevronLeft, ChevronRight, FileAudio, Headphones, List, Square } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { AllPartsMenuProps } from './all-parts-menu.tsx';
import type { ImportView } from './import-job.ts';
import { partStrings as strings } from './import-strings.ts';

const loadMenu = () => import('./all-parts-menu.tsx').then((module) => module.AllPartsMenu);

export interface PartRowProps extends Omit<AllPartsMenuProps, 'parts' | 'state'> {
  view: ImportView;
  listening: boolean;
  onListen(): void;
}

/** Shows which part of an import is in the editor, with buttons to open the others. */
export function PartRow(props: PartRowProps) {
  const { view, listening, onShow, onListen, onSaveAll, onExportAll, onRemove } = props;
  const { name, parts, shown, expectedParts } = view;
  const coming = expectedParts - parts.length;
  const isSplit = expectedParts > 1;
  const title = shown === null || !isSplit ? name : strings.part(name, shown + 1, expectedParts);
  return (
    <div
      data-testid="import-parts"
      className="flex min-h-14 items-center gap-2 border-line max-sm:gap-0 border-b px-3 short:min-h-10 sm:px-5"
    >
      <FileAudio aria-hidden="true" className="size-5 shrink-0 text-muted max-sm:hidden" />
      {/* A phone has no room for the words around the numbers. */}
      {shown !== null && isSplit && (
        <p aria-hidden="true" className="flex min-w-0 flex-1 gap-2 font-semibold text-sm sm:hidden">
          <span dir="auto" className="min-w-0 truncate max-[24rem]:hidden">
            {name}
          </span>
          <span dir="ltr" className="shrink-0 tabular-nums">
            {shown + 1} / {expectedParts}
          </span>
        </p>
      )}
      <p
        className={cx(
          'min-w-0 flex-1 truncate font-semibold text-sm',
          shown !== null && isSplit && 'max-sm:sr-only',
        )}
      >
        {title}{' '}
        <span className="font-normal text-muted max-sm:hidden">
          {coming > 0 ? strings.coming(coming) : shown === null && strings.parts(parts.length)}
        </span>
      </p>
      {view.playable && shown !== null && (
        <IconButton label={listening ? strings.stopListening : strings.listen} onClick={onListen}>
          {listening ? <Square aria-hidden="true" /> : <Headphones aria-hidden="true" />}
        </IconButton>
      )}
      <Deferred
        kind="menu"
        load={loadMenu}
        props={{ state: view.state, parts, onShow, onSaveAll, onExportAll, onRemove }}
        trigger={
          <button type="button" className={buttonClass('quiet', 'px-2')}>
            <List aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{strings.all}</span>
          </button>
        }
      />
      {shown !== null && isSplit && (
        <>
          <IconButton label={strings.previous} disabled={shown === 0} onClick={() => onShow(shown - 1)}>
            <ChevronLeft aria-hidden="true" className="rtl:rotate-180" />
          </IconButton>
          <IconButton
            label={strings.next}
            disabled={shown >= parts.length - 1}
            onClick={() => onShow(shown + 1)}
          >
            <ChevronRight aria-hidden="true" className="rtl:rotate-180" />
          </IconButton>
        </>
      )}
    </div>
  );
}
