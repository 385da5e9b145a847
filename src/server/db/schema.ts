import type { Generated, Kysely, Transaction } from 'kysely';
import type { WebhookEvent } from '../../shared/webhook-rules.ts';

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
    title: string | null;
    /** These three are JSON too. */
    translations: string | null;
    segments: string | null;
    tags: string | null;
    source: string | null;
    /** Counts the versions. */
    revision: Generated<number>;
    /** Null until the first change. */
    updated_at: number | null;
    /** 1 once it is in the library. */
    listed: Generated<number>;
  };
  library: {
    key: Generated<number>;
    transcription_id: string;
    user_id: string;
    created_at: number;
    changed_at: number;
    sort_title: string;
    language: string;
    source: string;
    /** Separated by spaces. Each begins with a mark of the owner. */
    words: string;
  };
  shares: {
    id: string;
    /** The secret part of the link. */
    token: string;
    transcription_id: string;
    user_id: string;
    title: string;
    parts: string;
    /** A copy of what is shared, as JSON. */
    texts: string;
    /** The name that readers see. */
    name: string | null;
    created_at: number;
    expires_at: number | null;
    views: Generated<number>;
  };
  library_tags: { user_id: string; tag: string; transcription_id: string };
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
    turns: string | null;
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
    /** Whether it is paused because the speaker's time for the day is used up. */
    time_used: Generated<number>;
    /** What the speaker's page translates into, separated by spaces; null if the server translates. */
    page_languages: string | null;
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
  people: {
    user_id: string;
    color: string;
    /** Null without a PIN. */
    pin_hash: string | null;
  };
  api_keys: {
    id: string;
    user_id: string;
    key_hash: string;
    /** The first characters, to recognise the key by. */
    start: string;
    name: string;
    scopes: string;
    created_at: number;
    last_used_at: number | null;
    expires_at: number | null;
  };
  webhooks: {
    id: string;
    user_id: string;
    url: string;
    /** Signs the deliveries, so it can't be stored as a hash. */
    secret: string;
    created_at: number;
    failing_since: number | null;
    disabled_at: number | null;
  };
  /** Counts the changes that each person's webhooks are told about. */
  webhook_sequences: { user_id: string; seq: number };
  webhook_deliveries: {
    id: string;
    webhook_id: string;
    seq: number;
    type: WebhookEvent;
    document_id: string;
    state: 'waiting' | 'delivered' | 'failed';
    attempts: number;
    /** The HTTP status of the last attempt, or why there was none. */
    status: number | null;
    problem: string | null;
    created_at: number;
    attempted_at: number | null;
    /** When the next attempt is due, if there will be one. */
    next_at: number | null;
    /** An instance is making an attempt, unless it has died since. */
    claimed_until: number | null;
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
