import { brand } from '../../../shared/brand.ts';
import type { Tier } from '../../../shared/limits.ts';
import { useExcess } from '../../features/saved/use-excess.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { personalStrings } from '../personal/strings.ts';
import { usePersonal } from '../personal-edition.ts';
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
  const personal = usePersonal();
  const view = () => {
    control.onOpenChange(false);
    onViewSaved();
  };
  return (
    <Dialog
      {...control}
      title={saveLimitStrings.title}
      description={(personal?.saveMessages.full ?? saveLimitStrings.reached)(tier)}
      footer={
        <>
          <Button variant={personal ? 'primary' : 'quiet'} onClick={view}>
            {saveLimitStrings.view}
          </Button>
          {tier === 'free' && <Button onClick={onUpgrade}>{saveLimitStrings.upgrade}</Button>}
          {tier === 'premium' && !personal && (
            <a className={buttonClass('primary')} href={brand.contact} target="_blank" rel="noreferrer">
              {saveLimitStrings.contact}
            </a>
          )}
        </>
      }
    >
      <p className="mt-3 text-muted text-sm">
        {excess > 1
          ? saveLimitStrings.over(excess)
          : personal
            ? personalStrings.stillHere
            : saveLimitStrings.kept}
      </p>
    </Dialog>
  );
}
