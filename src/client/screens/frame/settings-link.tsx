import { Settings } from 'lucide-react';
import { Link } from '../../ui/router.tsx';
import { frameStrings } from './strings.ts';

export const SettingsLink = () => (
  <Link
    href="/settings"
    title={frameStrings.settings}
    aria-label={frameStrings.settings}
    className="control-square inline-flex shrink-0 items-center justify-center rounded-control text-muted transition-colors duration-150 ease-out hover:bg-sunken hover:text-ink"
  >
    <Settings aria-hidden="true" className="size-[1.125rem]" />
  </Link>
);
