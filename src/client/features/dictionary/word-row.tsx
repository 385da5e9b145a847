import { Pencil, Trash2 } from 'lucide-react';
import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { describeTranslations } from './describe-entry.ts';
import { dictionaryStrings as strings } from './strings.ts';

/** The columns of the list on wide screens. */
export const rowClass =
  'grid gap-x-4 px-4 py-3 max-md:grid-cols-[minmax(0,1fr)_auto] sm:px-5 md:grid-cols-[minmax(0,2fr)_minmax(0,4fr)_minmax(0,2.5fr)_minmax(0,2fr)_auto] md:items-center';

export interface WordRowProps {
  entry: DictionaryEntry;
  onEdit(): void;
  onDelete(): void;
}

export function WordRow({ entry, onEdit, onDelete }: WordRowProps) {
  const { written, heard, spoken } = entry;
  const translations = describeTranslations(entry);
  const forms = heard.join(', ');
  return (
    <li className={`${rowClass} border-line border-t`}>
      <span dir="auto" className="wrap-anywhere col-start-1 font-semibold">
        {written}
      </span>
      <span dir="auto" className="wrap-anywhere col-start-1 max-md:text-muted max-md:text-sm md:col-start-2">
        {forms !== '' && (
          <>
            <span className="md:hidden">{strings.heardAs(forms)}</span>
            <span className="max-md:hidden">{forms}</span>
          </>
        )}
      </span>
      <span className="wrap-anywhere col-start-1 max-md:text-muted max-md:text-sm md:col-start-3">
        {translations ?? <span className="text-muted max-md:hidden">{strings.asUsual}</span>}
      </span>
      <span dir="auto" className="wrap-anywhere col-start-1 max-md:hidden md:col-start-4">
        {spoken ?? <span className="text-muted">{strings.asWritten}</span>}
      </span>
      <span className="flex items-center max-md:col-start-2 max-md:row-span-3 max-md:row-start-1 md:col-start-5">
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
