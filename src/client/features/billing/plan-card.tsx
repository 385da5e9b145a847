import { Check, Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Plan } from '../../../shared/entities.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { formatPrice } from './format.ts';
import { billingStrings as strings } from './strings.ts';

const frame = (premium: boolean) =>
  cx(
    'card flex flex-col p-6 sm:p-8 md:row-span-5 md:grid md:grid-rows-subgrid md:gap-y-0',
    premium && 'border-accent max-md:order-first',
  );

/** One plan: its price, what it gives, and what can be done with it. */
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
  return (
    <section aria-labelledby={`plan-${plan.id}`} data-plan={plan.metadata.tier} className={frame(premium)}>
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 id={`plan-${plan.id}`} className="flex items-center gap-2 font-bold font-serif text-xl">
          {premium && <Crown aria-hidden="true" className="size-5 text-accent" />}
          {plan.name}
        </h2>
        {current && <Badge>{strings.yourPlan}</Badge>}
      </div>
      <p className="mt-1 text-muted">{plan.description}</p>
      <p className="mt-5 flex items-baseline gap-2">
        <span className="font-bold font-serif text-3xl tabular-nums">{formatPrice(price)}</span>{' '}
        <span className="text-muted">{strings.perInterval(price.recurring.interval)}</span>
      </p>
      <div className="mt-5 md:min-h-20">{children}</div>
      <ul className="mt-6 space-y-2.5 border-line border-t pt-6">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-3">
            <Check
              aria-hidden="true"
              className={cx('mt-1 size-4 shrink-0', premium ? 'text-accent' : 'text-muted')}
            />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The place of a plan that is still on its way. */
export function PlanCardSkeleton({ premium }: { premium: boolean }) {
  return (
    <div className={frame(premium)}>
      <Skeleton className="h-7 w-28" />
      <Skeleton className="mt-2 h-5 w-3/4" />
      <Skeleton className="mt-6 h-10 w-40" />
      <div className="mt-5 md:min-h-20">
        <Skeleton className={premium ? 'h-10 w-full' : 'h-5 w-1/2'} />
      </div>
      <div className="mt-6 space-y-3.5 border-line border-t pt-6">
        {[1, 2, 3, 4, 5, 6].map((feature) => (
          <Skeleton key={feature} className="h-5" />
        ))}
      </div>
    </div>
  );
}
