/** The day of a moment as people write it. By UTC, as limits renew, so that every place names the same day. */
export function longDay(moment: string | number): string {
  return new Date(moment).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}
