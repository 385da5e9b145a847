/** The external services that the sandbox replaces. */
export const serviceNames = ['identity', 'stripe', 'ai'] as const;
export type ServiceName = (typeof serviceNames)[number];
