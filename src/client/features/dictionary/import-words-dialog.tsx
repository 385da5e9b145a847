import { useState } from 'react';
import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import { formatList } from '../../interface/format-list.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { everydayForms } from './everyday-forms.ts';
import { EverydayWarning } from './everyday-warning.tsx';
import { dictionaryStrings as strings } from './strings.ts';

/** The words in a file, before anything is taken from it. */
export interface ReadWords {
  /** The new words that fit into the list. */
  words: readonly DictionaryEntry[];
  skippedRows: readonly number[];
  duplicates: readonly string[];
  /** How many new words the list has no room for. */
  overLimit: number;
}

export interface ImportWordsDialogProps {
  read: ReadWords;
  onImport(words: readonly DictionaryEntry[]): void;
  onClose(): void;
}

/** Shows what would be replaced from now on. Rules for everyday words are left out unless somebody chooses them. */
export function ImportWordsDialog({ read, onImport, onClose }: ImportWordsDialogProps) {
  const [chosen, setChosen] = useState(
    () => new Set(read.words.filter(({ heard }) => everydayForms(heard).length === 0)),
  );
  const choose = (entry: DictionaryEntry, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(entry);
    else next.delete(entry);
    setChosen(next);
  };
  const notes = [
    read.skippedRows.length > 0 && strings.skippedRows(formatList(read.skippedRows.map(String))),
    read.duplicates.length > 0 && strings.duplicates(formatList(read.duplicates)),
    read.overLimit > 0 && strings.overLimit(read.overLimit),
  ].filter((note) => note !== false);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={strings.importTitle}
      description={strings.importText}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {strings.cancel}
          </Button>
          <Button
            disabled={chosen.size === 0}
            onClick={() => onImport(read.words.filter((entry) => chosen.has(entry)))}
          >
            {strings.importWords(chosen.size)}
          </Button>
        </>
      }
    >
      <ul className="mt-4 rounded-control border border-line">
        {read.words.map((entry) => (
          <li key={entry.written} className="border-line not-first:border-t">
            <label className="flex cursor-pointer items-start gap-3 px-4 py-3 text-sm">
              <input
                type="checkbox"
                checked={chosen.has(entry)}
                onChange={({ target }) => choose(entry, target.checked)}
                className="mt-0.5 size-5 shrink-0 cursor-pointer"
              />
              <span className="min-w-0 flex-1">
                <span dir="auto" className="block font-semibold">
                  {entry.written}
                </span>
                {entry.heard.length > 0 && (
                  <span className="block text-muted">{strings.insteadOf(formatList(entry.heard))}</span>
                )}
                <EverydayWarning heard={entry.heard} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="mt-3 text-muted text-sm">
          {note}
        </p>
      ))}
    </Dialog>
  );
}
