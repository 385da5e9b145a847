import { useId, useState } from 'react';
import { documentLimits } from '../../../shared/document/document-limits.ts';
import type { TextRange } from '../../../shared/sentences.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SpeakerBadge } from './speaker-badge.tsx';
import { turnStrings as strings } from './strings.ts';
import type { TurnRow } from './turn-rows.ts';

export interface TurnDialogProps {
  row: TurnRow;
  names: readonly string[];
  onClose(): void;
  onName(name: string, every: boolean): void;
  /** Gives the rest of the turn to somebody else. */
  onSplit(rest: TextRange): void;
}

/** Says who speaks in a turn, or where somebody else begins to. */
export function TurnDialog({ row, names, onClose, onName, onSplit }: TurnDialogProps) {
  const [name, setName] = useState(row.speaker ?? '');
  const [every, setEvery] = useState(false);
  const id = useId();
  const [, ...later] = row.sentences;
  const submit = () => {
    const typed = name.trim();
    if (typed !== '' && typed !== row.speaker) onName(typed, every);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={strings.title}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {strings.cancel}
          </Button>
          <Button type="submit" form={`${id}-form`}>
            {strings.done}
          </Button>
        </>
      }
    >
      <form
        id={`${id}-form`}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {names.length > 0 && (
          <div className="mt-4 flex flex-wrap gap-2">
            {names.map((each, place) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === name}
                onClick={() => setName(each)}
                className={cx(
                  'control-height flex max-w-full items-center gap-2 rounded-full border ps-1 pe-3 font-semibold text-sm',
                  each === name ? 'border-accent bg-tint' : 'border-control hover:bg-sunken',
                )}
              >
                <SpeakerBadge name={each} place={place} />
                <bdi className="truncate">{each}</bdi>
              </button>
            ))}
          </div>
        )}
        <label htmlFor={id} className="mt-4 block text-muted text-sm">
          {strings.name}
        </label>
        <input
          id={id}
          value={name}
          maxLength={documentLimits.speaker}
          dir="auto"
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          className="control-height mt-1 w-full rounded-control border border-control bg-surface px-3 text-base"
        />
        <label className="control-height mt-2 flex cursor-pointer items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={every}
            onChange={({ target }) => setEvery(target.checked)}
            className="size-5 accent-accent"
          />
          {row.speaker === undefined ? strings.everyUnknown : strings.every(row.speaker)}
        </label>
      </form>
      {later.length > 0 && (
        <details className="mt-3 border-line border-t pt-3">
          <summary className="control-height flex cursor-pointer items-center font-semibold text-sm">
            {strings.split}
          </summary>
          <p className="text-muted text-sm">{strings.splitText}</p>
          <ul className="mt-2">
            {later.map(({ range, text }) => (
              <li key={range.start}>
                <button
                  type="button"
                  dir="auto"
                  onClick={() => {
                    onSplit({ start: range.start, end: row.end });
                    onClose();
                  }}
                  className="control-height w-full rounded-control px-3 py-2 text-start text-base hover:bg-sunken"
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Dialog>
  );
}
