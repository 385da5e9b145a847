import { brand } from '../../../shared/brand.ts';
import type { Tier } from '../../../shared/limits.ts';
import { useExcess } from '../../features/saved/use-excess.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { DialogControl } from './dialog-control.ts';
import { saveLimitStrings } from './strings.ts';

export interface SaveLimitDialogProps {
  userId: string | undefined;
  tier: Tier;
  onViewSaved(): void;
  onUpgrade(): void;
}

export function SaveLimitDialog(props: DialogControl & SaveLimitDialogProps) {
  const { userId, tier, onViewSaved, onUpgrade, ...control } = props;
  const excess = useExcess(userId);
  const view = () => {
    control.onOpenChange(false);
    onViewSaved();
  };
  return (
    <Dialog
      {...control}
      title={saveLimitStrings.title}
      description={saveLimitStrings.reached(tier)}
      footer={
        <>
          <Button variant="quiet" onClick={view}>
            {saveLimitStrings.view}
          </Button>
          {tier === 'free' ? (
            <Button onClick={onUpgrade}>{saveLimitStrings.upgrade}</Button>
          ) : (
            <a className={buttonClass('primary')} href={brand.contact} target="_blank" rel="noreferrer">
              {saveLimitStrings.contact}
            </a>
          )}
        </>
      }
    >
      <p className="mt-3 text-muted text-sm">
        {excess > 1 ? saveLimitStrings.over(excess) : saveLimitStrings.kept}
      </p>
    </Dialog>
  );
}
