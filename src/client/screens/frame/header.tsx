import { Crown, Share2 } from 'lucide-react';
import { useBackend, useCapability } from '../../backend/use-backend.ts';
import { UserMenu } from '../../features/session/user-menu.tsx';
import { ThemePicker } from '../../features/theme/theme-picker.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import { useToast } from '../../ui/toast.tsx';
import { useDialogs } from '../dialogs.tsx';
import { useAccount } from '../use-account.ts';
import { HeaderBar } from './header-bar.tsx';
import { SettingsLink } from './settings-link.tsx';
import { frameStrings } from './strings.ts';

export function Header() {
  const dialogs = useDialogs();
  const hasPlans = useCapability('hasPlans');
  const { user, tier, tierKnown, periodEnd, overdue } = useAccount();
  const client = useBackend();
  const toast = useToast();

  // The plans are already on this page, so focus the checkout button instead of opening the dialog.
  const upgrade = () => {
    const plans = document.getElementById('plans');
    if (plans) plans.querySelector<HTMLElement>('[data-plan="premium"] button')?.focus();
    else dialogs.open('upgrade');
  };
  const manageSubscription = async () => {
    const { findPortal } = await loadWithRetry(() => import('../../features/billing/find-portal.ts'));
    const url = await findPortal(client, toast);
    if (url) window.location.assign(url);
  };
  return (
    <HeaderBar>
      {!hasPlans ? null : tier === 'premium' ? (
        <Badge tone="solid" className="me-1 max-sm:p-1.5">
          <Crown aria-hidden="true" />
          <span className="max-sm:sr-only">{frameStrings.premium}</span>
        </Badge>
      ) : (
        <Button
          variant="tint"
          className={cx('max-sm:control-square max-sm:px-0', !tierKnown && 'invisible')}
          onClick={upgrade}
        >
          <Crown aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{frameStrings.upgrade}</span>
        </Button>
      )}
      <ThemePicker />
      <SettingsLink />
      {user && (
        <IconButton
          label={frameStrings.share}
          onClick={() => dialogs.open('share', { userId: user.googleSub })}
        >
          <Share2 aria-hidden="true" />
        </IconButton>
      )}
      {user ? (
        <UserMenu
          user={user}
          tier={tier}
          periodEnd={periodEnd}
          overdue={overdue}
          onManageSubscription={() => void manageSubscription()}
          onSignOut={() => dialogs.open('sign-out')}
        />
      ) : (
        <span className="guest-slot">
          <Button variant="outline" className="ms-1 max-sm:px-3" onClick={() => dialogs.open('sign-in')}>
            {frameStrings.signIn}
          </Button>
        </span>
      )}
    </HeaderBar>
  );
}
