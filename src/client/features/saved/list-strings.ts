import { formatCount } from '../../../shared/format-count.ts';
import { translated } from '../../interface/translated.ts';
import type { SortOrder } from './list-view.ts';

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
