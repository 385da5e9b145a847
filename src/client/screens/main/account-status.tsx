import { useCapabilities } from '../../backend/use-backend.ts';
import { HdCharactersLeft } from '../../features/playback/hd-characters-left.tsx';
import { RecognitionLeft } from '../../features/recorder/recognition-left.tsx';
import { TranslationsLeft } from '../../features/translation/translations-left.tsx';
import { Badge } from '../../ui/badge.tsx';
import { useAccount } from '../use-account.ts';
import { mainStrings as strings } from './strings.ts';

export interface AccountStatusProps {
  /** Whether the server transcribes speech, which has its own allowance. */
  serverInUse: boolean;
}

export function AccountStatus({ serverInUse }: AccountStatusProps) {
  const { userId, tier, tierKnown } = useAccount();
  if (useCapabilities().wordsStayHere) return <Badge className="sm:float-end">{strings.onDevice}</Badge>;
  if (userId === undefined) return null;
  return (
    // Next to the tabs it stays hidden until it is complete, because later parts would move the earlier ones.
    <div className="dots-between flex flex-wrap items-center gap-y-1 text-muted text-sm sm:justify-end sm:not-has-[>:nth-child(3)]:invisible max-sm:text-xs">
      <Badge className="-me-1.5">{strings.tiers[tier]}</Badge>
      {tierKnown && (
        <>
          <TranslationsLeft userId={userId} tier={tier} />
          <HdCharactersLeft userId={userId} tier={tier} />
          {serverInUse && <RecognitionLeft userId={userId} />}
        </>
      )}
    </div>
  );
}
