import type { Tier } from '../../../shared/limits.ts';
import { allowanceOf, fallbackSpeechAllowance, remainingOf } from '../../api/fallbacks.ts';
import { apiQueries } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { readingStrings } from './strings.ts';

/** The HD characters that are left. Empty until they are known, and for free users who have used the Iris trial. */
export function HdCharactersLeft({ userId, tier }: { userId: string; tier: Tier }) {
  const client = useBackend();
  const read = useQuery(apiQueries.speechAllowance(client, userId));
  const allowance = allowanceOf(tier, read, fallbackSpeechAllowance);
  const trial = useQuery(apiQueries.trial(client, tier === 'free' ? userId : undefined));
  if (!allowance || (tier === 'free' && trial.data === undefined && !trial.isError)) return null;
  // An empty element, because the line is shown once all its parts have rendered something.
  if (trial.data?.hasUsedTrial) return <span hidden />;
  const left = remainingOf(allowance);
  return (
    <span className="tabular-nums">
      {readingStrings.hdLeft(left)}
      <span className="max-lg:sr-only"> {readingStrings.hdLeftUnit(left)}</span> {readingStrings.left}
    </span>
  );
}
