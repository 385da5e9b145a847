import { ChevronRight, Pencil, Trash2 } from 'lucide-react';
import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import { formatList } from '../../interface/format-list.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { describeTranslations } from './describe-entry.ts';
import { dictionaryStrings as strings } from './strings.ts';

/** The columns on wide screens. The header has no buttons, so the last column has a minimum width. */
export const rowClass =
  'grid grid-cols-[minmax(0,2fr)_minmax(0,4fr)_minmax(0,2.5fr)_minmax(0,2fr)_minmax(5.5rem,auto)] items-center gap-x-4 px-5 py-3';

export interface WordRowProps {
  entry: DictionaryEntry;
  onEdit(): void;
  onDelete(): void;
}

export function WordRow({ entry, onEdit, onDelete }: WordRowProps) {
  const { written, heard, spoken } = entry;
  return (
    <li className={`${rowClass} border-line border-t`}>
      <span className="wrap-anywhere font-semibold">
        <bdi>{written}</bdi>
      </span>
      <span className="wrap-anywhere">{formatList(heard)}</span>
      <span className="wrap-anywhere">
        {describeTranslations(entry) ?? <span className="text-muted">{strings.normal}</span>}
      </span>
      <span className="wrap-anywhere">
        {spoken ? <bdi>{spoken}</bdi> : <span className="text-muted">{strings.asWritten}</span>}
      </span>
      <span className="flex items-center">
        <IconButton label={strings.edit(written)} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton label={strings.remove(written)} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
}

/** On phones the whole row opens the word, which can be deleted there. */
export function NarrowWordRow({ entry, onEdit }: Omit<WordRowProps, 'onDelete'>) {
  const { written, heard } = entry;
  return (
    <li className="border-line border-t">
      <button
        type="button"
        aria-label={strings.edit(written)}
        onClick={onEdit}
        className="flex w-full items-center gap-3 px-4 py-3 text-start"
      >
        <span className="wrap-anywhere min-w-0 flex-1">
          <span className="block font-semibold">
            <bdi>{written}</bdi>
          </span>
          {heard.length > 0 && (
            <span className="block text-muted text-sm">{strings.heardAs(formatList(heard))}</span>
          )}
          <span className="block text-muted text-sm">
            {describeTranslations(entry) ?? strings.translatedNormally}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted rtl:rotate-180" />
      </button>
    </li>
  );
}
