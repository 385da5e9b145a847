import type { DocumentSource } from '../../../shared/document/document.ts';
import type { LibrarySort } from '../../../shared/document/library-order.ts';
import { formatCount } from '../../../shared/format-count.ts';
import { translated } from '../../interface/translated.ts';
import type { SortOrder } from './list-view.ts';

/** For when the code for saving can't be loaded. */
export const saveFailureStrings = translated('saveFailure', {
  title: 'Not saved',
  description: 'Failed to save transcription. Please try again.',
});

export const saveResultStrings = translated('saveResult', {
  loginTitle: 'Login Required',
  login: 'Please sign in to save your transcription',
  signIn: 'Sign In',
  signInAlt: 'Sign in to save',
  limitTitle: 'Transcription Limit Reached',
  limit: 'You have reached your saved transcription limit. Upgrade to premium for more storage.',
  upgrade: 'Upgrade',
  upgradeAlt: 'Upgrade to Premium for more storage',
  savedTitle: 'Saved!',
  view: 'View Saved',
  viewAlt: 'Open the Saved Transcriptions tab',
  withTranslation: 'The original and its translation are saved together.',
  lostTranslations: (languages: string) =>
    `The text has changed, so the earlier translation is no longer saved: ${languages}.`,
  deletedTitle: 'Deleted on another device',
  deleted: 'Your text is still here. Save it again to keep it.',
  offlineTitle: 'You’re offline',
  /** Follows the message that saving failed. */
  kept: 'Your text stays on this device, so you can save it when you’re back online.',
});

export const deleteStrings = translated('deletion', {
  deletedTitle: 'Deleted',
  deleted: 'It’s been removed from your list.',
  stillOver: (count: number) => `Delete ${formatCount(count)} more to save again.`,
  undo: 'Undo',
  undoAlt: 'Restore the transcription',
  restored: 'Restored',
  restoreFailed: 'Couldn’t restore',
  restoreFailedBody: 'We couldn’t restore the transcription. Please try again.',
  goneTitle: 'Item Not Found',
  gone: 'It may already have been deleted.',
  failedTitle: 'Couldn’t delete',
  failed: 'We couldn’t delete this transcription. Please try again.',
});

export const listStrings = translated('savedList', {
  heading: 'Saved Transcriptions',
  signedOut: 'Please sign in to view your saved transcriptions.',
  signedOutHint: 'An account is free and lets you open them on any device.',
  signIn: 'Sign In',
  error: 'Error loading saved transcriptions',
  retry: 'Try again',
  empty: 'No saved transcriptions found',
  onDevice: 'Saved in this browser. To see the ones in your account, turn off “On this device”.',
  emptyHint: 'Transcriptions you save in the Record tab appear here.',
  noMatch: 'No transcriptions match your search criteria',
  showAll: 'Show all',
  loading: 'Loading saved transcriptions',
  search: 'Search saved transcriptions',
  searchHint: 'Search',
  clearSearch: 'Clear search',
  sort: 'Sort',
  exportAll: 'Export all',
  languages: 'Languages',
  shown: (shown: number, all: number) =>
    shown === all ? `${formatCount(all)} saved` : `${formatCount(shown)} of ${formatCount(all)} shown`,
  over: (shown: string, excess: number, limit: number) =>
    `${shown}, ${formatCount(excess)} over your limit of ${formatCount(limit)}`,
  makeRoom: (count: number) => `Delete ${formatCount(count)} to save again`,
  slots: (used: number, limit: number) =>
    `${formatCount(used)} of ${formatCount(limit)} ${limit === 1 ? 'slot' : 'slots'} used`,
});

export const sortLabels = translated('sortOrders', {
  newest: 'Newest',
  oldest: 'Oldest',
  longest: 'Longest',
  shortest: 'Shortest',
  alphabetical: 'Alphabetical',
} satisfies Record<SortOrder, string>);

export const itemStrings = translated('savedItem', {
  more: 'Show more',
  less: 'Show less',
  copy: 'Copy',
  copied: 'Copied',
  copiedBody: 'The text is on your clipboard.',
  copyFailed: 'Couldn’t copy',
  copyFailedBody: 'Your browser blocked it. Select the text and copy it yourself.',
  open: 'Open in recorder',
  export: 'Export',
  remove: 'Delete',
  removing: 'Deleting',
  characters: (count: number) => `${formatCount(count)} ${count === 1 ? 'character' : 'characters'}`,
});

export const libraryStrings = translated('library', {
  title: 'Library',
  open: 'Open library',
  search: 'Search titles and text',
  kinds: 'Kinds of text',
  all: 'All',
  language: 'Language',
  allLanguages: 'All languages',
  tag: 'Tag',
  allTags: 'All tags',
  filters: 'Filters',
  play: (name: string) => `Play ${name}`,
  stop: (name: string) => `Stop ${name}`,
  select: (name: string) => `Select ${name}`,
  menu: (name: string) => `More actions for ${name}`,
  rename: 'Rename',
  name: 'Name',
  tags: 'Tags',
  share: 'Share a copy',
  selectThis: 'Select',
  selected: (count: number) => `${formatCount(count)} selected`,
  selectAll: 'Select all',
  stopSelecting: 'Stop selecting',
  today: (time: string) => `Today, ${time}`,
  yesterday: 'Yesterday',
  about: (time: string) => `About ${time} when read aloud`,
  renameFailed: 'Couldn’t rename',
  tagFailed: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)} tagged`,
  loadFailed: 'Couldn’t load the text',
  tryAgain: 'Please try again.',
  moreFailed: 'Couldn’t load more.',
  deletedMany: (count: number) => `${formatCount(count)} deleted`,
  restoredMany: (count: number) => `${formatCount(count)} restored`,
  newTag: 'New tag',
  add: 'Add',
  noTags: 'No tags yet. Type one above.',
  mostTags: (count: number) => `A text can have up to ${formatCount(count)} tags.`,
  save: 'Save',
  cancel: 'Cancel',
});

export const kindLabels = translated('documentKinds', {
  dictated: 'Dictated',
  imported: 'Imported',
  conversation: 'Conversations',
  typed: 'Typed',
} satisfies Record<DocumentSource, string>);

export const librarySortLabels = translated('librarySorts', {
  newest: 'Newest',
  oldest: 'Oldest',
  changed: 'Recently changed',
  title: 'By name',
} satisfies Record<LibrarySort, string>);
