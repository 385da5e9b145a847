import type { Database, Queryable } from '../db/schema.ts';
import { cacheKey } from '../requests/caching.ts';
import type { Transcript } from './transcript.ts';

export interface StoredTranscript extends Transcript {
  /** Identifies the recording, which itself is not stored. */
  fingerprint: string;
  seconds: number;
}

interface TranscriptKey {
  userId: string;
  key: string;
}

export type TranscriptStore = ReturnType<typeof createTranscriptStore>;

const dayMs = 24 * 60 * 60 * 1_000;

const hash = ({ userId, key }: TranscriptKey): string => cacheKey(userId, key);

/** The transcripts of the last 24 hours, for repeated requests. */
export function createTranscriptStore(db: Database) {
  return {
    async find(key: TranscriptKey, now: number): Promise<StoredTranscript | undefined> {
      const row = await db
        .selectFrom('transcripts')
        .select(['fingerprint', 'text', 'words', 'turns', 'milliseconds'])
        .where('key', '=', hash(key))
        .where('created_at', '>', now - dayMs)
        .executeTakeFirst();
      if (!row) return undefined;
      return {
        fingerprint: row.fingerprint,
        text: row.text,
        seconds: row.milliseconds / 1_000,
        ...(row.words === null ? {} : { words: JSON.parse(row.words) as Transcript['words'] }),
        ...(row.turns === null ? {} : { turns: JSON.parse(row.turns) as Transcript['turns'] }),
      };
    },

    /** Keeps the first result for a key. */
    async keep(tx: Queryable, key: TranscriptKey, transcript: StoredTranscript, now: number): Promise<void> {
      const values = {
        fingerprint: transcript.fingerprint,
        text: transcript.text,
        words: transcript.words ? JSON.stringify(transcript.words) : null,
        turns: transcript.turns ? JSON.stringify(transcript.turns) : null,
        milliseconds: Math.round(transcript.seconds * 1_000),
        created_at: now,
      };
      await tx
        .insertInto('transcripts')
        .values({ key: hash(key), user_id: key.userId, ...values })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet(values)
            .where('transcripts.created_at', '<=', now - dayMs),
        )
        .execute();
    },

    async removeOld(now: number): Promise<void> {
      await db
        .deleteFrom('transcripts')
        .where('created_at', '<=', now - dayMs)
        .execute();
    },
  };
}
