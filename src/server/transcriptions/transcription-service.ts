import type { DocumentContent, SavedDocument } from '../../shared/document/document-schema.ts';
import type { SaveAllowance, Transcription } from '../../shared/entities.ts';
import { AppError } from '../../shared/errors.ts';
import { inviteBenefits } from '../../shared/invites.ts';
import { type InviteBenefits, type PlanLimits, saveSlots, transcriptCap } from '../../shared/limits.ts';
import { allowance } from '../../shared/quota.ts';
import type { SaveMessages } from '../../shared/save-limit.ts';
import type { Timing } from '../../shared/timings.ts';
import type { SubscriptionService } from '../billing/subscription-service.ts';
import { idempotencyKeyReused } from '../requests/idempotency-key.ts';
import { isFarTooLong } from '../requests/request-checks.ts';
import type { SessionUser } from '../requests/session-user.ts';
import type { DocumentColumns, DocumentRow, TranscriptionRow } from './document-columns.ts';
import { checkTranslationLength, toColumns, toDocument } from './document-content.ts';
import type { TranscriptionStore } from './transcription-queries.ts';

export interface SaveRequest extends DocumentContent {
  idempotencyKey?: string | undefined;
}

export interface ChangeRequest extends DocumentContent {
  id: string;
  revision: number;
}

/** How long a deleted item can be restored before it is erased. */
const restorableMs = 10 * 60 * 1_000;

export type TranscriptionService = ReturnType<typeof createTranscriptionService>;

export function createTranscriptionService(deps: {
  store: TranscriptionStore;
  subscriptions: Pick<SubscriptionService, 'endedSubscription'>;
  limits: PlanLimits;
  messages: SaveMessages;
  /** Called before documents are erased. */
  eraseFiles: (documents: readonly { userId: string; transcriptionId: string }[]) => Promise<void>;
  now: () => number;
}) {
  const { store, subscriptions, limits, messages, eraseFiles, now } = deps;

  const saveLimit = (user: SessionUser) =>
    new AppError('save-limit', {
      message: messages.full(user.tier),
      data: { requiresUpgrade: user.tier === 'free' },
    });

  const tooLong = (user: SessionUser, limit: number, excess: number) =>
    new AppError('text-too-long', { message: messages.tooLong(user.tier, excess), data: { limit } });

  /** Before anything is cleaned. `most` is more than the cap for texts from before Premium ended. */
  function checkLengths(
    user: SessionUser,
    request: SaveRequest,
    { cap, most }: Record<'cap' | 'most', number>,
  ) {
    if (isFarTooLong(request.text, most)) throw tooLong(user, cap, request.text.length - cap);
    checkTranslationLength(request, most);
  }

  /** A text from before Premium ended may be saved once at its full length. */
  async function longSave(user: SessionUser, benefits: InviteBenefits) {
    if (user.tier === 'premium') return undefined;
    const ended = await subscriptions.endedSubscription(user.id);
    return ended === undefined ? undefined : { ended, limit: transcriptCap('premium', benefits, limits) };
  }

  return {
    list: async (user: SessionUser): Promise<Transcription[]> =>
      (await store.list(user.id)).map(toTranscription),

    /** For work in the background, which has no request of the user. */
    async findOf(userId: string, id: string): Promise<SavedDocument | undefined> {
      const row = await store.find(userId, id);
      return row && toDocument(row);
    },

    async allowance(user: SessionUser): Promise<SaveAllowance> {
      const benefits = inviteBenefits(user.invitees);
      const used = await store.usedSlots(user.id);
      const slots = allowance(user.tier, saveSlots(user.tier, benefits, limits), used);
      const long = await longSave(user, benefits);
      if (!long || (await store.hasSavedLong(user.id, long.ended))) return slots;
      return { ...slots, longSaveLimit: long.limit };
    },

    async save(user: SessionUser, request: SaveRequest): Promise<SavedDocument> {
      const benefits = inviteBenefits(user.invitees);
      const cap = transcriptCap(user.tier, benefits, limits);
      const long = request.text.length > cap ? await longSave(user, benefits) : undefined;
      checkLengths(user, request, { cap, most: long?.limit ?? cap });
      const content = toColumns(request);
      const item = { userId: user.id, content, idempotencyKey: request.idempotencyKey };
      const { length } = content.text;
      let saved: DocumentRow | undefined;
      if (length <= cap) {
        checkTranslationLength(request, cap);
        saved = await store.save(item, saveSlots(user.tier, benefits, limits), now());
        if (!saved) throw saveLimit(user);
      } else {
        if (long && length <= long.limit) saved = await store.saveLong(item, long.ended, now());
        if (!saved) throw tooLong(user, cap, length - cap);
      }
      if (!isSameSave(saved, content)) throw idempotencyKeyReused();
      return toDocument(saved);
    },

    async find(user: SessionUser, id: string): Promise<SavedDocument> {
      const row = await store.find(user.id, id);
      if (!row) throw new AppError('not-found');
      return toDocument(row);
    },

    /** Replaces a document. It takes no other slot. */
    async change(user: SessionUser, request: ChangeRequest): Promise<SavedDocument> {
      const stored = await store.find(user.id, request.id);
      if (!stored) throw new AppError('not-found');
      const cap = transcriptCap(user.tier, inviteBenefits(user.invitees), limits);
      // A text from before Premium ended can still be corrected, as long as it doesn't grow.
      const most = Math.max(cap, stored.text.length);
      checkLengths(user, request, { cap, most });
      const content = toColumns(request);
      if (content.text.length > most) throw tooLong(user, cap, content.text.length - cap);
      const changed = await store.change({ ...request, userId: user.id }, content, now());
      if (changed) return toDocument(changed);
      const current = await store.find(user.id, request.id);
      if (!current) throw new AppError('not-found');
      if (current.revision === request.revision + 1 && hasContent(current, content))
        return toDocument(current);
      throw new AppError('document-changed', { data: { revision: current.revision } });
    },

    async remove(user: SessionUser, id: string): Promise<void> {
      if (!(await store.remove(user.id, id, now()))) throw new AppError('not-found');
    },

    async restore(user: SessionUser, id: string): Promise<SavedDocument> {
      const slots = saveSlots(user.tier, inviteBenefits(user.invitees), limits);
      const row = await store.restore({ userId: user.id, id, since: now() - restorableMs }, slots);
      if (row === 'full') throw saveLimit(user);
      if (!row) throw new AppError('not-found');
      return toDocument(row);
    },

    /** Erases the files first: of a document that is gone, nobody would know that it had any. */
    async removeOldDeleted(): Promise<void> {
      const before = now() - restorableMs;
      await eraseFiles(await store.listDeleted(before));
      await store.removeDeleted(before);
    },
  };
}

/** The list has only what it needs. A document is read on its own. */
const toTranscription = (row: TranscriptionRow): Transcription => ({
  transcriptionId: row.id,
  text: row.text,
  language: row.language,
  createdAt: new Date(row.created_at).toISOString(),
  ...(row.timings !== null && { timings: JSON.parse(row.timings) as Timing[] }),
});

/** Whether a repeated key came with what it has saved. The details of a document that was changed since may differ. */
const isSameSave = (row: DocumentRow, content: DocumentColumns): boolean =>
  row.revision > 1
    ? row.text === content.text && row.language === content.language
    : hasContent(row, content);

/** Whether a change has already been made: its response was lost, and it is sent again. */
const hasContent = (row: DocumentRow, content: DocumentColumns): boolean =>
  (Object.keys(content) as (keyof DocumentColumns)[]).every((name) => row[name] === content[name]);
