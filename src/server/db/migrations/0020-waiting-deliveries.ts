import type { Migration } from '../migration.ts';

/** Each change counts the waiting deliveries of the person's webhooks, however long their logs are. */
export const waitingDeliveries: Migration = {
  name: '0020-waiting-deliveries',
  statements: () => [
    `CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (webhook_id, document_id) WHERE state = 'waiting'`,
  ],
};
