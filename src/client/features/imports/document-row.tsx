import { ChevronLeft, ChevronRight, Headphones, List, Square, Users } from 'lucide-react';
import type { DocumentsView } from '../../studio/documents.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { AllPartsMenuProps } from './all-parts-menu.tsx';
import type { ImportView } from './import-job.ts';
import { partStrings as strings } from './strings.ts';

const loadMenu = () => import('./all-parts-menu.tsx').then((module) => module.AllPartsMenu);

export interface DocumentRowProps extends Omit<AllPartsMenuProps, 'chapters' | 'state'> {
  document: DocumentsView;
  /** The import of this document; null if it wasn't imported or fits in one text. */
  job: ImportView | null;
  listening: boolean;
  /** Whether its recording is on this device. */
  playable: boolean;
  onListen(): void;
  /** Shows who speaks; undefined if that isn't known. */
  onTurns: (() => void) | undefined;
  /** Whether the bar has little room. */
  narrow?: boolean;
}

/** The buttons of an imported document in the bar of its name: its parts and its recording. */
export function DocumentRow(props: DocumentRowProps) {
  const { document, job, listening, playable, onShow, onListen, onTurns, onSaveAll, onExportAll, onRemove } =
    props;
  const { title, chapters, shown } = document;
  const { narrow = false } = props;
  const expected = job?.expectedChapters ?? 1;
  const coming = expected - chapters.length;
  const isSplit = expected > 1;
  return (
    <>
      {isSplit && (
        <p className="shrink-0 font-semibold text-sm tabular-nums">
          <span aria-hidden="true" dir="ltr">
            {shown + 1} / {expected}
          </span>
          <span className="sr-only">
            {strings.part(title ?? '', shown + 1, expected)} {coming > 0 && strings.coming(coming)}
          </span>
        </p>
      )}
      {onTurns && (
        <IconButton label={strings.turns} onClick={onTurns}>
          <Users aria-hidden="true" />
        </IconButton>
      )}
      {playable && (
        <IconButton label={listening ? strings.stopListening : strings.listen} onClick={onListen}>
          {listening ? <Square aria-hidden="true" /> : <Headphones aria-hidden="true" />}
        </IconButton>
      )}
      {job && (
        <Deferred
          kind="menu"
          load={loadMenu}
          props={{ state: job.state, chapters, onShow, onSaveAll, onExportAll, onRemove }}
          trigger={
            <button
              type="button"
              title={narrow ? strings.all : undefined}
              className={buttonClass('quiet', 'px-2!')}
            >
              <List aria-hidden="true" className="size-4" />
              <span className={narrow ? 'sr-only' : 'max-sm:sr-only'}>{strings.all}</span>
            </button>
          }
        />
      )}
      {isSplit && (
        <>
          <IconButton
            label={strings.previous}
            disabled={shown === 0}
            onClick={() => onShow(chapters[shown - 1]?.id ?? 0)}
          >
            <ChevronLeft aria-hidden="true" className="rtl:rotate-180" />
          </IconButton>
          <IconButton
            label={strings.next}
            disabled={shown >= chapters.length - 1}
            onClick={() => onShow(chapters[shown + 1]?.id ?? 0)}
          >
            <ChevronRight aria-hidden="true" className="rtl:rotate-180" />
          </IconButton>
        </>
      )}
    </>
  );
}
