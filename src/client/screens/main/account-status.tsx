import { HdCharactersLeft } from '../../features/playback/hd-characters-left.tsx';
import { TranslationsLeft } from '../../features/translation/translate-toggle.tsx';
import { Badge } from '../../ui/badge.tsx';
import { useAccount } from '../use-account.ts';
import { mainStrings as strings } from './strings.ts';

export function AccountStatus() {
  const { userId, tier, tierKnown } = useAccount();
  if (userId === undefined) return null;
  return (
    // Next to the tabs it stays hidden until it is complete, because later parts would move the earlier ones.
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm sm:justify-end sm:not-has-[>:nth-child(3)]:invisible max-sm:gap-x-1.5 max-sm:text-xs">
      <Badge>{strings.tiers[tier]}</Badge>
      {tierKnown && (
        <>
          <TranslationsLeft userId={userId} tier={tier} />
          <HdCharactersLeft userId={userId} tier={tier} />
        </>
      )}
    </div>
  );
}
