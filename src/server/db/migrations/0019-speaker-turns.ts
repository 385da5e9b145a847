import type { Migration } from '../migration.ts';

/** Who said what in a recognised text, so that a repeated request gets the same speakers. */
export const speakerTurns: Migration = {
  name: '0019-speaker-turns',
  statements: () => ['ALTER TABLE transcripts ADD COLUMN turns TEXT'],
};
