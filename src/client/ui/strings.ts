import { translated } from '../interface/translated.ts';

export const uiStrings = translated('ui', {
  close: 'Close',
  dismiss: 'Dismiss',
  notification: 'Notification',
  /** The browser puts the name of a key in the place of {hotkey}. */
  notifications: 'Notifications ({hotkey})',
  search: 'Search',
  searchIn: (label: string) => `Search ${label.toLowerCase()}`,
  nothingFound: 'Nothing found',
  locked: 'locked',
});
