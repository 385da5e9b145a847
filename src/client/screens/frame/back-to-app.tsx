import { ArrowLeft } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/router.tsx';
import { frameStrings } from './strings.ts';

export const BackToApp = () => (
  <Link href="/" className={buttonClass('quiet', '-ms-3 px-3 print:hidden')}>
    <ArrowLeft aria-hidden="true" className="size-4 shrink-0 rtl:rotate-180" />
    {frameStrings.backToApp}
  </Link>
);
