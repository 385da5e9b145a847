import type { Migration } from '../migration.ts';
import type { Engine } from '../schema.ts';

const columns = [
  'title TEXT',
  // JSON: lists of translations, segments and tags.
  'translations TEXT',
  'segments TEXT',
  'tags TEXT',
  'source TEXT',
  'revision BIGINT NOT NULL DEFAULT 1',
  // Null until the first change.
  'updated_at BIGINT',
  // 1 once it is in the library. Earlier documents are added by housekeeping.
  'listed BIGINT NOT NULL DEFAULT 0',
];

/** The columns by which the library is sorted. Their indexes also hold what it is filtered by. */
const sorted = ['created_at', 'changed_at', 'sort_title'];

/** The index of words: the words are already prepared, so they are only separated by spaces. */
const wordIndex: Record<Engine, string[]> = {
  sqlite: [
    `CREATE VIRTUAL TABLE library_words USING fts5 (
      words, content = 'library', content_rowid = 'key', tokenize = 'ascii', detail = 'none'
    )`,
    // Otherwise deleted words would stay in the file.
    `INSERT INTO library_words (library_words, rank) VALUES ('secure-delete', 1)`,
    `CREATE TRIGGER library_added AFTER INSERT ON library BEGIN
      INSERT INTO library_words (rowid, words) VALUES (new.key, new.words);
    END`,
    `CREATE TRIGGER library_removed AFTER DELETE ON library BEGIN
      INSERT INTO library_words (library_words, rowid, words) VALUES ('delete', old.key, old.words);
    END`,
    `CREATE TRIGGER library_changed AFTER UPDATE OF words ON library BEGIN
      INSERT INTO library_words (library_words, rowid, words) VALUES ('delete', old.key, old.words);
      INSERT INTO library_words (rowid, words) VALUES (new.key, new.words);
    END`,
  ],
  postgres: [
    `ALTER TABLE library ADD COLUMN search tsvector
      GENERATED ALWAYS AS (array_to_tsvector(string_to_array(words, ' '))) STORED`,
    'CREATE INDEX library_words ON library USING gin (search)',
  ],
};

/** Saved transcriptions become documents. All earlier ones are documents with nothing but a text. */
export const documents: Migration = {
  name: '0015-documents',
  statements: (engine) => [
    ...['transcriptions', 'deleted_transcriptions'].flatMap((table) =>
      columns.map((column) => `ALTER TABLE ${table} ADD COLUMN ${column}`),
    ),
    // All rows are in it at first. Sorting a million numbers takes half a second, and ids would take several.
    'CREATE INDEX transcriptions_unlisted ON transcriptions (created_at) WHERE listed = 0',
    `CREATE TABLE library (
      key ${engine === 'sqlite' ? 'INTEGER PRIMARY KEY AUTOINCREMENT' : 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY'},
      transcription_id TEXT NOT NULL UNIQUE REFERENCES transcriptions (id) ON DELETE CASCADE,
      user_id TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      changed_at BIGINT NOT NULL,
      sort_title TEXT NOT NULL,
      language TEXT NOT NULL,
      source TEXT NOT NULL,
      words TEXT NOT NULL
    )`,
    ...sorted.map(
      (column) =>
        `CREATE INDEX library_by_${column} ON library (user_id, ${column}, transcription_id, language, source)`,
    ),
    ...wordIndex[engine],
    `CREATE TABLE library_tags (
      user_id TEXT NOT NULL,
      tag TEXT NOT NULL,
      transcription_id TEXT NOT NULL REFERENCES transcriptions (id) ON DELETE CASCADE,
      PRIMARY KEY (user_id, tag, transcription_id)
    )`,
    'CREATE INDEX library_tags_by_transcription ON library_tags (transcription_id)',
    `CREATE TABLE shares (
      id TEXT PRIMARY KEY,
      token TEXT NOT NULL UNIQUE,
      transcription_id TEXT NOT NULL REFERENCES transcriptions (id) ON DELETE CASCADE,
      user_id TEXT NOT NULL,
      title TEXT NOT NULL,
      parts TEXT NOT NULL,
      texts TEXT NOT NULL,
      name TEXT,
      created_at BIGINT NOT NULL,
      expires_at BIGINT,
      views BIGINT NOT NULL DEFAULT 0
    )`,
    'CREATE INDEX shares_by_transcription ON shares (transcription_id)',
    'CREATE INDEX shares_by_user ON shares (user_id)',
    'CREATE INDEX shares_by_end ON shares (expires_at)',
  ],
};
