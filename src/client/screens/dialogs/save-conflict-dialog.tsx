import type { SavedDocument } from '../../../shared/document/document-schema.ts';
import { htmlLang } from '../../../shared/languages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { DialogControl } from './dialog-control.ts';
import { saveConflictStrings as strings } from './strings.ts';

export interface SaveConflictDialogProps {
  /** The version of another device or another tab. */
  theirs: Pick<SavedDocument, 'text' | 'language'>;
  onMine(): void;
  onTheirs(): void;
  onBoth(): void;
}

/** Nothing changes until one is chosen. Closing it leaves both versions as they are. */
export function SaveConflictDialog(props: DialogControl & SaveConflictDialogProps) {
  const { theirs, onMine, onTheirs, onBoth, ...control } = props;
  const choose = (act: () => void) => () => {
    control.onOpenChange(false);
    act();
  };
  return (
    <Dialog
      {...control}
      title={strings.title}
      description={strings.text}
      footer={
        <>
          <Button variant="quiet" onClick={choose(onTheirs)}>
            {strings.theirs}
          </Button>
          <Button variant="outline" onClick={choose(onMine)}>
            {strings.mine}
          </Button>
          <Button onClick={choose(onBoth)}>{strings.both}</Button>
        </>
      }
    >
      <h3 className="mt-4 font-semibold text-muted text-sm">{strings.other}</h3>
      <p
        lang={htmlLang(theirs.language)}
        dir="auto"
        className="mt-1 line-clamp-6 whitespace-pre-wrap break-words rounded-control bg-sunken px-3 py-2 text-base"
      >
        {theirs.text}
      </p>
    </Dialog>
  );
}
