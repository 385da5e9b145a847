import { translated } from '../interface/translated.ts';

/** Shown in place of a part that couldn't be loaded or has crashed. */
export const failureStrings = translated('failures', {
  page: 'This page couldn’t be loaded.',
  part: 'This part couldn’t be loaded.',
  crashed: 'Something went wrong here. The rest of the page still works.',
  retry: 'Try again',
  reload: 'Reload page',
});

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
