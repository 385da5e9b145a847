import type { Migration } from '../migration.ts';

/** Lets housekeeping remove old payment events without reading all of them. */
export const eventAge: Migration = {
  name: '0003-event-age',
  statements: () => ['CREATE INDEX payment_events_by_age ON payment_events (processed_at)'],
};
