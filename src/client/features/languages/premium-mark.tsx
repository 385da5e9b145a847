import { Crown } from 'lucide-react';
import { useCapability } from '../../backend/use-backend.ts';
import { Badge } from '../../ui/badge.tsx';
import { languageStrings as strings } from './strings.ts';

/** The icon only, because the header has the word. */
export function PremiumMark() {
  if (!useCapability('hasPlans')) return null;
  return (
    <Badge className="shrink-0 max-md:order-first max-md:absolute max-md:top-2 max-md:end-1 p-1 max-md:bg-transparent max-md:p-0 md:mb-1.5 md:self-end">
      <Crown aria-hidden="true" />
      <span className="sr-only">{strings.premiumBadge}</span>
    </Badge>
  );
}
