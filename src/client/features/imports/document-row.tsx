import {
  ChevronLeft,
  ChevronRight,
  FileAudio,
  FileText,
  Headphones,
  List,
  Square,
  Undo2,
} from 'lucide-react';
import type { DocumentsView } from '../../studio/documents.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { AllPartsMenuProps } from './all-parts-menu.tsx';
import type { ImportView } from './import-job.ts';
import { partStrings as strings } from './import-strings.ts';

const loadMenu = () => import('./all-parts-menu.tsx').then((module) => module.AllPartsMenu);

export interface DocumentRowProps extends Omit<AllPartsMenuProps, 'chapters' | 'state'> {
  document: DocumentsView;
  /** The import of this document; null if it wasn't imported or fits in one text. */
  job: ImportView | null;
  listening: boolean;
  onListen(): void;
  /** Opens the text that was put aside. */
  onBack(): void;
}

/** Names the open document, with buttons for its parts and for the text that was there before. */
export function DocumentRow(props: DocumentRowProps) {
  const { document, job, listening, onShow, onListen, onSaveAll, onExportAll, onRemove, onBack } = props;
  const { title, chapters, shown, previous } = document;
  const expected = job?.expectedChapters ?? 1;
  const coming = expected - chapters.length;
  const isSplit = expected > 1;
  const Icon = job && job.speechSeconds > 0 ? FileAudio : FileText;
  return (
    <div
      data-testid="document-row"
      className="flex min-h-14 items-center gap-2 border-line max-sm:gap-0 border-b px-3 short:min-h-10 sm:px-5"
    >
      {title !== null && <Icon aria-hidden="true" className="size-5 shrink-0 text-muted max-sm:hidden" />}
      {/* A phone has no room for the words around the numbers. */}
      {isSplit && (
        <p aria-hidden="true" className="flex min-w-0 flex-1 gap-2 font-semibold text-sm sm:hidden">
          <span dir="auto" className="min-w-0 truncate max-[24rem]:hidden">
            {title}
          </span>
          <span dir="ltr" className="shrink-0 tabular-nums">
            {shown + 1} / {expected}
          </span>
        </p>
      )}
      <p className={cx('min-w-0 flex-1 truncate font-semibold text-sm', isSplit && 'max-sm:sr-only')}>
        {title !== null && isSplit ? strings.part(title, shown + 1, expected) : title}{' '}
        {coming > 0 && <span className="font-normal text-muted max-sm:hidden">{strings.coming(coming)}</span>}
      </p>
      {previous && (
        <button
          type="button"
          aria-label={strings.back(previous.title)}
          className={buttonClass('quiet', 'min-w-0 px-2')}
          onClick={onBack}
        >
          <Undo2 aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
          <span className="truncate max-sm:max-w-24">{strings.back(previous.title)}</span>
        </button>
      )}
      {job?.playable && (
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
            <button type="button" className={buttonClass('quiet', 'px-2')}>
              <List aria-hidden="true" className="size-4" />
              <span className="max-sm:sr-only">{strings.all}</span>
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
    </div>
  );
}
