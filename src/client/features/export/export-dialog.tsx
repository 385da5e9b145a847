import { Braces, Captions, Download, FileText, Hash, Info, Share2, TextAlignStart } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { canShareFile, saveFile, shareFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { createExportFile, type ExportFormat, exportFormats, isTimed } from './create-export-file.ts';
import {
  defaultName,
  type ExportPart,
  type ExportSource,
  fileNameOf,
  textsOf,
  translationLanguage,
} from './export-source.ts';
import { formatLabels, partLabels, exportStrings as strings } from './strings.ts';

const icons: Record<ExportFormat, ReactNode> = {
  docx: <FileText aria-hidden="true" />,
  txt: <TextAlignStart aria-hidden="true" />,
  md: <Hash aria-hidden="true" />,
  srt: <Captions aria-hidden="true" />,
  vtt: <Captions aria-hidden="true" />,
  json: <Braces aria-hidden="true" />,
};

export interface ExportDialogProps {
  source: ExportSource;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Exports text. Needs no account and no network, and doesn't count against any allowance. */
export function ExportDialog({ source, open, onOpenChange }: ExportDialogProps) {
  const toast = useToast();
  const field = useId();
  const translated = translationLanguage(source) !== undefined;
  const [part, setPart] = useState<ExportPart>(translated ? 'both' : 'original');
  const [format, setFormat] = useState<ExportFormat>('docx');
  const [name, setName] = useState(() => defaultName(source));
  const [busy, setBusy] = useState<'share' | 'save' | null>(null);
  const fileName = `${fileNameOf(name)}.${format}`;
  const sharing = canShareFile(new File([''], fileName));

  const notes = notesOn(source, part, format);

  const make = async (action: 'share' | 'save') => {
    setBusy(action);
    try {
      const file = await createExportFile(source, format, part, fileName);
      const outcome = action === 'share' ? await shareFile(file) : await saveFile(file);
      if (outcome === 'failed') toast({ tone: 'bad', title: strings.shareFailed });
      if (outcome === 'saved') toast({ tone: 'good', title: strings.saved(fileName) });
      if (outcome === 'saved' || outcome === 'shared') onOpenChange(false);
    } catch {
      toast({ tone: 'bad', title: strings.failed });
    } finally {
      setBusy(null);
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={strings.title}
      className="sm:max-w-[35rem]"
      footer={
        <>
          {sharing && (
            <Button
              variant="outline"
              busy={busy === 'share'}
              onClick={() => void make('share')}
              className="max-sm:order-last max-sm:bg-accent max-sm:text-on-accent"
            >
              <Share2 aria-hidden="true" className="size-4" />
              {strings.share}
            </Button>
          )}
          <Button
            busy={busy === 'save'}
            onClick={() => void make('save')}
            // Sharing is the main action on a phone.
            className={sharing ? 'max-sm:border max-sm:border-control max-sm:bg-surface max-sm:text-ink' : ''}
          >
            <Download aria-hidden="true" className="size-4" />
            {strings.save}
          </Button>
        </>
      }
    >
      <div className="mt-4 flex flex-col gap-5">
        {translated && (
          <ChoiceGroup
            label={strings.text}
            look="segments"
            value={part}
            onChange={setPart}
            options={(['original', 'translation', 'both'] as const).map((value) => ({
              value,
              name: partLabels[value],
            }))}
          />
        )}
        <ChoiceGroup
          label={strings.format}
          look="cards"
          value={format}
          onChange={setFormat}
          options={exportFormats.map((value) => ({ value, icon: icons[value], ...formatLabels[value] }))}
        />
        {notes.map((note) => (
          <p key={note} className="flex gap-3 text-muted text-sm">
            <Info aria-hidden="true" className="size-5 shrink-0" />
            {note}
          </p>
        ))}
        <div>
          <label htmlFor={field} className="mb-1.5 block text-muted text-sm">
            {strings.fileName}
          </label>
          <div
            // A name of either direction then stands beside its extension.
            dir="ltr"
            className="flex items-center rounded-control border border-control bg-surface pe-3 focus-within:outline-2 focus-within:outline-accent"
          >
            <input
              id={field}
              value={name}
              dir="auto"
              maxLength={120}
              onChange={(event) => setName(event.target.value)}
              className="control-height min-w-0 flex-1 bg-transparent px-3 text-base outline-none sm:text-sm"
            />
            <span className="text-muted text-sm">.{format}</span>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

/** What people may not expect in the file. */
function notesOn(source: ExportSource, part: ExportPart, format: ExportFormat): string[] {
  const texts = textsOf(source);
  const untranslated = part === 'original' ? 0 : texts.filter(({ translation }) => !translation).length;
  const hasTimings = texts.some(({ timings }) => timings && timings.length > 0);
  return [
    ...(source.unfinished ? [strings.unfinished] : []),
    ...(untranslated > 0 ? [strings.untranslated(untranslated, texts.length)] : []),
    ...(isTimed(format) && !hasTimings ? [strings.estimated] : []),
  ];
}
