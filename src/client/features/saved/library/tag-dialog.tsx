import { Check, Minus, Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { LibraryItem } from '../../../../shared/calls/library-calls.ts';
import { documentLimits } from '../../../../shared/document/document-limits.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { libraryStrings as strings } from '../strings.ts';
import { useLibrarySummary } from './use-library.ts';
import type { TagChange } from './use-library-actions.ts';

export interface TagDialogProps {
  userId: string;
  /** The documents to tag. */
  items: readonly LibraryItem[];
  onChange(change: TagChange): void;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** More suggestions than anybody reads. */
const mostShown = 40;

const clean = (tag: string): string => tag.replace(/\s+/gu, ' ').trim().slice(0, documentLimits.tag);

/** Sets and removes tags of one or several documents. Only tags that were pressed change. */
export function TagDialog({ userId, items, onChange, open, onOpenChange }: TagDialogProps) {
  const field = useId();
  const known = useLibrarySummary(userId).data?.tags ?? [];
  const [typed, setTyped] = useState('');
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const before = new Map<string, number>();
  for (const tag of items.flatMap(({ tags }) => tags)) before.set(tag, (before.get(tag) ?? 0) + 1);

  const stateOf = (tag: string): 'all' | 'some' | 'none' => {
    const now = pressed.get(tag);
    if (now !== undefined) return now ? 'all' : 'none';
    const count = before.get(tag) ?? 0;
    return count === 0 ? 'none' : count === items.length ? 'all' : 'some';
  };
  const press = (tag: string, isSet: boolean) => setPressed(new Map([...pressed, [tag, isSet]]));

  const tags = [...new Set([...pressed.keys(), ...before.keys(), ...known.map(({ tag }) => tag)])];
  const wanted = clean(typed).toLowerCase();
  const shown = tags.filter((tag) => tag.toLowerCase().includes(wanted)).slice(0, mostShown);
  const same = tags.find((tag) => tag.toLowerCase() === wanted);

  const add = () => {
    if (wanted === '') return;
    press(same ?? clean(typed), true);
    setTyped('');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    add();
  };

  const chosen = [...pressed];
  const change = {
    add: chosen.filter(([, isSet]) => isSet).map(([tag]) => tag),
    remove: chosen.filter(([, isSet]) => !isSet).map(([tag]) => tag),
  };
  const isFull = items.some(
    (item) =>
      new Set([...item.tags.filter((tag) => !change.remove.includes(tag)), ...change.add]).size >
      documentLimits.tags,
  );
  const save = () => {
    onOpenChange(false);
    if (chosen.length > 0) onChange(change);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={strings.tags}
      footer={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {strings.cancel}
          </Button>
          <Button disabled={isFull} onClick={save}>
            {strings.save}
          </Button>
        </>
      }
    >
      <form onSubmit={onSubmit} className="mt-4 flex gap-2">
        <label htmlFor={field} className="sr-only">
          {strings.newTag}
        </label>
        <input
          id={field}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={strings.newTag}
          maxLength={documentLimits.tag}
          dir="auto"
          autoComplete="off"
          enterKeyHint="done"
          className="control-height w-full min-w-0 rounded-control border border-control bg-surface px-3 text-base text-ink placeholder:text-muted sm:text-sm"
        />
        <Button type="submit" variant="outline" disabled={wanted === ''}>
          {strings.add}
        </Button>
      </form>
      <ul aria-label={strings.tags} className="mt-4 flex min-h-20 flex-wrap content-start gap-2">
        {shown.map((tag) => {
          const state = stateOf(tag);
          const Icon = state === 'all' ? Check : state === 'some' ? Minus : Plus;
          return (
            <li key={tag} className="max-w-full">
              <button
                type="button"
                aria-pressed={state === 'some' ? 'mixed' : state === 'all'}
                onClick={() => press(tag, state !== 'all')}
                className={cx(
                  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border px-3 text-sm pointer-coarse:min-h-11',
                  state === 'none'
                    ? 'border-control bg-surface text-ink hover:bg-sunken'
                    : 'border-accent bg-tint text-accent',
                )}
              >
                <Icon aria-hidden="true" className="size-4 shrink-0" />
                <span dir="auto" className="truncate">
                  {tag}
                </span>
              </button>
            </li>
          );
        })}
        {shown.length === 0 && <li className="py-2 text-muted text-sm">{strings.noTags}</li>}
      </ul>
      {isFull && (
        <p role="alert" className="mt-3 text-bad text-sm">
          {strings.mostTags(documentLimits.tags)}
        </p>
      )}
    </Dialog>
  );
}
