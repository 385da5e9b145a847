import type { Migration } from '../migration.ts';

/** Identifies what was reserved, so that the same key can't be used for something else. */
export const reservationContent: Migration = {
  name: '0013-reservation-content',
  statements: () => ['ALTER TABLE reservations ADD COLUMN content TEXT'],
};
