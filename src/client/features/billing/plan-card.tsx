import { Check, Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Plan } from '../../../shared/entities.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { formatPrice } from './format.ts';
import { planTexts, billingStrings as strings } from './strings.ts';
import { usePlanFeatures } from './use-plan-features.ts';

const frame = (premium: boolean) =>
  cx(
    'card flex min-w-0 flex-col p-6 max-[20rem]:p-4 sm:p-8 md:row-span-5 md:grid md:grid-rows-subgrid md:gap-y-0',
    premium && 'border-accent max-md:order-first',
  );

export function PlanCard({
  plan,
  current,
  children,
}: {
  plan: Plan;
  current: boolean;
  children?: ReactNode;
}) {
  const premium = plan.metadata.tier === 'premium';
  const { price } = plan;
  const tier = premium ? 'premium' : 'free';
  const { name, description, features } = planTexts?.[tier] ?? plan;
  const offered = usePlanFeatures(tier, features);
  return (
    <section aria-labelledby={`plan-${plan.id}`} data-plan={plan.metadata.tier} className={frame(premium)}>
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3">
        <h2 id={`plan-${plan.id}`} className="flex items-center gap-2 font-bold font-serif text-xl">
          {premium && <Crown aria-hidden="true" className="size-5 text-accent" />}
          {name}
        </h2>
        {current && <Badge>{strings.yourPlan}</Badge>}
      </div>
      {/* Premium’s names HD voices and translations. The paragraph stays, because the cards share their rows. */}
      <p className="mt-1 text-muted">{(offered.offersAll || !premium) && description}</p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
        <span className="font-bold font-serif text-3xl tabular-nums">{formatPrice(price)}</span>{' '}
        <span className="text-muted">{strings.perInterval(price.recurring.interval)}</span>
      </p>
      <div className="mt-5 md:min-h-20">{children}</div>
      <ul className="mt-6 space-y-2.5 border-line border-t pt-6">
        {offered.features.map((feature) => (
          <li key={feature} className="flex items-start gap-3">
            <Check
              aria-hidden="true"
              className={cx('mt-1 size-4 shrink-0', premium ? 'text-accent' : 'text-muted')}
            />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
