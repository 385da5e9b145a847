import { Crown, Star } from 'lucide-react';
import { Link } from 'wouter';
import { useSession } from '../../features/session/session.tsx';
import { UserMenu } from '../../features/session/user-menu.tsx';
import { ThemePicker } from '../../features/theme/theme-picker.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../dialogs.tsx';
import { useAccount } from '../use-account.ts';
import { Logo } from './logo.tsx';
import { frameStrings } from './strings.ts';

export function Header() {
  const dialogs = useDialogs();
  const { signOut } = useSession();
  const { user, tier, periodEnd } = useAccount();
  return (
    <header className="page flex items-center justify-between gap-3 py-3 sm:py-4">
      <Link href="/" aria-label={frameStrings.home} className="rounded-control">
        <Logo />
      </Link>
      <div className="flex items-center gap-1 sm:gap-2">
        {tier === 'premium' ? (
          <Badge tone="solid" className="mr-1">
            <Crown aria-hidden="true" />
            {frameStrings.premium}
          </Badge>
        ) : (
          <Button variant="tint" className="max-sm:px-3" onClick={() => dialogs.open('upgrade')}>
            <Star aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{frameStrings.upgrade}</span>
          </Button>
        )}
        <ThemePicker />
        {user ? (
          <UserMenu user={user} tier={tier} periodEnd={periodEnd} onSignOut={() => void signOut()} />
        ) : (
          <Button variant="outline" className="ml-1 max-sm:px-3" onClick={() => dialogs.open('sign-in')}>
            {frameStrings.signIn}
          </Button>
        )}
      </div>
    </header>
  );
}
