import { CreditCard, LogOut, MessagesSquare, Settings, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import type { User } from '../../../shared/entities.ts';
import type { Tier } from '../../../shared/limits.ts';
import { useQuery } from '../../api/use-query.ts';
import { webhookQuery } from '../../api/webhook-query.ts';
import { useBackend, useCapability } from '../../backend/use-backend.ts';
import { formatLongDate } from '../../interface/formats.ts';
import { page } from '../../platform/page.ts';
import { Badge } from '../../ui/badge.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu.tsx';
import { navigate } from '../../ui/router.tsx';
import { Avatar } from './avatar.tsx';
import { pageStrings, sessionStrings as strings } from './strings.ts';

export interface UserMenuProps {
  user: User;
  tier: Tier;
  /** When the paid period ends, as an ISO date. */
  periodEnd: string | null;
  /** Whether the last payment failed. */
  overdue: boolean;
  onManageSubscription(): void;
  onSignOut(): void;
}

export function UserMenuContent({
  trigger,
  user,
  tier,
  periodEnd,
  overdue,
  onManageSubscription,
  onSignOut,
}: UserMenuProps & { trigger: ReactElement }) {
  const hasPlans = useCapability('hasPlans');
  // Without plans, `tier` isn't the account's, so the stored one is used.
  const premium = (hasPlans ? tier : user.subscriptionTier) === 'premium';
  const webhooks = useQuery(webhookQuery(useBackend(), user.googleSub));
  const isWebhookOff = webhooks.data?.some(({ disabledAt }) => disabledAt !== null) ?? false;
  return (
    <Menu
      trigger={trigger}
      label={pageStrings.userMenu(user.username)}
      className="w-72 max-w-[calc(100vw-1.5rem)]"
    >
      <MenuLabel className="flex items-center gap-3 px-3 py-3">
        <Avatar user={user} className="size-11" />
        <span className="min-w-0 flex-1">
          <span className="wrap-anywhere block font-semibold text-base text-ink">{user.username}</span>
          <span className="wrap-anywhere block text-sm">{user.email}</span>
        </span>
      </MenuLabel>
      <MenuLabel className="flex flex-wrap items-center gap-2 px-3 pt-0 pb-3">
        <Badge tone={premium ? 'solid' : 'tint'}>
          {premium ? strings.premiumMember : strings.freeMember}
        </Badge>
        {premium && overdue && <span className="text-warn">{strings.overdue}</span>}
        {premium && !overdue && periodEnd && <span>{strings.until(formatLongDate(periodEnd))}</span>}
      </MenuLabel>
      <MenuSeparator />
      <MenuItem onSelect={() => navigate('/account')}>
        <UserRound aria-hidden="true" />
        {strings.account}
        {isWebhookOff && <Badge className="ms-auto whitespace-normal">{strings.webhookOff}</Badge>}
      </MenuItem>
      {!page().off.includes('translation') && (
        <MenuItem onSelect={() => navigate('/conversation')}>
          <MessagesSquare aria-hidden="true" />
          {strings.conversation}
        </MenuItem>
      )}
      <MenuItem onSelect={() => navigate('/settings')}>
        <Settings aria-hidden="true" />
        {strings.settings}
      </MenuItem>
      {premium && (
        <MenuItem onSelect={onManageSubscription}>
          <CreditCard aria-hidden="true" />
          {strings.manageSubscription}
        </MenuItem>
      )}
      <MenuItem onSelect={onSignOut}>
        <LogOut aria-hidden="true" className="rtl:-scale-x-100" />
        {strings.signOut}
      </MenuItem>
    </Menu>
  );
}
