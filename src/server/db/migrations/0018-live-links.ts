import type { Migration } from '../migration.ts';

/** A speaker can replace a room's code, and lines may come with translations that the speaker's page has made. */
export const liveLinks: Migration = {
  name: '0018-live-links',
  statements: () => [
    'ALTER TABLE live_rooms ADD COLUMN page_languages TEXT',
    // SQLite can't change a foreign key, so the tables are created again.
    'ALTER TABLE live_lines RENAME TO old_live_lines',
    'DROP INDEX live_lines_by_seq',
    `CREATE TABLE live_lines (
      room_code TEXT NOT NULL REFERENCES live_rooms (code) ON DELETE CASCADE ON UPDATE CASCADE,
      id TEXT NOT NULL,
      position BIGINT NOT NULL,
      seq BIGINT NOT NULL,
      text TEXT NOT NULL,
      language TEXT NOT NULL,
      posted_at BIGINT NOT NULL,
      PRIMARY KEY (room_code, id)
    )`,
    `INSERT INTO live_lines (room_code, id, position, seq, text, language, posted_at)
      SELECT room_code, id, position, seq, text, language, posted_at FROM old_live_lines`,
    'DROP TABLE old_live_lines',
    'CREATE INDEX live_lines_by_seq ON live_lines (room_code, seq)',
    'ALTER TABLE live_translations RENAME TO old_live_translations',
    'DROP INDEX live_translations_by_seq',
    `CREATE TABLE live_translations (
      room_code TEXT NOT NULL REFERENCES live_rooms (code) ON DELETE CASCADE ON UPDATE CASCADE,
      line_id TEXT NOT NULL,
      language TEXT NOT NULL,
      line_seq BIGINT NOT NULL,
      seq BIGINT NOT NULL,
      text TEXT,
      claimed_at BIGINT NOT NULL,
      PRIMARY KEY (room_code, line_id, language)
    )`,
    `INSERT INTO live_translations (room_code, line_id, language, line_seq, seq, text, claimed_at)
      SELECT room_code, line_id, language, line_seq, seq, text, claimed_at FROM old_live_translations`,
    'DROP TABLE old_live_translations',
    'CREATE INDEX live_translations_by_seq ON live_translations (room_code, seq)',
  ],
};
