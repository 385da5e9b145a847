import { Crown } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { languageStrings as strings } from './strings.ts';

/** Says beside the language that premium languages are open. On a phone there is room for the sign only. */
export function PremiumMark() {
  return (
    <Badge className="shrink-0 max-md:order-first max-md:absolute max-md:top-2 max-md:right-2 max-md:p-1 md:mb-1.5 md:self-end">
      <Crown aria-hidden="true" />
      <span className="max-md:sr-only">{strings.premiumBadge}</span>
    </Badge>
  );
}
