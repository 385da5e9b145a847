/** Formats a number as in en-US, whatever the browser's locale. */
export function formatCount(value: number): string {
  // Intl isn't needed for whole numbers, and loading its tables was the slowest part of starting the page.
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}
