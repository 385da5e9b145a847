import type { Migration } from '../migration.ts';

/** When the parts of the text were spoken, as JSON. Texts that were typed or saved earlier have none. */
export const timings: Migration = {
  name: '0011-timings',
  statements: () => [
    'ALTER TABLE transcriptions ADD COLUMN timings TEXT',
    'ALTER TABLE deleted_transcriptions ADD COLUMN timings TEXT',
  ],
};
