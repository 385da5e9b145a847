import type { Generated, Kysely, Transaction } from 'kysely';

/** Prepares a query on the read connection, which sees only committed data. */
type PrepareRead = (sql: string) => (parameters: readonly unknown[]) => unknown[];

/** Times are epoch milliseconds; ids are opaque text. */
export interface Tables {
  users: {
    id: string;
    username: string;
    email: string;
    photo_url: string | null;
    created_at: number;
    /** Invitees who have since deleted their accounts. They still count for the bonus. */
    departed_invitees: Generated<number>;
  };
  sessions: {
    id_hash: string;
    user_id: string;
    device: string;
    created_at: number;
    last_used_at: number;
    expires_at: number;
  };
  terms_acceptances: { user_id: string; accepted_at: number; version: string };
  transcriptions: {
    id: string;
    user_id: string;
    text: string;
    language: string;
    created_at: number;
    idempotency_key: string | null;
    /** When its parts were spoken, as JSON. */
    timings: string | null;
  };
  deleted_transcriptions: Tables['transcriptions'] & { deleted_at: number };
  usage_counters: { user_id: string; kind: string; period: string; used: number };
  reservations: {
    id: string;
    user_id: string;
    kind: string;
    period: string;
    amount: number;
    created_at: number;
    /** A fingerprint of what was reserved, if the request can be repeated. */
    content: string | null;
  };
  trials: { user_id: string; text_hash: string; reserved_at: number; used_at: number | null };
  invites: { invitee_id: string; inviter_id: string; created_at: number };
  subscriptions: {
    user_id: string;
    customer_id: string;
    subscription_id: string | null;
    status: string;
    period_end: number | null;
    cancel_at_period_end: number;
    synced_at: number;
    /** Counts reads from the provider; `stored_ticket` is the number of the read that is stored. */
    sync_ticket: Generated<number>;
    stored_ticket: Generated<number>;
  };
  payment_events: { id: string; type: string; processed_at: number };
  translation_cache: {
    key: string;
    user_id: string;
    translated_text: string;
    speakable_text: string | null;
    created_at: number;
  };
  dictionaries: { user_id: string; entries: string; updated_at: number };
  transcripts: {
    key: string;
    user_id: string;
    fingerprint: string;
    text: string;
    words: string | null;
    milliseconds: number;
    created_at: number;
  };
  clips: {
    id: string;
    user_id: string;
    cache_key: string;
    voice: string;
    language: string;
    state: string;
    bytes: number;
    created_at: number;
  };
  clip_chunks: { clip_id: string; seq: number; data: Buffer };
  voice_previews: { key: string; data: Buffer };
  rate_limits: { key: string; hits: number; expires_at: number };
  account_exports: { user_id: string; exported_at: number };
  account_deletions: {
    user_id: string;
    requested_at: number;
    due_at: number;
    /** When the payment provider confirmed that nothing will be charged again. */
    renewal_stopped_at: number | null;
  };
  live_rooms: {
    code: string;
    user_id: string;
    /** Known only to people who have been in the room, so that they can return to it while it is locked. */
    resume_key: string;
    language: string;
    paused: Generated<number>;
    locked: Generated<number>;
    characters_used: Generated<number>;
    /** Counts the changes of the room, its lines and their translations. */
    seq: Generated<number>;
    started_at: number;
    /** When the speaker was last there. */
    seen_at: number;
  };
  live_lines: {
    room_code: string;
    id: string;
    position: number;
    seq: number;
    text: string;
    language: string;
    posted_at: number;
  };
  live_translations: {
    room_code: string;
    line_id: string;
    language: string;
    /** The version of the line that is translated. */
    line_seq: number;
    /** 0 until the translation is finished. */
    seq: number;
    /** Null if it failed, or isn't finished. */
    text: string | null;
    claimed_at: number;
  };
  live_viewers: {
    instance: string;
    room_code: string;
    language: string;
    viewers: number;
    updated_at: number;
  };
  secrets: { name: string; value: string };
  readiness: { id: string; checked_at: number };
}

/** SQLite and PostgreSQL share one set of queries. */
export type Database = Kysely<Tables> & {
  /** A faster path for prepared reads, if the engine has one. */
  prepareRead?: PrepareRead;
  /** Changes with every commit, also those of other processes, if the engine can tell quickly. */
  readVersion?: () => number;
  /**
   * For writes that may be lost in a power cut: they don't wait for the disk, if the engine allows that. The next
   * ordinary write makes them durable too.
   */
  relaxed?: Kysely<Tables>;
};

export type Queryable = Database | Transaction<Tables>;

export type Engine = 'sqlite' | 'postgres';
