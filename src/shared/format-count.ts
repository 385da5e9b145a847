/** Numbers in messages are grouped as in en-US, whatever the browser's locale. */
export function formatCount(value: number): string {
  // Counts are whole numbers: three digits and a comma do not need the browser's number tables, whose loading is what
  // made the page busiest while it came alive.
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}
