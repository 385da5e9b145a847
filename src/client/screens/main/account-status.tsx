import { useSyncExternalStore } from 'react';
import { useCapability } from '../../backend/use-backend.ts';
import { HdCharactersLeft } from '../../features/playback/hd-characters-left.tsx';
import { RecognitionLeft } from '../../features/recorder/recognition-left.tsx';
import { initialRecorder, type RecorderControl } from '../../features/recorder/recorder-control.ts';
import { TranslationsLeft } from '../../features/translation/translations-left.tsx';
import { page } from '../../platform/page.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { useAccount } from '../use-account.ts';
import { mainStrings as strings } from './strings.ts';

export interface AccountStatusProps {
  recorder: Pick<RecorderControl, 'subscribe' | 'status'>;
}

export function AccountStatus({ recorder }: AccountStatusProps) {
  // The server's recogniser has its own allowance.
  const { engine } = useSyncExternalStore(recorder.subscribe, recorder.status, () => initialRecorder);
  const { userId, tier, tierKnown } = useAccount();
  if (useCapability('wordsStayHere')) return <Badge className="sm:float-end">{strings.onDevice}</Badge>;
  if (userId === undefined) return null;
  const { off } = page();
  return (
    // Next to the tabs it stays hidden until it is complete, because later parts would move the earlier ones.
    <div
      className={cx(
        'dots-between flex flex-wrap items-center gap-y-1 text-muted text-sm sm:justify-end max-sm:text-xs',
        off.length === 0 && 'sm:not-has-[>:nth-child(3)]:invisible',
      )}
    >
      {/* On wide screens the header has the word, and on narrow ones only the crown. */}
      <Badge className={cx('-me-1.5', tier === 'premium' && 'sm:sr-only')}>{strings.tiers[tier]}</Badge>
      {tierKnown && (
        <>
          {!off.includes('translation') && <TranslationsLeft userId={userId} tier={tier} />}
          {!off.includes('speech') && <HdCharactersLeft userId={userId} tier={tier} />}
          {engine === 'server' && <RecognitionLeft userId={userId} />}
        </>
      )}
    </div>
  );
}
