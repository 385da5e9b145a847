import { brand } from '../../../shared/brand.ts';
import type { Tier } from '../../../shared/limits.ts';
import { saveLimitMessage } from '../../../shared/save-limit.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { DialogControl } from './dialog-control.ts';
import { saveLimitStrings } from './strings.ts';

export interface SaveLimitDialogProps {
  tier: Tier;
  onViewSaved(): void;
  onUpgrade(): void;
}

export function SaveLimitDialog(props: DialogControl & SaveLimitDialogProps) {
  const { tier, onViewSaved, onUpgrade, ...control } = props;
  const view = () => {
    control.onOpenChange(false);
    onViewSaved();
  };
  return (
    <Dialog
      {...control}
      title={saveLimitStrings.title}
      description={saveLimitMessage(tier)}
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
      <p className="mt-3 text-muted text-sm">{saveLimitStrings.kept}</p>
    </Dialog>
  );
}
