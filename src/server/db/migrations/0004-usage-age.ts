import type { Migration } from '../migration.ts';

/** Lets housekeeping remove old counters without reading all of them. */
export const usageAge: Migration = {
  name: '0004-usage-age',
  statements: () => ['CREATE INDEX usage_counters_by_period ON usage_counters (period)'],
};
