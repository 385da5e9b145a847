import type { TimedText } from '../../../shared/document/chapters.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import type { Capabilities } from '../../backend/backend.ts';
import { kindOf } from '../../features/imports/file-kinds.ts';
import type { ImportDialogProps } from '../../features/imports/import-dialog.tsx';
import type { Importer } from '../../features/imports/importer.ts';
import { readTextFile } from '../../features/imports/read-text-file.ts';
import { importStrings as strings } from '../../features/imports/strings.ts';
import { keepFile } from '../../platform/incoming-files.ts';
import type { ShowToast } from '../../ui/toast.tsx';
import type { Account } from '../account.ts';

export interface TakeFileDeps {
  account: Pick<Account, 'userId' | 'tier' | 'cap'>;
  capabilities: Pick<Capabilities, 'wordsStayHere' | 'recognition'>;
  language: LanguageCode;
  load(): Promise<Importer | null>;
  toast: ShowToast;
  openDialog(props: ImportDialogProps): void;
  onUpgrade(): void;
  onSignIn(returnTo?: string): void;
  /** Resolves when another document may be opened. */
  beforeOpening(): Promise<void>;
  /** Opens a text that is short enough to be edited as one. */
  openText(name: string, text: TimedText, language: LanguageCode): void;
  /** Opens the file picker again. */
  choose(): void;
}

/** Opens a file as a document. A recording is measured first; a text is opened right away. */
export async function takeFile(file: File, deps: TakeFileDeps): Promise<void> {
  const { account, language, toast } = deps;
  const { userId, tier, cap } = account;
  const dialog = {
    ...{ file, language, userId, tier, cap },
    onUpgrade: deps.onUpgrade,
    onChooseAnother: deps.choose,
  };
  const withImporter = async (act: (importer: Importer) => Promise<void>) => {
    try {
      const importer = await deps.load();
      await deps.beforeOpening();
      if (importer) await act(importer);
      else toast({ tone: 'warn', title: strings.elsewhere });
    } catch {
      toast({ tone: 'bad', title: strings.failed });
    }
  };

  if (kindOf(file) === 'media') {
    if (deps.capabilities.wordsStayHere) toast({ tone: 'warn', title: strings.onDevice });
    else if (!deps.capabilities.recognition.backend) toast({ tone: 'warn', title: strings.notOffered });
    else if (userId === undefined) askToSignIn(file, deps);
    else
      deps.openDialog({
        ...dialog,
        onImport: (wanted) => void withImporter((importer) => importer.start(wanted)),
      });
    return;
  }

  const read = await readTextFile({ file, language, cap });
  if ('problem' in read) {
    deps.openDialog({ ...dialog, problem: read.problem, onImport: () => {} });
    return;
  }
  if ('chapters' in read)
    return withImporter((importer) => importer.addText(file.name, read.chapters, language));
  await deps.beforeOpening();
  deps.openText(file.name, read, language);
  toast({ tone: 'good', title: strings.imported(file.name) });
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
