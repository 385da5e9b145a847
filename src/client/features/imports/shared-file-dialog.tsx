import { interfaceLocale } from '../../interface/translated.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { sharedFileStrings as strings } from './strings.ts';

export interface SharedFileDialogProps {
  file: File;
  onOpen(): void;
}

/** Asks before a shared file is opened, because a form on any website can send one. */
export function SharedFileDialog({
  file,
  onOpen,
  open,
  onOpenChange,
}: SharedFileDialogProps & { open: boolean; onOpenChange(open: boolean): void }) {
  const take = () => {
    onOpenChange(false);
    onOpen();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={strings.title}
      description={strings.text}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {strings.cancel}
          </Button>
          <Button onClick={take}>{strings.open}</Button>
        </>
      }
    >
      <p className="break-words">
        <bdi className="font-semibold">{shorten(file.name)}</bdi>
        <span className="block text-muted text-sm">{formatSize(file.size)}</span>
      </p>
    </Dialog>
  );
}

/** Keeps the end, because it says what kind of file it is. */
const shorten = (name: string): string =>
  name.length <= 80 ? name : `${name.slice(0, 60)}…${name.slice(-15)}`;

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

function formatSize(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(interfaceLocale, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / 1_000 ** power);
}
