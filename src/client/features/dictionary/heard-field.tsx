import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { entryLimits } from '../../../shared/dictionary/entry.ts';
import { textDirection } from '../../ui/text-direction.ts';
import { addHeard, type EntryDraft } from './entry-draft.ts';
import { EverydayWarning } from './everyday-warning.tsx';
import { labelClass } from './field-style.ts';
import { dictionaryStrings as strings } from './strings.ts';

/** How long somebody hasn't typed before the word counts as a whole one. */
const pauseMs = 600;

export interface HeardFieldProps {
  heard: readonly string[];
  typed: string;
  onChange(change: Partial<Pick<EntryDraft, 'heard' | 'typed'>>): void;
}

/**
 * Text left in the field is added when the form is saved. If it were added on blur, the Save button would move away
 * from the pointer.
 */
export function HeardField({ heard, typed, onChange }: HeardFieldProps) {
  const id = useId();
  const [paused, setPaused] = useState('');
  // Half a word may be an everyday one. On blur, the warning would move the Save button as well.
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div>
      <label htmlFor={id} className={labelClass}>
        {strings.heard}
      </label>
      <div className="flex min-h-(--target) flex-wrap items-center gap-1.5 rounded-control border border-control bg-surface px-2 py-1 focus-within:outline-2 focus-within:outline-accent">
        {heard.map((form) => (
          <span
            key={form}
            dir="auto"
            className="inline-flex items-center rounded-full border border-control bg-sunken ps-3 font-semibold text-sm"
          >
            {form}
            <button
              type="button"
              aria-label={strings.removeHeard(form)}
              onClick={() => onChange({ heard: heard.filter((each) => each !== form) })}
              className="flex size-8 items-center justify-center rounded-full pointer-coarse:size-11"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </span>
        ))}
        <input
          id={id}
          value={typed}
          dir={textDirection(typed)}
          autoComplete="off"
          maxLength={entryLimits.heard}
          placeholder={heard.length === 0 ? strings.heardHint : undefined}
          onChange={(event) => onChange({ typed: event.target.value })}
          onKeyDown={(event) => {
            // These keys belong to the input method while it composes a word.
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter' && typed.trim() !== '') {
              event.preventDefault();
              onChange({ heard: addHeard(heard, typed), typed: '' });
            } else if (event.key === 'Backspace' && typed === '') onChange({ heard: heard.slice(0, -1) });
          }}
          className="min-w-32 flex-1 bg-transparent px-1 text-base outline-none sm:text-sm"
        />
      </div>
      <div role="status">
        <EverydayWarning heard={paused === typed ? addHeard(heard, typed) : heard} />
      </div>
    </div>
  );
}
