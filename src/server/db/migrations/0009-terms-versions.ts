import type { Migration } from '../migration.ts';

/** All earlier acceptances are for the first version of the terms. */
export const termsVersions: Migration = {
  name: '0009-terms-versions',
  statements: () => [`ALTER TABLE terms_acceptances ADD COLUMN version TEXT NOT NULL DEFAULT '2025-04-19'`],
};
