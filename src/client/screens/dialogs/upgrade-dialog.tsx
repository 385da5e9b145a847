import { Check, Crown } from 'lucide-react';
import { builtInPremium } from '../../../shared/plans.ts';
import { planTexts } from '../../features/billing/strings.ts';
import { usePlanFeatures } from '../../features/billing/use-plan-features.ts';
import { usePremiumPrice } from '../../features/billing/use-premium-price.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { navigate } from '../../ui/router.tsx';
import type { DialogControl } from './dialog-control.ts';
import { upgradeStrings } from './strings.ts';

export function UpgradeDialog(control: DialogControl) {
  const price = usePremiumPrice();
  const { features } = usePlanFeatures('premium', (planTexts?.premium ?? builtInPremium).features);
  const subscribe = () => {
    control.onOpenChange(false);
    navigate('/subscribe');
  };
  return (
    <Dialog
      {...control}
      lead={
        <span className="mb-4 flex size-12 items-center justify-center rounded-card bg-tint text-accent">
          <Crown aria-hidden="true" className="size-6" />
        </span>
      }
      title={upgradeStrings.title}
      description={upgradeStrings.lead(price)}
      footer={
        <>
          <Button variant="quiet" onClick={() => control.onOpenChange(false)}>
            {upgradeStrings.later}
          </Button>
          <Button onClick={subscribe}>{upgradeStrings.subscribe}</Button>
        </>
      }
    >
      <ul className="mt-4 space-y-1.5 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
