import { formatCount } from '../../../shared/limits.ts';
import type { SortOrder } from './list-view.ts';

export const deleteStrings = {
  deletedTitle: 'Deleted',
  deleted: 'It is no longer in your list.',
  goneTitle: 'Item Not Found',
  gone: 'It may already have been deleted.',
  failedTitle: 'Not deleted',
  failed: 'The transcription could not be deleted. Please try again.',
} as const;

export const listStrings = {
  heading: 'Saved Transcriptions',
  signedOut: 'Please sign in to view your saved transcriptions.',
  signedOutHint: 'An account is free, and keeps them on every device.',
  signIn: 'Sign In',
  error: 'Error loading saved transcriptions',
  retry: 'Try again',
  empty: 'No saved transcriptions found',
  emptyHint: 'What you save in the Record tab is kept here.',
  noMatch: 'No transcriptions match your search criteria',
  showAll: 'Show all',
  loading: 'Loading saved transcriptions',
  search: 'Search saved transcriptions',
  searchHint: 'Search',
  clearSearch: 'Clear the search',
  sort: 'Sort',
  exportAll: 'Export all',
  languages: 'Languages',
  shown: (shown: number, all: number) =>
    shown === all ? `${formatCount(all)} saved` : `${formatCount(shown)} of ${formatCount(all)} shown`,
  slots: (used: number, limit: number) =>
    `${formatCount(used)} of ${formatCount(limit)} ${limit === 1 ? 'slot' : 'slots'} used`,
} as const;

export const sortLabels: Record<SortOrder, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  longest: 'Longest',
  shortest: 'Shortest',
  alphabetical: 'Alphabetical',
};

export const itemStrings = {
  more: 'Show more',
  less: 'Show less',
  copy: 'Copy',
  copied: 'Copied',
  copiedBody: 'The text is on the clipboard.',
  copyFailed: 'Could not copy',
  copyFailedBody: 'The browser refused. Select the text and copy it by hand.',
  open: 'Open in the recorder',
  export: 'Export',
  remove: 'Delete',
  removing: 'Deleting',
  characters: (count: number) => `${formatCount(count)} ${count === 1 ? 'character' : 'characters'}`,
} as const;
