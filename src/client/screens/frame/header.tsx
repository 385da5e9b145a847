import { Star } from 'lucide-react';
import { Link } from 'wouter';
import { ThemePicker } from '../../features/theme/theme-picker.tsx';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../dialogs.tsx';
import { Logo } from './logo.tsx';
import { frameStrings } from './strings.ts';

export function Header() {
  const dialogs = useDialogs();
  return (
    <header className="page flex items-center justify-between gap-3 py-3 sm:py-4">
      <Link href="/" aria-label={frameStrings.home} className="rounded-control">
        <Logo />
      </Link>
      <div className="flex items-center gap-1 sm:gap-2">
        <Button variant="tint" className="max-sm:px-3" onClick={() => dialogs.open('upgrade')}>
          <Star aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{frameStrings.upgrade}</span>
        </Button>
        <ThemePicker />
      </div>
    </header>
  );
}
