import { api } from '../../shared/api.ts';
import type { Transcription } from '../../shared/entities.ts';
import { AppError } from '../../shared/errors.ts';
import { inviteBenefits } from '../../shared/invites.ts';
import { saveSlots, transcriptCap } from '../../shared/limits.ts';
import { allowance } from '../../shared/quota.ts';
import { saveLimitMessage } from '../../shared/save-limit.ts';
import type { SessionUser } from '../auth/sessions.ts';
import type { Database } from '../db/schema.ts';
import { checkText, invalid } from '../http/check-text.ts';
import type { Route } from '../http/route.ts';
import { inviteCount } from '../invites/invite-queries.ts';
import type { UsageStore } from '../usage/usage-queries.ts';
import { createTranscriptionStore, slotKey, type TranscriptionRow } from './transcription-queries.ts';

/** Saved transcriptions: list, save, delete, and the slots that are left. */
export function registerTranscriptions(
  route: Route,
  deps: { db: Database; usage: UsageStore; now: () => number },
): void {
  const store = createTranscriptionStore(deps.db);
  const benefitsOf = async (user: SessionUser) => inviteBenefits(await inviteCount(deps.db, user.id));

  route(api.transcriptions, async ({ user }) => (await store.list(user.id)).map(toTranscription));

  route(api.transcriptionAllowance, async ({ user }) => {
    const limit = saveSlots(user.tier, await benefitsOf(user));
    return allowance(user.tier, limit, await deps.usage.used(slotKey(user.id)));
  });

  route(api.saveTranscription, async ({ body, user, request }) => {
    const benefits = await benefitsOf(user);
    const item = {
      userId: user.id,
      text: checkText(body.text, transcriptCap(user.tier, benefits)),
      language: body.language,
      idempotencyKey: readKey(request.headers['idempotency-key']),
    };
    const saved = await store.save(item, saveSlots(user.tier, benefits), deps.now());
    if (!saved) {
      throw new AppError('save-limit', {
        message: saveLimitMessage(user.tier),
        data: { requiresUpgrade: user.tier === 'free' },
      });
    }
    // The key of an earlier save with another text: answering with that item would lose this text silently.
    if (saved.text !== item.text || saved.language !== item.language) throw invalidKey();
    return toTranscription(saved);
  });

  route(api.deleteTranscription, async ({ params, user }) => {
    if (!(await store.remove(user.id, params.transcriptionId))) throw new AppError('not-found');
  });
}

const invalidKey = () => invalid('idempotency-key', 'was used for another text, or is no key');

/** A key of visible characters, as the header's users send it; several headers of that name are no key. */
function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) throw invalidKey();
  return header;
}

function toTranscription(row: TranscriptionRow): Transcription {
  return {
    transcriptionId: row.id,
    text: row.text,
    language: row.language,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
