import { sql } from 'kysely';
import type { LiveLine } from '../../shared/calls/live-calls.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import { prepare } from '../db/prepare.ts';
import type { Database, Queryable } from '../db/schema.ts';
import { languageFrom, type Room, type StoredLine, type StoredTranslation } from './live-room.ts';

/** A room keeps this many changes. Viewers who come later don't see older lines. */
const keptChanges = 5_000;
/** A claim that is older than this belongs to an instance that died. */
const claimMs = 20_000;

interface LineRow {
  id: string;
  position: number;
  seq: number;
  text: string;
  language: string;
  posted_at: number;
}

const toLine = (row: LineRow): StoredLine => ({
  id: row.id,
  position: row.position,
  seq: row.seq,
  text: row.text,
  language: languageFrom(row.language),
  postedAt: row.posted_at,
});

export type LiveLineStore = ReturnType<typeof createLiveLineStore>;

/** The settled lines of the rooms, and their translations. */
export function createLiveLineStore(db: Database) {
  const linesAfter = prepare<{ code: string; after: number; limit: number }, LineRow>(db, (param) =>
    db
      .selectFrom('live_lines')
      .select(['id', 'position', 'seq', 'text', 'language', 'posted_at'])
      .where('room_code', '=', param('code'))
      .where('seq', '>', param('after'))
      .orderBy('seq', 'desc')
      .limit(param('limit')),
  );
  /** Finished translations; unfinished ones have the number 0. */
  const translationsAfter = (code: string, after: number, limit: number, language?: LanguageCode) =>
    db
      .selectFrom('live_translations as t')
      .innerJoin('live_lines as l', (join) =>
        join.onRef('l.room_code', '=', 't.room_code').onRef('l.id', '=', 't.line_id'),
      )
      .select(['l.id', 'l.position', 'l.seq', 'l.text', 'l.language', 'l.posted_at'])
      .select(['t.seq as translated_seq', 't.language as target', 't.text as translation'])
      .where('t.room_code', '=', code)
      .where('t.seq', '>', Math.max(0, after))
      .$if(language !== undefined, (query) => query.where('t.language', '=', language ?? ''))
      .orderBy('t.seq', 'desc')
      .limit(limit)
      .execute();

  return {
    /**
     * Stores settled lines; those that haven't changed are left alone. Returns whether any has, or undefined if the
     * room's code isn't valid any more.
     */
    saveLines: (room: Room, lines: readonly LiveLine[], now: number): Promise<boolean | undefined> =>
      db.transaction().execute(async (tx) => {
        const changes = lines.reduce((sum, { translations = [] }) => sum + 1 + translations.length, 0);
        const last = await nextSeq(tx, room.code, changes);
        if (last === undefined) return undefined;
        let seq = last - changes;
        let changed = false;
        for (const line of lines) {
          seq += 1;
          const row = await tx
            .insertInto('live_lines')
            .values({
              room_code: room.code,
              id: line.id,
              position: seq,
              seq,
              text: line.text,
              language: room.language,
              posted_at: now,
            })
            .onConflict((conflict) =>
              conflict
                .columns(['room_code', 'id'])
                .doUpdateSet({ seq, text: line.text, language: room.language, posted_at: now })
                .where('live_lines.text', '!=', line.text),
            )
            .returning('id')
            .executeTakeFirst();
          changed ||= row !== undefined;
          for (const translation of line.translations ?? []) {
            if (!room.pageLanguages?.includes(translation.language)) continue;
            seq += 1;
            const isNew = await savePageTranslation(tx, room.code, { ...translation, id: line.id, seq, now });
            changed ||= isNew;
          }
        }
        await tx
          .deleteFrom('live_lines')
          .where('room_code', '=', room.code)
          .where('seq', '<=', last - keptChanges)
          .execute();
        await tx
          .deleteFrom('live_translations')
          .where('room_code', '=', room.code)
          .where('seq', '>', 0)
          .where('seq', '<=', last - keptChanges)
          .execute();
        return changed;
      }),

    /** The newest settled lines and finished translations after this number, oldest first. */
    async changesAfter(
      code: string,
      after: number,
      { limit = keptChanges, language }: { limit?: number; language?: LanguageCode | undefined } = {},
    ): Promise<{ lines: StoredLine[]; translations: StoredTranslation[] }> {
      const [lines, translations] = await Promise.all([
        linesAfter({ code, after, limit }),
        translationsAfter(code, after, limit, language),
      ]);
      return {
        lines: lines.map(toLine).toReversed(),
        translations: translations
          .map((row) => ({
            language: languageFrom(row.target),
            seq: row.translated_seq,
            text: row.translation,
            line: toLine(row),
          }))
          .toReversed(),
      };
    },

    /** Only one instance gets the claim for each version of a line. */
    async claim(code: string, line: StoredLine, language: LanguageCode, now: number): Promise<boolean> {
      const claim = { line_seq: line.seq, seq: 0, text: null, claimed_at: now };
      const row = await db
        .insertInto('live_translations')
        .values({ room_code: code, line_id: line.id, language, ...claim })
        .onConflict((conflict) =>
          conflict
            .columns(['room_code', 'line_id', 'language'])
            .doUpdateSet(claim)
            .where((old) =>
              old.or([
                old('live_translations.line_seq', '<', line.seq),
                old.and([
                  old('live_translations.line_seq', '=', line.seq),
                  old('live_translations.seq', '=', 0),
                  old('live_translations.claimed_at', '<=', now - claimMs),
                ]),
              ]),
            ),
        )
        .returning('line_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns false if the room has ended or the line has been corrected in the meantime. */
    finishTranslation: (
      code: string,
      line: StoredLine,
      language: LanguageCode,
      text: string | null,
    ): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        const seq = await nextSeq(tx, code);
        if (seq === undefined) return false;
        const row = await tx
          .updateTable('live_translations')
          .set({ text, seq })
          .where('room_code', '=', code)
          .where('line_id', '=', line.id)
          .where('language', '=', language)
          .where('line_seq', '=', line.seq)
          .where('seq', '=', 0)
          .returning('line_id')
          .executeTakeFirst();
        return row !== undefined;
      }),
  };
}

/** Belongs to the newest version of the line. Returns whether it is new. */
async function savePageTranslation(
  tx: Queryable,
  code: string,
  given: { id: string; language: LanguageCode; text: string | null; seq: number; now: number },
): Promise<boolean> {
  const { id, language, text, seq, now } = given;
  const row = await tx
    .insertInto('live_translations')
    .values((line) => ({
      room_code: code,
      line_id: id,
      language,
      line_seq: line
        .selectFrom('live_lines')
        .select('seq')
        .where('room_code', '=', code)
        .where('id', '=', id)
        .$castTo<number>(),
      seq,
      text,
      claimed_at: now,
    }))
    .onConflict((conflict) =>
      conflict
        .columns(['room_code', 'line_id', 'language'])
        .doUpdateSet((line) => ({ line_seq: line.ref('excluded.line_seq'), seq, text, claimed_at: now }))
        .where((old) =>
          old.or([
            old('live_translations.line_seq', '<', old.ref('excluded.line_seq')),
            old('live_translations.seq', '=', 0),
            old('live_translations.text', 'is distinct from', text),
          ]),
        ),
    )
    .returning('line_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The row lock makes the order of the numbers the order of the commits. */
async function nextSeq(tx: Queryable, code: string, changes = 1): Promise<number | undefined> {
  const row = await tx
    .updateTable('live_rooms')
    .set({ seq: sql<number>`seq + ${changes}` })
    .where('code', '=', code)
    .returning('seq')
    .executeTakeFirst();
  return row?.seq;
}
