/** What people's own programs can be told about. Restoring a deleted transcription counts as saving it. */
export const webhookEvents = [
  'transcription.saved',
  'transcription.updated',
  'transcription.deleted',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** How many webhooks one person may have. */
export const maxWebhooks = 10;
