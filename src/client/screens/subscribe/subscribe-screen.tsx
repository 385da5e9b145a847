import { Share2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { isAlive } from '../../../shared/subscription.ts';
import { fallbackSubscription, tierOf } from '../../api/fallbacks.ts';
import { apiQueries } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { CheckoutAction, ManageAction } from '../../features/billing/plan-action.tsx';
import { ReturnNotice } from '../../features/billing/return-notice.tsx';
import { billingStrings as strings } from '../../features/billing/strings.ts';
import { useActivation } from '../../features/billing/use-activation.ts';
import { useCheckout } from '../../features/billing/use-checkout.ts';
import { usePortal } from '../../features/billing/use-portal.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Link } from '../../ui/router.tsx';
import { useDialogs } from '../dialogs.tsx';
import { BackToApp } from '../frame/back-to-app.tsx';
import { useAccount } from '../use-account.ts';
import { Plans } from './plans.tsx';
import { subscribeStrings } from './strings.ts';
import { useCheckoutReturn } from './use-checkout-return.ts';

const resumePath = '/subscribe?checkout=1';

export function SubscribeScreen() {
  const dialogs = useDialogs();
  const { user } = useAccount();
  const userId = user?.googleSub;
  const subscription = useQuery(apiQueries.subscription(useBackend(), userId));
  const { sessionId, cancelled, resume, clearResume } = useCheckoutReturn();
  const { activation, checkAgain } = useActivation(sessionId, userId);
  const checkout = useCheckout(() => void subscription.refetch());
  const portal = usePortal();
  const tier = subscription.data ? tierOf(subscription.data) : 'free';
  const premium = tier === 'premium';
  const [resumedAsPremium, setResumedAsPremium] = useState(false);
  const refused = checkout.problem?.kind === 'already-premium';
  const known = subscription.isFetched;

  // Resumes a checkout that was interrupted by signing in.
  const resumeCheckout = useEffectEvent((person: string) => {
    clearResume();
    if (premium) setResumedAsPremium(true);
    else checkout.start(person);
  });
  useEffect(() => {
    if (resume && userId && known) resumeCheckout(userId);
  }, [resume, userId, known]);

  return (
    <div className="page max-w-4xl py-4 sm:py-6">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <BackToApp />
        <Button
          variant="quiet"
          className="-me-3 ms-auto px-3 max-[22.5rem]:[&>svg]:hidden"
          onClick={() =>
            userId ? dialogs.open('share', { userId }) : dialogs.open('sign-in', { returnTo: '/subscribe' })
          }
        >
          <Share2 aria-hidden="true" className="size-4" />
          {subscribeStrings.share}
        </Button>
      </div>
      <header className="mt-6 mb-8 text-center">
        <h1 tabIndex={-1} className="font-bold font-serif text-2xl sm:text-3xl">
          {subscribeStrings.heading}
        </h1>
        <p className="mt-2 text-muted sm:text-lg">
          {premium ? subscribeStrings.leadPremium : subscribeStrings.lead}
        </p>
      </header>
      <div className="mb-4 space-y-4 empty:hidden">
        <ReturnNotice
          activation={activation}
          cancelled={cancelled}
          onCheckAgain={checkAgain}
          onward={
            <Link href="/" className={buttonClass('tint')}>
              {strings.startUsing}
            </Link>
          }
        />
        {(refused || resumedAsPremium) && (
          <Notice live title={strings.already}>
            {strings.alreadyText}
          </Notice>
        )}
      </div>
      <Plans
        tier={userId && known ? tier : undefined}
        unavailable={checkout.problem?.kind === 'unavailable'}
        action={
          premium || isAlive(subscription.data?.status ?? null) ? (
            <ManageAction subscription={subscription.data ?? fallbackSubscription} portal={portal} />
          ) : (
            <CheckoutAction
              checkout={checkout}
              signedIn={userId !== undefined}
              onCheckout={() =>
                userId ? checkout.start(userId) : dialogs.open('sign-in', { returnTo: resumePath })
              }
            />
          )
        }
      />
    </div>
  );
}
