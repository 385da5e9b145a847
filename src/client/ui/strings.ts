import { translated } from '../interface/translated.ts';

export const uiStrings = translated('ui', {
  close: 'Close',
  dismiss: 'Dismiss',
  notification: 'Notification',
  /** Radix replaces {hotkey} with the name of a key. */
  notifications: 'Notifications ({hotkey})',
  search: 'Search',
  searchIn: (label: string) => `Search: ${label}`,
  nothingFound: 'Nothing found',
  locked: 'locked',
});
