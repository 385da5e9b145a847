import { Check, EllipsisVertical, FileText, Pencil, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import type { TranscriptView } from '../../features/transcript/use-transcript.ts';
import { interfaceLocale } from '../../interface/translated.ts';
import { suggestTitle } from '../../studio/documents.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { SaveActions } from './create-save-actions.ts';
import type { DocumentMenuProps } from './document-menu-content.tsx';
import { menuStrings, documentStrings as strings } from './strings.ts';

const loadMenu = () => import('./document-menu-content.tsx').then((module) => module.DocumentMenuContent);

export interface DocumentBarProps {
  text: TranscriptView;
  saving: SaveActions;
  /** Buttons of an imported document. */
  tools?: ReactNode;
  menu: Omit<DocumentMenuProps, 'onRename'>;
  onRename(title: string): void;
  /** Opens the text that was put aside. */
  onBack(): void;
}

/** Names the open document and says whether it is saved. */
export function DocumentBar({ text, saving, tools, menu, onRename, onBack }: DocumentBarProps) {
  const { title, previous, isLinked, saved } = text.document;
  const [naming, setNaming] = useState(false);
  const suggested = suggestTitle(text.text, 60);
  const shown = title ?? suggested;
  return (
    <div
      data-testid="document-row"
      className={cx(
        'flex min-h-12 items-center gap-2 border-line border-b px-3 short:min-h-10 max-sm:gap-1 sm:px-5',
        // A short screen has no room for a bar that says nothing yet.
        title === null && previous === null && !isLinked && !saved && 'short:hidden',
      )}
    >
      <FileText aria-hidden="true" className="size-4 shrink-0 text-muted max-sm:hidden" />
      {naming ? (
        <TitleField
          initial={shown}
          onDone={(next) => {
            setNaming(false);
            if (next !== null && next !== title && (title !== null || next !== suggested)) onRename(next);
          }}
        />
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
      <SavedState text={text} saving={saving} />
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
      {tools}
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
  );
}

function SavedState({ text, saving }: Pick<DocumentBarProps, 'text' | 'saving'>) {
  const isSaving = useSyncExternalStore(saving.subscribe, saving.isSaving, () => false);
  const { saved, savedAt, isLinked } = text.document;
  if (text.empty) return null;
  const tone = saved ? 'text-good' : isLinked ? 'text-warn' : 'text-muted';
  const words = saved
    ? strings.saved(savedAt === null ? '' : momentOf(savedAt))
    : isLinked
      ? strings.edited
      : strings.notSaved;
  return (
    <p
      role="status"
      className={cx(
        'flex min-w-4 items-center gap-1.5 whitespace-nowrap text-sm min-[22.5rem]:shrink-0',
        tone,
      )}
    >
      {isSaving ? (
        <Spinner />
      ) : saved ? (
        <Check aria-hidden="true" className="size-4 shrink-0" />
      ) : (
        <span aria-hidden="true" className="mx-1 size-2 shrink-0 rounded-full bg-current" />
      )}
      <span className="fits-or-hides">
        <span>{isSaving ? strings.saving : words}</span>
      </span>
    </p>
  );
}

/** Enter and leaving the field keep the name; Escape doesn't. */
function TitleField({ initial, onDone }: { initial: string; onDone(title: string | null): void }) {
  const done = useRef(false);
  const finish = (title: string | null) => {
    if (done.current) return;
    done.current = true;
    onDone(title);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') finish(event.currentTarget.value.trim());
    if (event.key === 'Escape') finish(null);
  };
  return (
    <input
      aria-label={strings.name}
      defaultValue={initial}
      maxLength={200}
      dir="auto"
      // biome-ignore lint/a11y/noAutofocus: the person has just asked to name the document
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={onKeyDown}
      onBlur={(event) => finish(event.currentTarget.value.trim())}
      className="control-height -mx-2 w-72 min-w-0 rounded-control border border-control bg-surface px-2 font-semibold text-sm"
    />
  );
}

/** The time, or the date if it wasn't today. */
function momentOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const style = isToday ? ({ timeStyle: 'short' } as const) : ({ dateStyle: 'medium' } as const);
  return new Intl.DateTimeFormat(interfaceLocale, style).format(at);
}
