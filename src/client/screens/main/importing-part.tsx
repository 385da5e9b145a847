import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LanguageCode } from '../../../shared/languages.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { acceptedFiles, kindOf } from '../../features/imports/file-kinds.ts';
import { progressStrings, importStrings as strings } from '../../features/imports/import-strings.ts';
import { ImportStrip } from '../../features/imports/import-strip.tsx';
import type { Importer } from '../../features/imports/importer.ts';
import { useFileDrop } from '../../features/imports/use-file-drop.ts';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import { chooseFile } from '../../platform/choose-file.ts';
import { takeIncomingFiles } from '../../platform/incoming-files.ts';
import { useSettings } from '../../platform/use-settings.ts';
import type { ReadingMark } from '../../ui/highlighted-text.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Account } from '../account.ts';
import { useDialogs } from '../dialogs.tsx';
import { ImportParts } from './import-parts.tsx';
import { titleOfFile, titleOfPart } from './parts-export.ts';
import { useImporter } from './use-importer.ts';

const loadTaking = () => import('./take-file.ts');

export interface ImportingOptions {
  /** Whether something is being recorded or read aloud. */
  sounding: boolean;
  onLanguage(language: LanguageCode): void;
  /** Called when the recording is about to be played. */
  onListen(): void;
}

export interface ImportState {
  /** Whether the editor shows a part. */
  showing: boolean;
  /** Whether speech is still being added to the part in the editor. */
  writing: boolean;
  mark: ReadingMark | null;
  /** A title for the text in the editor, if it comes from a file. */
  title?: string | undefined;
}

export interface ImportCommands {
  leave(): void;
  markSaved(): void;
}

export interface ImportingPartProps {
  words: TranscriptApi;
  account: Account;
  options: ImportingOptions;
  /** How often the file picker was requested. */
  asked: number;
  /** A file that was pasted before this component was loaded. */
  pasted: File | undefined;
  commands: RefObject<ImportCommands | null>;
  onState(state: ImportState): void;
}

/** Connects imports to the transcript, the account, the dialogs, and dropped, pasted or shared files. */
export function ImportingPart(props: ImportingPartProps) {
  const { words, account, options, asked, pasted, commands, onState } = props;
  const dialogs = useDialogs();
  const toast = useToast();
  const [settings] = useSettings();
  const { capabilities } = useBackend();
  const { view, load, loaded } = useImporter(words, account.userId);
  const [mark, setMark] = useState<ReadingMark | null>(null);
  /** A text file that is short enough to be edited as one text. */
  const [textFile, setTextFile] = useState<string>();

  const choose = () => void chooseFile(acceptedFiles).then((file) => file && take(file));
  const take = async (file: File) => {
    const { takeFile } = await loadTaking();
    await takeFile(file, {
      capabilities,
      ...{ account, words, load, toast, choose, language: settings.language },
      kind: kindOf(file),
      replaces: view?.name ?? null,
      openDialog: (props) => dialogs.open('import', props),
      onUpgrade: () => dialogs.open('upgrade'),
      onSignIn: (returnTo) => dialogs.open('sign-in', { returnTo }),
      onLanguage: options.onLanguage,
      onText: setTextFile,
    });
  };
  const chooseNow = useEffectEvent(choose);
  useEffect(() => {
    if (asked > 0) chooseNow();
  }, [asked]);
  const takeNow = useEffectEvent((file: File) => void take(file));
  const { capKnown } = account;
  const taken = useRef<File>(undefined);
  useEffect(() => {
    // Until the cap is known, a signed-in user looks like a visitor.
    if (!capKnown || !pasted || taken.current === pasted) return;
    taken.current = pasted;
    takeNow(pasted);
  }, [capKnown, pasted]);
  const ask = useEffectEvent((file: File) =>
    dialogs.open('shared-file', { file, onOpen: () => void take(file) }),
  );
  const sayLost = useEffectEvent(() => toast({ tone: 'warn', title: strings.lost }));
  useEffect(() => {
    if (!capKnown) return;
    const taken = takeIncomingFiles({
      onFile: (file) => takeNow(file),
      onShared: (file) => ask(file),
      onLost: () => sayLost(),
    });
    void taken.catch(() => undefined);
  }, [capKnown]);
  const isDraggedOver = useFileDrop('.record-card', (file) => void take(file));

  const run = (act: (importer: Importer) => unknown) =>
    void load().then((importer) => importer && act(importer));
  useEffect(() => {
    commands.current = {
      // Must run synchronously, so that later changes to the text don't change the part.
      leave() {
        loaded()?.leave();
        setTextFile(undefined);
      },
      markSaved() {
        const shown = view?.shown;
        if (typeof shown === 'number') loaded()?.markSaved([shown]);
      },
    };
  });
  // A translation arrives with a new render of this page.
  useEffect(() => loaded()?.keepTranslation());
  const showing = view !== null && view.shown !== null;
  const writing = view?.state === 'running' && view.shown === view.parts.length - 1;
  const title = showing ? titleOfPart(view) : textFile && titleOfFile(textFile);
  useEffect(() => onState({ showing, writing, mark, title }), [showing, writing, mark, title, onState]);
  const { empty } = words;
  useEffect(() => {
    if (empty) setTextFile(undefined);
  }, [empty]);
  const strip = document.getElementById('import-strip');

  return (
    <>
      {isDraggedOver && (
        <div className="pointer-events-none absolute inset-2 z-10 flex items-center justify-center rounded-xl border-2 border-accent border-dashed bg-surface/90 font-semibold text-accent">
          {strings.drop}
        </div>
      )}
      {view && (
        // The row is below the languages, or below the tabs on a phone.
        <div className="col-span-full row-start-2 max-md:order-last min-w-0 max-md:basis-full max-md:pt-2">
          <ImportParts
            {...{ view, words, account, load, onMark: setMark }}
            sounding={options.sounding}
            onListen={options.onListen}
            onLanguage={options.onLanguage}
          />
        </div>
      )}
      {view &&
        strip &&
        createPortal(
          <ImportStrip
            view={view}
            renewal={renewalOf(account)}
            onUpgrade={account.tier === 'free' ? () => dialogs.open('upgrade') : undefined}
            onPause={() => run((importer) => importer.pause())}
            onResume={() => run((importer) => importer.resume())}
            onCancel={() => run((importer) => importer.cancel())}
          />,
          strip,
        )}
    </>
  );
}

/** The personal edition has no plans. */
function renewalOf({ personal, tier, periodEnd }: Account): string | null {
  if (personal) return null;
  if (tier === 'free') return progressStrings.renewsDaily;
  return periodEnd && progressStrings.renewsOn(periodEnd);
}
