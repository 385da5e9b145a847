import { Volume2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { type DictionaryEntry, entryKey, entryLimits } from '../../../shared/dictionary/entry.ts';
import { engineLocale } from '../../../shared/languages.ts';
import { createBrowserSpeaker } from '../../platform/speaker.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { Button } from '../../ui/button.tsx';
import { textDirection } from '../../ui/text-direction.ts';
import { draftOf, type EntryDraft, emptyDraft, entryOf } from './entry-draft.ts';
import { fieldClass, labelClass } from './field-style.ts';
import { HeardField } from './heard-field.tsx';
import { dictionaryStrings as strings } from './strings.ts';
import { TranslationsField } from './translations-field.tsx';

export interface WordFormProps {
  /** Null for a new word. */
  entry: DictionaryEntry | null;
  entries: readonly DictionaryEntry[];
  /** Resolves once the entry has been stored or storing it has failed. */
  onSave(entry: DictionaryEntry): Promise<void>;
  /** Undefined where the list has its own delete button. */
  onDelete: ((entry: DictionaryEntry) => Promise<void>) | undefined;
  onCancel(): void;
}

export function WordForm({ entry, entries, onSave, onDelete, onCancel }: WordFormProps) {
  const id = useId();
  const [{ language }] = useSettings();
  const [draft, setDraft] = useState<EntryDraft>(entry ? draftOf(entry) : emptyDraft);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<EntryDraft>) => setDraft((last) => ({ ...last, ...part }));
  const key = entryKey(draft.written);
  const isOwn = entry !== null && entryKey(entry.written) === key;
  const exists = !busy && !isOwn && entries.some(({ written }) => entryKey(written) === key);
  const [speaker] = useState(createBrowserSpeaker);

  const listen = () =>
    speaker.speak({
      text: draft.spoken.trim() || draft.written,
      locale: engineLocale(language),
      rate: () => 1,
      onEvent: () => {},
    });
  const whileBusy = async (work: Promise<void>) => {
    setBusy(true);
    await work;
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const newEntry = entryOf(draft);
    if (newEntry && !exists) void whileBusy(onSave(newEntry));
  };

  return (
    <form
      onSubmit={submit}
      onKeyDown={({ key: pressed, nativeEvent }) =>
        pressed === 'Escape' && !nativeEvent.isComposing && onCancel()
      }
      className="grid gap-4 md:grid-cols-2"
    >
      <div>
        <label htmlFor={`${id}w`} className={labelClass}>
          {strings.written}
        </label>
        <input
          id={`${id}w`}
          // biome-ignore lint/a11y/noAutofocus: the form was opened to type here
          autoFocus
          value={draft.written}
          dir={textDirection(draft.written)}
          required
          autoComplete="off"
          maxLength={entryLimits.written}
          aria-invalid={exists}
          aria-describedby={exists ? `${id}e` : undefined}
          onChange={(event) => change({ written: event.target.value })}
          className={fieldClass}
        />
        {exists && (
          <p id={`${id}e`} role="alert" className="mt-1 text-bad text-sm">
            {strings.exists}
          </p>
        )}
      </div>
      <HeardField heard={draft.heard} typed={draft.typed} onChange={change} />
      <TranslationsField draft={draft} onChange={change} />
      <div>
        <label htmlFor={`${id}s`} className={labelClass}>
          {strings.spokenOptional}
        </label>
        <div className="flex gap-2">
          <input
            id={`${id}s`}
            value={draft.spoken}
            dir={textDirection(draft.spoken)}
            autoComplete="off"
            maxLength={entryLimits.spoken}
            onChange={(event) => change({ spoken: event.target.value })}
            className={`${fieldClass} min-w-0 flex-1`}
          />
          <Button variant="quiet" className="px-3 text-accent!" disabled={key === ''} onClick={listen}>
            <Volume2 aria-hidden="true" className="size-4" />
            {strings.listen}
          </Button>
        </div>
      </div>
      <div className="flex justify-end gap-2 max-md:flex-col-reverse md:col-span-2">
        {entry && onDelete && (
          <Button variant="danger" disabled={busy} onClick={() => void whileBusy(onDelete(entry))}>
            {strings.delete}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {strings.cancel}
        </Button>
        <Button type="submit" disabled={busy || key === '' || exists}>
          {strings.save}
        </Button>
      </div>
    </form>
  );
}
