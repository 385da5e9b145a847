import { createHash } from 'node:crypto';
import type { Database, Tables } from '../db/schema.ts';

const tables: Record<keyof Tables, true> = {
  users: true,
  sessions: true,
  terms_acceptances: true,
  transcriptions: true,
  deleted_transcriptions: true,
  library: true,
  library_tags: true,
  shares: true,
  usage_counters: true,
  reservations: true,
  trials: true,
  invites: true,
  subscriptions: true,
  payment_events: true,
  translation_cache: true,
  transcripts: true,
  dictionaries: true,
  clips: true,
  clip_chunks: true,
  voice_previews: true,
  rate_limits: true,
  account_exports: true,
  account_deletions: true,
  live_rooms: true,
  live_lines: true,
  live_translations: true,
  live_viewers: true,
  people: true,
  api_keys: true,
  webhooks: true,
  webhook_sequences: true,
  webhook_deliveries: true,
  secrets: true,
  readiness: true,
};

/** A fingerprint of every table, or only of the rows that contain the given text. */
export async function snapshot(db: Database, about?: string): Promise<Record<string, string>> {
  const names = Object.keys(tables) as (keyof Tables)[];
  const entries = await Promise.all(
    names.map(async (name) => {
      const rows = (await db.selectFrom(name).selectAll().execute()).map((row) => JSON.stringify(row));
      const counted = about === undefined ? rows : rows.filter((row) => row.includes(about));
      return [
        name,
        `${counted.length} ${createHash('sha256').update(counted.sort().join('\n')).digest('hex')}`,
      ];
    }),
  );
  return Object.fromEntries(entries);
}
