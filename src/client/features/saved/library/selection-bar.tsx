import { Download, Tag, Trash2, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { itemStrings, libraryStrings as strings } from '../strings.ts';

export interface SelectionBarProps {
  count: number;
  busy: boolean;
  onAll(): void;
  onNone(): void;
  onExport(): void;
  onTag(): void;
  onDelete(): void;
}

/** At the bottom of the card, so that no row moves when it appears. */
export function SelectionBar({ count, busy, onAll, onNone, onExport, onTag, onDelete }: SelectionBarProps) {
  const button = 'max-sm:flex-1 max-sm:px-2';
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-t px-3 py-3 sm:px-5">
      <IconButton label={strings.stopSelecting} onClick={onNone} className="-ms-2">
        <X aria-hidden="true" />
      </IconButton>
      <p role="status" className="font-semibold text-sm tabular-nums">
        {strings.selected(count)}
      </p>
      <Button variant="quiet" onClick={onAll} className="px-2 text-accent! max-sm:ms-auto">
        {strings.selectAll}
      </Button>
      <div className="flex flex-wrap gap-2 max-sm:w-full sm:ms-auto">
        <Button variant="outline" busy={busy} onClick={onExport} className={button}>
          {!busy && <Download aria-hidden="true" className="size-4 max-[22.5rem]:hidden" />}
          {itemStrings.export}
        </Button>
        <Button variant="outline" onClick={onTag} className={button}>
          <Tag aria-hidden="true" className="size-4 max-[22.5rem]:hidden" />
          {strings.tag}
        </Button>
        <Button variant="danger" onClick={onDelete} className={button}>
          <Trash2 aria-hidden="true" className="size-4 max-[22.5rem]:hidden" />
          {itemStrings.remove}
        </Button>
      </div>
    </div>
  );
}
