/** The orders in which the library can be sorted. */
export const librarySorts = ['newest', 'oldest', 'changed', 'title'] as const;
export type LibrarySort = (typeof librarySorts)[number];
