import type { LibraryItem } from '../../../../shared/calls/library-calls.ts';

/** What a row can ask for. All of it is stable, so that only changed rows render. */
export interface RowActions {
  onPlay(item: LibraryItem): void;
  onSelect(item: LibraryItem, selected: boolean): void;
  onStartRename(item: LibraryItem): void;
  onRename(item: LibraryItem, title: string | null): void;
  onTags(item: LibraryItem): void;
  onExport(item: LibraryItem): void;
  onDelete(item: LibraryItem): void;
  /** Undefined where nothing can be shared. */
  onShare: ((item: LibraryItem) => void) | undefined;
}

export interface RowMenuProps {
  item: LibraryItem;
  name: string;
  actions: RowActions;
}
