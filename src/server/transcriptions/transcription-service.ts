import type { SaveAllowance, Transcription } from '../../shared/entities.ts';
import { AppError } from '../../shared/errors.ts';
import { inviteBenefits } from '../../shared/invites.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import { type InviteBenefits, type PlanLimits, saveSlots, transcriptCap } from '../../shared/limits.ts';
import { allowance } from '../../shared/quota.ts';
import type { SaveMessages } from '../../shared/save-limit.ts';
import { fitsText } from '../../shared/saved-timings.ts';
import type { Timing } from '../../shared/timings.ts';
import type { SubscriptionService } from '../billing/subscription-service.ts';
import { idempotencyKeyReused } from '../requests/idempotency-key.ts';
import { cleanText, invalidField } from '../requests/request-checks.ts';
import type { SessionUser } from '../requests/session-user.ts';
import type { TranscriptionRow, TranscriptionStore } from './transcription-queries.ts';

export interface SaveRequest {
  text: string;
  language: LanguageCode;
  timings?: Timing[] | undefined;
  idempotencyKey?: string | undefined;
}

/** How long a deleted item can be restored before it is erased. */
const restorableMs = 10 * 60 * 1_000;

export type TranscriptionService = ReturnType<typeof createTranscriptionService>;

export function createTranscriptionService(deps: {
  store: TranscriptionStore;
  subscriptions: Pick<SubscriptionService, 'endedSubscription'>;
  limits: PlanLimits;
  messages: SaveMessages;
  now: () => number;
}) {
  const { store, subscriptions, limits, messages, now } = deps;

  const saveLimit = (user: SessionUser) =>
    new AppError('save-limit', {
      message: messages.full(user.tier),
      data: { requiresUpgrade: user.tier === 'free' },
    });

  const tooLong = (user: SessionUser, limit: number, excess: number) =>
    new AppError('text-too-long', { message: messages.tooLong(user.tier, excess), data: { limit } });

  /** A text from before Premium ended may be saved once at its full length. */
  async function longSave(user: SessionUser, benefits: InviteBenefits) {
    if (user.tier === 'premium') return undefined;
    const ended = await subscriptions.endedSubscription(user.id);
    return ended === undefined ? undefined : { ended, limit: transcriptCap('premium', benefits, limits) };
  }

  return {
    list: async (user: SessionUser): Promise<Transcription[]> =>
      (await store.list(user.id)).map(toTranscription),

    async allowance(user: SessionUser): Promise<SaveAllowance> {
      const benefits = inviteBenefits(user.invitees);
      const used = await store.usedSlots(user.id);
      const slots = allowance(user.tier, saveSlots(user.tier, benefits, limits), used);
      const long = await longSave(user, benefits);
      if (!long || (await store.hasSavedLong(user.id, long.ended))) return slots;
      return { ...slots, longSaveLimit: long.limit };
    },

    async save(user: SessionUser, request: SaveRequest): Promise<Transcription> {
      const benefits = inviteBenefits(user.invitees);
      const text = cleanText(request.text);
      const item = { ...request, userId: user.id, text, timings: checkTimings(request, text) };
      const cap = transcriptCap(user.tier, benefits, limits);
      let saved: TranscriptionRow | undefined;
      if (text.length <= cap) {
        saved = await store.save(item, saveSlots(user.tier, benefits, limits), now());
        if (!saved) throw saveLimit(user);
      } else {
        const long = await longSave(user, benefits);
        if (long && text.length <= long.limit) saved = await store.saveLong(item, long.ended, now());
        if (!saved) throw tooLong(user, cap, text.length - cap);
      }
      if (saved.text !== item.text || saved.language !== item.language) throw idempotencyKeyReused();
      return toTranscription(saved);
    },

    async remove(user: SessionUser, id: string): Promise<void> {
      if (!(await store.remove(user.id, id, now()))) throw new AppError('not-found');
    },

    async restore(user: SessionUser, id: string): Promise<Transcription> {
      const slots = saveSlots(user.tier, inviteBenefits(user.invitees), limits);
      const row = await store.restore({ userId: user.id, id, since: now() - restorableMs }, slots);
      if (row === 'full') throw saveLimit(user);
      if (!row) throw new AppError('not-found');
      return toTranscription(row);
    },

    removeOldDeleted: () => store.removeDeleted(now() - restorableMs),
  };
}

/** If cleaning has changed the text, its timings no longer match and are dropped. */
function checkTimings({ text: given, timings = [] }: SaveRequest, text: string): string | null {
  if (!fitsText(timings, given.length))
    throw invalidField('timings', 'must be within the text, in order and without overlaps');
  return timings.length === 0 || text !== given ? null : JSON.stringify(timings);
}

const toTranscription = (row: TranscriptionRow): Transcription => ({
  transcriptionId: row.id,
  text: row.text,
  language: row.language,
  createdAt: new Date(row.created_at).toISOString(),
  ...(row.timings !== null && { timings: JSON.parse(row.timings) as Timing[] }),
});
