import { Check, Merge, Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { clockTime } from '../../../shared/clock-time.ts';
import { documentLimits } from '../../../shared/document/document-limits.ts';
import type { DocumentSpeaker } from '../../../shared/document/speakers.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SpeakerBadge } from './speaker-badge.tsx';
import { turnStrings as strings } from './strings.ts';

export interface SpeakerListProps {
  speakers: readonly DocumentSpeaker[];
  /** With the name of somebody else, the two become one. */
  onRename(before: string, after: string): void;
}

/** Everybody who speaks, with a field to change their name. */
export function SpeakerList({ speakers, onRename }: SpeakerListProps) {
  const [editing, setEditing] = useState<string | null>(null);
  if (speakers.length === 0) return <p className="mt-3 text-muted text-sm">{strings.noSpeakers}</p>;
  const finish = (before: string, after: string) => {
    setEditing(null);
    if (after !== '' && after !== before) onRename(before, after);
  };
  return (
    <>
      <ul className="mt-3 space-y-3">
        {speakers.map(({ name, turns, ms }, place) => (
          <li key={name} className="flex items-start gap-3">
            <span className="pt-0.5">
              <SpeakerBadge name={name} place={place} />
            </span>
            {editing === name ? (
              <NameForm
                name={name}
                others={speakers.flatMap((other) => (other.name === name ? [] : [other.name]))}
                onFinish={(after) => finish(name, after)}
              />
            ) : (
              <>
                <span className="min-w-0 flex-1">
                  <bdi className="block break-words font-semibold text-sm">{name}</bdi>
                  <span className="block text-muted text-sm tabular-nums">
                    {ms > 0 && `${clockTime(Math.round(ms / 1_000))} · `}
                    {strings.turns(turns)}
                  </span>
                </span>
                <IconButton label={strings.rename(name)} onClick={() => setEditing(name)}>
                  <Pencil aria-hidden="true" />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted text-sm">{strings.note}</p>
    </>
  );
}

interface NameFormProps {
  name: string;
  others: readonly string[];
  onFinish(name: string): void;
}

const selectName = (field: HTMLInputElement | null): void => field?.select();

function NameForm({ name, others, onFinish }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const id = useId();
  return (
    <form
      className="min-w-0 flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        onFinish(typed.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onFinish(name);
      }}
    >
      <span className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          {strings.name}
        </label>
        <input
          ref={selectName}
          id={id}
          value={typed}
          maxLength={documentLimits.speaker}
          dir="auto"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          className="control-height min-w-0 flex-1 rounded-control border border-control bg-surface px-3 text-base"
        />
        <button
          type="submit"
          aria-label={strings.saveName}
          title={strings.saveName}
          className="control-square flex shrink-0 items-center justify-center rounded-control bg-accent text-on-accent hover:bg-accent-strong"
        >
          <Check aria-hidden="true" className="size-5" />
        </button>
      </span>
      {others.length > 0 && (
        <span className="mt-2 block rounded-control bg-sunken p-3">
          <span className="block text-sm">{strings.mergeWith(name)}</span>
          <span className="mt-2 flex flex-wrap gap-2">
            {others.map((other) => (
              <Button
                key={other}
                variant="outline"
                aria-label={strings.merge(other)}
                className="max-w-full px-3"
                onClick={() => onFinish(other)}
              >
                <Merge aria-hidden="true" className="size-4 shrink-0" />
                <bdi className="truncate">{other}</bdi>
              </Button>
            ))}
          </span>
        </span>
      )}
    </form>
  );
}
