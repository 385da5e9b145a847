import type { Transcription } from '../../shared/entities.ts';
import { AppError } from '../../shared/errors.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import { saveSlots, transcriptCap } from '../../shared/limits.ts';
import { type Allowance, allowance } from '../../shared/quota.ts';
import { saveLimitMessage } from '../../shared/save-limit.ts';
import { checkText, invalidField } from '../check-text.ts';
import type { InviteService } from '../invites/invite-service.ts';
import type { SessionUser } from '../session-user.ts';
import type { TranscriptionRow, TranscriptionStore } from './transcription-queries.ts';

export interface SaveRequest {
  text: string;
  language: LanguageCode;
  idempotencyKey?: string | undefined;
}

/** Long enough to notice a slip, short enough that "deleted" is true. */
const restorableMs = 10 * 60 * 1_000;

export type TranscriptionService = ReturnType<typeof createTranscriptionService>;

export function createTranscriptionService(deps: {
  store: TranscriptionStore;
  invites: InviteService;
  now: () => number;
}) {
  const { store, invites, now } = deps;

  return {
    list: async (user: SessionUser): Promise<Transcription[]> =>
      (await store.list(user.id)).map(toTranscription),

    async allowance(user: SessionUser): Promise<Allowance> {
      const slots = saveSlots(user.tier, await invites.benefits(user.id));
      return allowance(user.tier, slots, await store.usedSlots(user.id));
    },

    async save(user: SessionUser, request: SaveRequest): Promise<Transcription> {
      const benefits = await invites.benefits(user.id);
      const text = checkText(request.text, transcriptCap(user.tier, benefits));
      const item = { ...request, userId: user.id, text };
      const saved = await store.save(item, saveSlots(user.tier, benefits), now());
      if (!saved) throw saveLimit(user);
      // The key belongs to an earlier save of another text: answering with that one would silently lose this text.
      if (saved.text !== item.text || saved.language !== item.language) throw invalidKey();
      return toTranscription(saved);
    },

    async remove(user: SessionUser, id: string): Promise<void> {
      if (!(await store.remove(user.id, id, now()))) throw new AppError('not-found');
    },

    async restore(user: SessionUser, id: string): Promise<Transcription> {
      const slots = saveSlots(user.tier, await invites.benefits(user.id));
      const row = await store.restore({ userId: user.id, id, since: now() - restorableMs }, slots);
      if (row === 'full') throw saveLimit(user);
      if (!row) throw new AppError('not-found');
      return toTranscription(row);
    },

    removeOldDeleted: () => store.removeDeleted(now() - restorableMs),
  };
}

const saveLimit = (user: SessionUser) =>
  new AppError('save-limit', {
    message: saveLimitMessage(user.tier),
    data: { requiresUpgrade: user.tier === 'free' },
  });

export const invalidKey = () => invalidField('idempotency-key', 'was used for another text, or is no key');

function toTranscription(row: TranscriptionRow): Transcription {
  return {
    transcriptionId: row.id,
    text: row.text,
    language: row.language,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
