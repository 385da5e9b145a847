/** A date in words. In UTC, because limits renew at midnight UTC. */
export function formatLongDate(moment: string | number): string {
  return new Date(moment).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}
