import { Crown, Sparkles } from 'lucide-react';
import { type TidyAction, tidyActions } from '../../../shared/tidy/tidy-actions.ts';
import { page } from '../../platform/page.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { actionLabels, tidyStrings as strings } from './strings.ts';

export interface ActionListProps {
  /** How many characters a provider action costs; undefined if it needs Premium. */
  cost: number | undefined;
  working: TidyAction | null;
  failure: string | undefined;
  onFillers(): void;
  onAction(action: TidyAction): void;
}

export function ActionList({ cost, working, failure, onFillers, onAction }: ActionListProps) {
  // The translation service does these, and the page removes filler words itself.
  const actions = page().off.includes('translation') ? [] : tidyActions;
  return (
    <>
      {failure !== undefined && (
        <Notice tone="bad" live title={strings.failed} className="mt-4">
          {failure}
        </Notice>
      )}
      <div className="mt-4 flex flex-col gap-2">
        <button
          type="button"
          className={buttonClass('outline', 'h-auto w-full justify-start py-2.5 text-start')}
          onClick={onFillers}
        >
          <span className="whitespace-normal">
            {actionLabels.fillers}
            <span className="block font-normal text-muted">{strings.fillersNote}</span>
          </span>
        </button>
        {actions.map((action) => (
          <Button
            key={action}
            variant="outline"
            className="h-auto w-full justify-start py-2.5 text-start"
            busy={working === action}
            disabled={working !== null && working !== action}
            onClick={() => onAction(action)}
          >
            <Sparkles aria-hidden="true" className="size-4 text-muted" />
            <span className="flex-1 whitespace-normal">{actionLabels[action]}</span>
            {cost === undefined ? (
              <Badge>
                <Crown aria-hidden="true" />
                {strings.premium}
              </Badge>
            ) : (
              <span className="font-normal text-muted">{strings.cost(cost)}</span>
            )}
          </Button>
        ))}
      </div>
    </>
  );
}
