import { Check, ChevronDown, ChevronUp, X } from 'lucide-react';
import { useState } from 'react';
import { applyChanges, type ComparedPart } from '../../../shared/tidy/compare-texts.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { addedClass, ChangeText, removedClass, unspokenClass } from './change-text.tsx';
import { tidyStrings as strings } from './strings.ts';

interface Choices {
  parts: readonly ComparedPart[];
  rejected: ReadonlySet<number>;
  current: number;
}

/** All changes count as accepted until they are rejected. New parts reset the choices. */
export function useComparison(parts: readonly ComparedPart[]) {
  const count = parts.filter((part) => typeof part === 'object').length;
  const [last, setChoices] = useState<Choices>({ parts, rejected: new Set(), current: 0 });
  const choices = last.parts === parts ? last : { parts, rejected: new Set<number>(), current: 0 };
  const { rejected, current } = choices;
  const isAccepted = (index: number) => !rejected.has(index);
  const choose = (next: number) => setChoices({ ...choices, current: next });
  return {
    count,
    accepted: count - rejected.size,
    current,
    choose,
    isAccepted,
    move: (by: 1 | -1) => choose((current + by + count) % count),
    decide(accept: boolean) {
      const next = new Set(rejected);
      if (accept) next.delete(current);
      else next.add(current);
      setChoices({ parts, rejected: next, current: Math.min(current + 1, count - 1) });
    },
    result: () => applyChanges(parts, isAccepted),
  };
}

export interface ComparisonProps {
  parts: readonly ComparedPart[];
  comparison: ReturnType<typeof useComparison>;
}

/** Shows the changes and lets people accept or reject them one at a time. */
export function Comparison({ parts, comparison }: ComparisonProps) {
  const { count, current, choose, isAccepted, move, decide } = comparison;
  if (count === 0) return <p className="mt-4 text-muted">{strings.nothing}</p>;
  const hasUnspoken = parts.some((part) => typeof part === 'object' && part.unspoken.length > 0);
  return (
    <div className="mt-4 border-line border-t">
      <ChangeText parts={parts} current={current} isAccepted={isAccepted} onChoose={choose} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-3 text-sm">
        <span aria-hidden="true" className="flex flex-wrap gap-3 text-xs">
          <span className={removedClass}>{strings.removed}</span>
          <span className={addedClass}>{strings.added}</span>
          {hasUnspoken && <span className={unspokenClass}>{strings.unspoken}</span>}
        </span>
        <span className="ms-auto text-muted" role="status">
          {strings.position(current + 1, count)}
        </span>
        <span className="flex flex-wrap items-center">
          <Button
            variant="quiet"
            className="px-3 max-sm:px-2"
            aria-pressed={!isAccepted(current)}
            onClick={() => decide(false)}
          >
            <X aria-hidden="true" className="size-4" />
            {strings.reject}
          </Button>
          <Button
            variant="quiet"
            className="px-3 text-accent! max-sm:px-2"
            aria-pressed={isAccepted(current)}
            onClick={() => decide(true)}
          >
            <Check aria-hidden="true" className="size-4" />
            {strings.accept}
          </Button>
          <span className="flex">
            <IconButton label={strings.previous} onClick={() => move(-1)}>
              <ChevronUp aria-hidden="true" />
            </IconButton>
            <IconButton label={strings.next} onClick={() => move(1)}>
              <ChevronDown aria-hidden="true" />
            </IconButton>
          </span>
        </span>
      </div>
    </div>
  );
}
