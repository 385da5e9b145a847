/** Numbers in messages are grouped as in en-US, whatever the browser's locale. */
export function formatCount(value: number): string {
  // Whole numbers don't need Intl, and loading its number tables was the slowest part of starting the page.
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}
