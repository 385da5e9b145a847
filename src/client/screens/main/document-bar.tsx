import { EllipsisVertical, FileText, Pencil, Undo2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { TranscriptView } from '../../features/transcript/use-transcript.ts';
import { useMedia } from '../../platform/use-media.ts';
import { suggestTitle } from '../../studio/documents.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { SaveActions } from './create-save-actions.ts';
import type { DocumentMenuProps } from './document-menu-content.tsx';
import { menuStrings, documentStrings as strings } from './strings.ts';

// Loaded once there is a text, or a name to change.
const loadParts = () => import('./document-state.tsx');
const SavedState = lazyPart(() => loadParts().then((module) => module.SavedState));
const TitleField = lazyPart(() => loadParts().then((module) => module.TitleField));
const loadMenu = () => import('./document-menu-content.tsx').then((module) => module.DocumentMenuContent);

export interface DocumentBarProps {
  text: TranscriptView;
  saving: SaveActions;
  /** Buttons of an imported document. */
  tools?: ReactNode;
  /** Whether they leave a phone no room for the name. */
  hasManyTools: boolean;
  menu: Omit<DocumentMenuProps, 'onRename'>;
  onRename(title: string): void;
  /** Opens the text that was put aside. */
  onBack(): void;
}

/** Names the open document and says whether it is saved. */
export function DocumentBar({ text, saving, tools, hasManyTools, menu, onRename, onBack }: DocumentBarProps) {
  const { title, previous, isLinked, saved } = text.document;
  const [naming, setNaming] = useState(false);
  const hasOwnRow = useMedia('(width < 40rem)') && hasManyTools;
  const suggested = suggestTitle(text.text, 60);
  const shown = title ?? suggested;
  return (
    <>
      <div
        data-testid="document-row"
        className={cx(
          'flex min-h-12 items-center gap-2 border-line border-b px-4 short:min-h-10 max-[24rem]:px-3 max-sm:gap-1 sm:px-5',
          // A short screen has no room for a bar that says nothing yet.
          title === null && previous === null && !isLinked && !saved && 'short:hidden',
        )}
      >
        <FileText aria-hidden="true" className="size-4 shrink-0 text-muted max-sm:hidden" />
        {naming ? (
          <Suspense>
            <TitleField
              initial={shown}
              onDone={(next) => {
                setNaming(false);
                if (next !== null && next !== title && (title !== null || next !== suggested)) onRename(next);
              }}
            />
          </Suspense>
        ) : (
          <button
            type="button"
            title={strings.rename}
            onClick={() => setNaming(true)}
            className="control-height -mx-2 flex min-w-0 items-center gap-2 rounded-control px-2 font-semibold text-sm hover:bg-sunken"
          >
            <span className={cx('truncate', shown === '' && 'text-muted')} dir="auto">
              {shown === '' ? menuStrings.newText : shown}
            </span>
            <Pencil aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
            <span className="sr-only">({strings.rename})</span>
          </button>
        )}
        {!text.empty && (
          <Suspense>
            <SavedState document={text.document} saving={saving} />
          </Suspense>
        )}
        <span className="ms-auto" />
        {previous && (
          <button
            type="button"
            aria-label={strings.back(previous.title)}
            title={strings.back(previous.title)}
            className={buttonClass('quiet', 'min-w-(--target) px-2.5!')}
            onClick={onBack}
          >
            <Undo2 aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
            <span className="fits-or-hides max-md:hidden">
              <span>{strings.back(previous.title)}</span>
            </span>
          </button>
        )}
        {!hasOwnRow && tools}
        <Deferred
          kind="menu"
          load={loadMenu}
          props={{ ...menu, onRename: () => setNaming(true) }}
          trigger={
            <IconButton label={strings.menu} className="-me-2">
              <EllipsisVertical aria-hidden="true" />
            </IconButton>
          }
        />
      </div>
      {hasOwnRow && (
        <div className="flex items-center justify-end gap-2 border-line border-b px-2">{tools}</div>
      )}
    </>
  );
}
