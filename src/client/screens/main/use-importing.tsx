import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { acceptedFiles, kindOf } from '../../features/imports/file-kinds.ts';
import type { Importer } from '../../features/imports/importer.ts';
import { useFileDrop } from '../../features/imports/use-file-drop.ts';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import { chooseFile } from '../../platform/choose-file.ts';
import { takeIncomingFiles } from '../../platform/incoming-files.ts';
import { useSettings } from '../../platform/use-settings.ts';
import type { ReadingMark } from '../../ui/highlighted-text.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useToast } from '../../ui/toast.tsx';
import { useDialogs } from '../dialogs.tsx';
import type { Account } from '../use-account.ts';
import type { RecordCardProps } from './record-card.tsx';
import { mainStrings as strings } from './strings.ts';
import { useImporter } from './use-importer.ts';

const ImportParts = lazyPart(() => import('./import-parts.tsx').then((module) => module.ImportParts));
const ImportStrip = lazyPart(() =>
  import('../../features/imports/import-strip.tsx').then((module) => module.ImportStrip),
);
const loadTaking = () => import('./take-file.ts');

export interface ImportingOptions {
  /** Something is being recorded or read aloud. */
  sounding: boolean;
  onLanguage(language: LanguageCode): void;
  /** The recording is about to be played. */
  onListen(): void;
}

export interface Importing {
  /** Opens the file picker. */
  choose(): void;
  /** Call it before another text takes the place of a part. */
  leave(): void;
  /** Empties the editor; a part of an import stays as it is. */
  startNew(): void;
  /** The shown part has been saved. */
  markSaved(): void;
  /** A part is in the editor. */
  showing: boolean;
  /** The shown part is being written. */
  writing: boolean;
  mark: ReadingMark | null;
  drop: RecordCardProps['drop'];
  parts: ReactNode;
  strip: ReactNode;
}

/** Connects imports to the transcript, the account, the dialogs and every way in which a file arrives. */
export function useImporting(words: TranscriptApi, account: Account, options: ImportingOptions): Importing {
  const dialogs = useDialogs();
  const toast = useToast();
  const [settings] = useSettings();
  const { view, load, loaded } = useImporter(words, account.userId);
  const [mark, setMark] = useState<ReadingMark | null>(null);

  const choose = () => void chooseFile(acceptedFiles).then((file) => file && take(file));
  const take = async (file: File) => {
    const { takeFile } = await loadTaking();
    await takeFile(file, {
      ...{ account, words, load, toast, choose, language: settings.language },
      kind: kindOf(file),
      replaces: view?.name ?? null,
      openDialog: (props) => dialogs.open('import', props),
      onSignIn: () => dialogs.open('sign-in'),
      onLanguage: options.onLanguage,
    });
  };
  const takeNow = useEffectEvent((file: File) => void take(file));
  useEffect(() => {
    void takeIncomingFiles((file) => takeNow(file)).catch(() => undefined);
  }, []);
  const { over, handlers } = useFileDrop((file) => void take(file));

  const run = (act: (importer: Importer) => unknown) =>
    void load().then((importer) => importer && act(importer));
  // At once: the part must not follow what happens to the text next.
  const leave = () => loaded()?.leave();
  const lastPart = (view?.parts.length ?? 0) - 1;
  return {
    choose,
    leave,
    startNew() {
      leave();
      words.clear();
    },
    markSaved() {
      const shown = view?.shown;
      if (typeof shown === 'number') run((importer) => importer.markSaved([shown]));
    },
    showing: view !== null && view.shown !== null,
    writing: view?.state === 'running' && view.shown === lastPart,
    mark,
    drop: {
      handlers,
      message: over && (
        <div className="pointer-events-none absolute inset-2 z-10 flex items-center justify-center rounded-xl border-2 border-accent border-dashed bg-surface/90 font-semibold text-accent">
          {strings.drop}
        </div>
      ),
    },
    parts: view && (
      <Suspense>
        <ImportParts
          {...{ view, words, account, load, onMark: setMark }}
          sounding={options.sounding}
          onListen={options.onListen}
          onLanguage={options.onLanguage}
        />
      </Suspense>
    ),
    strip: view && (
      <Suspense>
        <ImportStrip
          view={view}
          onPause={() => run((importer) => importer.pause())}
          onResume={() => run((importer) => importer.resume())}
          onCancel={() => run((importer) => importer.cancel())}
        />
      </Suspense>
    ),
  };
}
