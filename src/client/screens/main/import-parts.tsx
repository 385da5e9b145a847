import { useEffect, useEffectEvent, useState } from 'react';
import { engineLocale, type LanguageCode } from '../../../shared/languages.ts';
import { apiQueries } from '../../api/queries.ts';
import { useQueryClient } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { finishedParts, type ImportView } from '../../features/imports/import-job.ts';
import { partStrings as strings } from '../../features/imports/import-strings.ts';
import type { Importer } from '../../features/imports/importer.ts';
import { PartRow } from '../../features/imports/part-row.tsx';
import { saveParts } from '../../features/imports/save-parts.ts';
import { useListening } from '../../features/imports/use-listening.ts';
import { openedText } from '../../features/saved/opened-text.ts';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { ReadingMark } from '../../ui/highlighted-text.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Account } from '../account.ts';
import { useDialogs } from '../dialogs.tsx';
import { openStrings } from './open-strings.ts';
import { partsExport } from './parts-export.ts';
import { textId } from './shown-selection.ts';

export interface ImportPartsProps {
  view: ImportView;
  words: Pick<TranscriptApi, 'transcript'>;
  account: Pick<Account, 'userId'>;
  load(): Promise<Importer | null>;
  sounding: boolean;
  onListen(): void;
  onMark(mark: ReadingMark | null): void;
  onLanguage(language: LanguageCode): void;
}

/** The row of an import's parts and their actions. Loaded with the first import. */
export function ImportParts(props: ImportPartsProps) {
  const { view, words, account, load, sounding, onListen, onMark, onLanguage } = props;
  const client = useBackend();
  const queries = useQueryClient();
  const toast = useToast();
  const dialogs = useDialogs();
  const [wanted, setWanted] = useState<number | null>(null);
  const [removing, setRemoving] = useState(false);
  const { transcript } = words;
  const listening = useListening(
    () => ({ text: transcript.getText(), timings: transcript.getTimings() }),
    engineLocale(view.language),
  );
  useListeningMark(listening, view.shown, sounding, onMark);

  const run = (act: (importer: Importer) => unknown) =>
    void load().then((importer) => importer && act(importer));
  const show = (part: number) => {
    listening.stop();
    openedText.forget();
    onLanguage(view.language);
    run((importer) => importer.show(part));
  };
  const saveAll = (importer: Importer) => {
    const { userId } = account;
    if (userId === undefined) return dialogs.open('sign-in');
    const parts = finishedParts(view.state, importer.parts());
    return saveParts(client, { id: view.id, userId, language: view.language, parts }).then(
      ({ saved, stopped }) => {
        importer.markSaved(saved);
        void queries.invalidateQueries({ queryKey: apiQueries.saved(client, userId).queryKey });
        void queries.invalidateQueries({ queryKey: apiQueries.saveAllowance(client, userId).queryKey });
        const left = view.state === 'done' ? {} : { description: strings.unfinished };
        if (stopped === null) toast({ tone: 'good', title: strings.savedAll(saved.length), ...left });
        else toast({ tone: 'warn', title: strings.savedSome(saved.length, parts.length) });
      },
    );
  };
  const exportAll = (importer: Importer) => {
    importer.keepTranslation();
    dialogs.open('export', { source: partsExport(view, importer.parts()) });
  };
  const listen = () => {
    if (listening.active) return listening.stop();
    onListen();
    void listening.start(() => load().then((importer) => importer?.file()));
  };

  return (
    <>
      <PartRow
        view={view}
        listening={listening.active}
        // Asks first if the editor holds text that isn't a part, because that text would be lost.
        onShow={(part) =>
          view.shown === null && transcript.getText().trim() !== '' ? setWanted(part) : show(part)
        }
        onListen={listen}
        onSaveAll={() => run(saveAll)}
        onExportAll={() => run(exportAll)}
        onRemove={() => setRemoving(true)}
      />
      <ConfirmDialog
        open={wanted !== null}
        onOpenChange={(open) => !open && setWanted(null)}
        title={openStrings.title}
        description={openStrings.text}
        confirmLabel={openStrings.confirm}
        cancelLabel={openStrings.cancel}
        onConfirm={() => wanted !== null && show(wanted)}
      />
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={strings.removeTitle(view.name)}
        description={strings.removeText}
        confirmLabel={strings.removeConfirm}
        cancelLabel={strings.keep}
        onConfirm={() => run((importer) => importer.remove())}
        danger
      />
    </>
  );
}

/** Marks the sentence that is being played, plays a sentence when it is clicked, and stops when other sound starts. */
function useListeningMark(
  listening: ReturnType<typeof useListening>,
  shown: number | null,
  sounding: boolean,
  onMark: (mark: ReadingMark | null) => void,
): void {
  const { active, mark } = listening;
  const [start, end] = [mark?.sentence?.start, mark?.sentence?.end];
  const tell = useEffectEvent(onMark);
  const stop = useEffectEvent(listening.stop);
  const playFrom = useEffectEvent(listening.playFrom);
  useEffect(() => {
    tell(start === undefined || end === undefined ? null : { sentence: { start, end }, word: null });
    return () => tell(null);
  }, [start, end]);
  useEffect(() => {
    if (sounding || shown === null) stop();
  }, [sounding, shown]);
  useEffect(() => {
    const field = document.getElementById(textId('original'));
    if (!active || !(field instanceof HTMLTextAreaElement)) return;
    const onClick = () => playFrom(field.selectionStart);
    field.addEventListener('click', onClick);
    return () => field.removeEventListener('click', onClick);
  }, [active]);
}
