import type { Migration } from '../migrate.ts';

/** Old payment events are forgotten by their age, which should not mean reading all of them. */
export const eventAge: Migration = {
  name: '0003-event-age',
  statements: () => ['CREATE INDEX payment_events_by_age ON payment_events (processed_at)'],
};
