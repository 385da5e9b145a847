import { Check } from 'lucide-react';
import { type KeyboardEvent, useRef, useSyncExternalStore } from 'react';
import { interfaceLocale } from '../../interface/translated.ts';
import { useMedia } from '../../platform/use-media.ts';
import type { DocumentsView } from '../../studio/documents.ts';
import { cx } from '../../ui/cx.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { SaveActions } from './create-save-actions.ts';
import { documentStrings as strings } from './strings.ts';

interface SavedStateProps {
  document: Pick<DocumentsView, 'saved' | 'savedAt' | 'isLinked'>;
  saving: SaveActions;
}

/** Says whether the open text is saved, and when. */
export function SavedState({ document, saving }: SavedStateProps) {
  const isSaving = useSyncExternalStore(saving.subscribe, saving.isSaving, () => false);
  const { saved, savedAt, isLinked } = document;
  // The name of the text needs the room more than the time does.
  const isNarrow = useMedia('(width < 40rem)');
  const tone = saved ? 'text-good' : isLinked ? 'text-warn' : 'text-muted';
  const words = saved
    ? strings.saved(savedAt === null || isNarrow ? '' : momentOf(savedAt))
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
export function TitleField({ initial, onDone }: { initial: string; onDone(title: string | null): void }) {
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
      className="control-height -outline-offset-2 -ms-2 w-72 min-w-0 rounded-control border border-control bg-surface px-2 font-semibold text-sm"
    />
  );
}

const timeFormat = new Intl.DateTimeFormat(interfaceLocale, { timeStyle: 'short' });
const dateFormat = new Intl.DateTimeFormat(interfaceLocale, { dateStyle: 'medium' });

/** The time, or the date if it wasn't today. */
function momentOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return (isToday ? timeFormat : dateFormat).format(at);
}
