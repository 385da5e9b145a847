import type { LanguageCode } from '../../../shared/languages.ts';
import type { Capabilities } from '../../backend/backend.ts';
import type { FileKind } from '../../features/imports/file-kinds.ts';
import type { ImportDialogProps } from '../../features/imports/import-dialog.tsx';
import { importStrings as strings } from '../../features/imports/import-strings.ts';
import type { Importer } from '../../features/imports/importer.ts';
import { readTextFile } from '../../features/imports/read-text-file.ts';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import { keepFile } from '../../platform/incoming-files.ts';
import type { ShowToast } from '../../ui/toast.tsx';
import type { Account } from '../account.ts';

export interface TakeFileDeps {
  account: Pick<Account, 'userId' | 'tier'>;
  capabilities: Pick<Capabilities, 'wordsStayHere' | 'recognition'>;
  words: Pick<TranscriptApi, 'transcript' | 'cap'>;
  language: LanguageCode;
  kind: FileKind;
  /** The name of the import that is already on this device, if any. */
  replaces: string | null;
  load(): Promise<Importer | null>;
  toast: ShowToast;
  openDialog(props: ImportDialogProps): void;
  onUpgrade(): void;
  onSignIn(returnTo?: string): void;
  onLanguage(language: LanguageCode): void;
  /** Called with the name of a text file that is now in the editor. */
  onText(name: string): void;
  /** Opens the file picker again. */
  choose(): void;
}

/** A recording is measured first; a text file is imported right away. */
export async function takeFile(file: File, deps: TakeFileDeps): Promise<void> {
  const { account, words, language, replaces, toast } = deps;
  const dialog = {
    ...{ file, language, replaces, cap: words.cap, ...account },
    onUpgrade: deps.onUpgrade,
    onChooseAnother: deps.choose,
  };
  const withImporter = async (act: (importer: Importer) => Promise<void>) => {
    try {
      const importer = await deps.load();
      if (importer) await act(importer);
      else toast({ tone: 'warn', title: strings.elsewhere });
    } catch {
      toast({ tone: 'bad', title: strings.failed });
    }
  };

  if (deps.kind === 'media') {
    if (deps.capabilities.wordsStayHere) toast({ tone: 'warn', title: strings.onDevice });
    else if (!deps.capabilities.recognition.backend) toast({ tone: 'warn', title: strings.notOffered });
    else if (account.userId === undefined) askToSignIn(file, deps);
    else
      deps.openDialog({
        ...dialog,
        onImport: (wanted) =>
          void withImporter(async (importer) => {
            const isEmpty = words.transcript.getText().trim() === '';
            if (isEmpty) deps.onLanguage(wanted.language);
            await importer.start(wanted);
          }),
      });
    return;
  }

  const read = await readTextFile(file);
  if ('problem' in read) {
    deps.openDialog({ ...dialog, problem: read.problem, onImport: () => {} });
    return;
  }
  const { transcript, cap } = words;
  if (transcript.getText().trim() === '' && read.text.length <= cap) {
    transcript.replaceAll(read.text, read.timings);
    deps.onText(file.name);
    toast({ tone: 'good', title: strings.imported(file.name) });
    return;
  }
  // The parts of the existing import may not be saved anywhere else.
  if (replaces !== null) toast({ tone: 'warn', title: strings.removeFirst(replaces) });
  else await withImporter((importer) => importer.addText(file.name, read, language));
}

/** Keeps the file in this browser, because signing in leaves the page. */
function askToSignIn(file: File, { toast, onSignIn }: TakeFileDeps): void {
  const signIn = () => void keepFile(file).then(onSignIn, () => onSignIn());
  toast({
    title: strings.signInTitle,
    tone: 'warn',
    action: { label: strings.signIn, altText: strings.signInAlt, onClick: signIn },
  });
}
