import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ActionList } from './action-list.tsx';
import { Comparison, useComparison } from './comparison.tsx';
import { actionLabels, tidyStrings as strings } from './strings.ts';
import type { TidyRequest } from './tidy-request.ts';
import { type TidyResult, useTidy } from './use-tidy.ts';

export interface TidyDialogProps extends TidyRequest {
  open: boolean;
  onOpenChange(open: boolean): void;
}

const noParts: TidyResult['parts'] = [];

/** Offers ways to tidy text, then shows what would change. */
export function TidyDialog(props: TidyDialogProps) {
  const { open, onOpenChange, text, tier, onApply, onUpgrade } = props;
  const { state, removeFillers, ask, back } = useTidy(props);
  const result = state.step === 'comparing' ? state.result : null;
  const comparison = useComparison(result?.parts ?? noParts);
  const close = () => onOpenChange(false);

  if (!result) {
    const isPremium = tier === 'premium';
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title={strings.title} description={strings.lead}>
        <ActionList
          cost={isPremium ? text.length : undefined}
          working={state.step === 'working' ? state.action : null}
          failure={state.step === 'choosing' ? state.failure : undefined}
          onFillers={removeFillers}
          onAction={isPremium ? ask : onUpgrade}
        />
      </Dialog>
    );
  }

  const { count, accepted } = comparison;
  const { action, cost, parts } = result;
  const apply = () => {
    close();
    if (accepted > 0) onApply(comparison.result());
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={strings.compareTitle}
      description={
        <>
          {actionLabels[action]}
          {cost && <span className="block">{strings.used(cost.used, cost.of)}</span>}
        </>
      }
      className="sm:w-[min(45rem,calc(100vw-2rem))]"
      footer={
        count === 0 ? (
          <Button variant="outline" onClick={back}>
            {strings.back}
          </Button>
        ) : (
          <>
            <Button variant="quiet" onClick={close}>
              {strings.keep}
            </Button>
            <Button onClick={apply}>
              {accepted === count ? strings.acceptAll : strings.acceptSome(accepted, count)}
            </Button>
          </>
        )
      }
    >
      <Comparison parts={parts} comparison={comparison} />
    </Dialog>
  );
}
