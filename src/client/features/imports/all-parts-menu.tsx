import { Download, Save, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Chapter } from '../../../shared/document/document.ts';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { finishedChapters, type ImportView } from './import-job.ts';
import { partStrings as strings } from './strings.ts';

export interface AllPartsMenuProps {
  state: ImportView['state'];
  chapters: readonly Pick<Chapter, 'id' | 'saved'>[];
  /** Called with the id of a chapter. */
  onShow(chapter: number): void;
  onSaveAll(): void;
  onExportAll(): void;
  onRemove(): void;
}

export function AllPartsMenu(props: AllPartsMenuProps & { trigger: ReactElement }) {
  const { trigger, state, chapters, onShow, onSaveAll, onExportAll, onRemove } = props;
  const finished = finishedChapters(state, chapters);
  return (
    <Menu trigger={trigger} label={strings.all} className="max-h-80 overflow-y-auto">
      <MenuItem onSelect={onSaveAll} disabled={finished.length === 0} className="py-2">
        <Save aria-hidden="true" />
        <span>
          {state === 'done' ? strings.saveAll : strings.saveFinished}
          {state !== 'done' && <span className="block text-muted text-xs">{strings.unfinished}</span>}
        </span>
      </MenuItem>
      <MenuItem onSelect={onExportAll}>
        <Download aria-hidden="true" />
        {strings.exportAll}
      </MenuItem>
      <MenuItem onSelect={onRemove}>
        <Trash2 aria-hidden="true" />
        {strings.remove}
      </MenuItem>
      <MenuSeparator />
      {chapters.map(({ id, saved }, index) => (
        <MenuItem key={id} onSelect={() => onShow(id)}>
          {strings.item(index + 1)}
          {saved && <span className="ms-auto ps-4 text-muted">{strings.saved}</span>}
        </MenuItem>
      ))}
    </Menu>
  );
}
