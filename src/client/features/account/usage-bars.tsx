import type { Tier } from '../../../shared/limits.ts';
import { remainingOf } from '../../api/fallbacks.ts';
import { apiQueries } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { page } from '../../platform/page.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { accountStrings as strings } from './strings.ts';
import { UsageBar } from './usage-bar.tsx';

/** Shows no fallback numbers, because here they would look like actual usage. */
export function UsageBars({ userId, tier, renewal }: { userId: string; tier: Tier; renewal: string }) {
  const client = useBackend();
  const { recognition: recognises, off } = page();
  const translation = useQuery(apiQueries.translationAllowance(client, userId));
  const speech = useQuery(apiQueries.speechAllowance(client, userId));
  const recognition = useQuery(apiQueries.recognitionAllowance(client, recognises ? userId : undefined));
  const slots = useQuery(apiQueries.saveAllowance(client, userId));
  const all = [translation, speech, slots, ...(recognises ? [recognition] : [])];
  if (all.some((read) => read.isError && !read.data)) {
    return <Notice tone="warn">{strings.usageFailed}</Notice>;
  }
  if (all.some((read) => !read.data)) return <Skeleton className="h-32 w-full" />;
  const used = (read: { data: { remaining: number; limit: number } | undefined }) =>
    read.data
      ? { used: read.data.limit - read.data.remaining, limit: read.data.limit }
      : { used: 0, limit: 0 };
  const [translated, saved, heard] = [used(translation), used(slots), used(recognition)];
  const spoken = speech.data
    ? { used: speech.data.limit - remainingOf(speech.data), limit: speech.data.limit }
    : { used: 0, limit: 0 };
  const inMinutes = { used: Math.ceil(heard.used / 60), limit: Math.floor(heard.limit / 60) };
  const translations = tier === 'premium' ? strings.characters : strings.translations;
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {!off.includes('translation') && (
        <UsageBar
          label={strings.translation}
          {...translated}
          text={translations(translated.used, translated.limit)}
          note={renewal}
        />
      )}
      {!off.includes('speech') && (
        <UsageBar
          label={strings.hdVoices}
          {...spoken}
          text={strings.characters(spoken.used, spoken.limit)}
          note={renewal}
        />
      )}
      {recognises && (
        <UsageBar
          label={strings.recognition}
          {...inMinutes}
          text={strings.minutes(inMinutes.used, inMinutes.limit)}
          note={renewal}
        />
      )}
      <UsageBar
        label={strings.saved}
        {...saved}
        text={strings.slots(saved.used, saved.limit)}
        note={strings.slotsNote}
      />
    </div>
  );
}
