import { Plus, Search } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { type DictionaryEntry, entryKey, putEntry } from '../../../shared/dictionary/entry.ts';
import { useMedia } from '../../platform/use-media.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { textDirection } from '../../ui/text-direction.ts';
import { useToast } from '../../ui/toast.tsx';
import { matchesSearch } from './describe-entry.ts';
import { dictionaryStrings as strings } from './strings.ts';
import type { Dictionary } from './use-dictionary.ts';
import { useWordFiles } from './use-word-files.ts';
import { WordForm } from './word-form.tsx';
import { NarrowWordRow, rowClass, WordRow } from './word-row.tsx';

const loadMenu = () => import('./words-menu-content.tsx').then((module) => module.WordsMenuContent);
const ImportWordsDialog = lazyPart(() =>
  import('./import-words-dialog.tsx').then((module) => module.ImportWordsDialog),
);

type Editing = { entry: DictionaryEntry | null };

const isSameWord = (one: DictionaryEntry, other: DictionaryEntry | null | undefined): boolean =>
  !!other && entryKey(one.written) === entryKey(other.written);

/** The list of words, with search, a form, and import and export. On phones the form is a sheet. */
export function WordList({ dictionary }: { dictionary: Dictionary }) {
  const { entries, limit, place, save } = dictionary;
  const toast = useToast();
  const narrow = useMedia('(max-width: 47.99rem)');
  const [search, setSearch] = useState('');
  const [editing, setEditing] = useState<Editing | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const { read, readFile, dismissFile, importWords, exportFile } = useWordFiles(dictionary);
  const isEditing = (entry: DictionaryEntry) => isSameWord(entry, editing?.entry);
  // A search doesn't close the form.
  const found = entries.filter((entry) => isEditing(entry) || matchesSearch(entry, search));
  const full = entries.length >= limit;
  const close = () => setEditing(null);
  const add = () => setEditing({ entry: null });

  const remove = async (entry: DictionaryEntry) => {
    const isOther = (each: DictionaryEntry) => !isSameWord(each, entry);
    const at = entries.findIndex((each) => !isOther(each));
    if (!(await save((now) => now.filter(isOther)))) return;
    // Another word may be open in the form.
    setEditing((now) => (isSameWord(entry, now?.entry) ? null : now));
    const putBack = () =>
      void save((now) => {
        const others = now.filter(isOther);
        return [...others.slice(0, at), entry, ...others.slice(at)];
      });
    toast({
      title: strings.deleted,
      description: entry.written,
      action: { label: strings.undo, altText: strings.undoAlt, onClick: putBack },
    });
  };

  const form = editing && (
    <WordForm
      key={editing.entry?.written ?? ''}
      entry={editing.entry}
      entries={entries}
      onCancel={close}
      onSave={async (entry) => {
        if (await save((now) => putEntry(now, entry, editing.entry?.written))) close();
      }}
      onDelete={narrow && editing.entry ? remove : undefined}
    />
  );

  return (
    <>
      <section aria-label={strings.title} className="card overflow-hidden">
        <div className="flex gap-2 p-3 sm:px-5 sm:py-4">
          <div className="relative min-w-0 flex-1">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 start-3 size-4 -translate-y-1/2 text-muted"
            />
            <input
              type="text"
              inputMode="search"
              dir={textDirection(search)}
              autoComplete="off"
              aria-label={strings.searchLabel}
              placeholder={strings.search}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              className="control-height w-full rounded-control border border-control bg-surface pe-3 ps-9 text-base text-ink placeholder:text-muted sm:text-sm"
            />
          </div>
          <Button variant="outline" disabled={full} onClick={add} className="max-md:hidden">
            <Plus aria-hidden="true" className="size-4" />
            {strings.add}
          </Button>
          <MoreButton
            label={strings.more}
            load={loadMenu}
            props={{
              onImport: () => file.current?.click(),
              onExport: entries.length === 0 ? undefined : () => void exportFile(),
            }}
          />
          <input
            ref={file}
            type="file"
            accept=".csv,text/csv,text/plain"
            hidden
            data-testid="words-file"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void readFile(chosen);
              target.value = '';
            }}
          />
        </div>
        {full && <p className="px-5 pb-3 text-sm text-warn">{strings.full(limit)}</p>}
        <div aria-hidden="true" className={`${rowClass} text-muted text-sm max-md:hidden`}>
          <span>{strings.written}</span>
          <span>{strings.heard}</span>
          <span>{strings.translations}</span>
          <span>{strings.spoken}</span>
        </div>
        {!narrow && editing && !editing.entry && (
          <div className="border-line border-t bg-sunken p-5">{form}</div>
        )}
        <ul>
          {found.map((entry) =>
            !narrow && isEditing(entry) ? (
              <li key={entry.written} className="border-line border-t bg-sunken p-5">
                {form}
              </li>
            ) : narrow ? (
              <NarrowWordRow key={entry.written} entry={entry} onEdit={() => setEditing({ entry })} />
            ) : (
              <WordRow
                key={entry.written}
                entry={entry}
                onEdit={() => setEditing({ entry })}
                onDelete={() => void remove(entry)}
              />
            ),
          )}
        </ul>
        {found.length === 0 && !editing && (
          <p className="border-line border-t px-5 py-10 text-center text-muted">
            {entries.length === 0 ? strings.empty : strings.nothingFound}
          </p>
        )}
        <div className="flex flex-wrap justify-between gap-x-4 border-line border-t px-4 py-3 text-muted text-sm sm:px-5">
          <span>{strings.count(entries.length, limit)}</span>
          <span>{place === 'account' ? strings.withAccount : strings.onDevice}</span>
        </div>
      </section>
      <Button disabled={full} onClick={add} className="mt-3 w-full md:hidden">
        <Plus aria-hidden="true" className="size-4" />
        {strings.add}
      </Button>
      {read && (
        <Suspense>
          <ImportWordsDialog
            read={read}
            onImport={(words) => void importWords(words)}
            onClose={dismissFile}
          />
        </Suspense>
      )}
      {narrow && editing && (
        <Dialog
          open
          onOpenChange={(open) => !open && close()}
          title={editing.entry ? strings.editWord : strings.newWord}
        >
          <div className="mt-4">{form}</div>
        </Dialog>
      )}
    </>
  );
}
