import { htmlLang, type LanguageCode } from '../../../shared/languages.ts';
import type { RecorderView } from '../../features/recorder/use-recorder.ts';
import { transcriptStrings } from '../../features/transcript/strings.ts';
import { tellCut } from '../../features/transcript/tell-cut.ts';
import { TranscriptField, type TranscriptFieldProps } from '../../features/transcript/transcript-field.tsx';
import type { TranscriptView } from '../../features/transcript/use-transcript.ts';
import { useToast } from '../../ui/toast.tsx';
import type { Account } from '../account.ts';
import { textId } from './shown-selection.ts';
import { toolStrings } from './strings.ts';

interface OriginalPaneProps {
  text: TranscriptView;
  account: Account;
  language: LanguageCode;
  engine: RecorderView['engine'];
  highlight: TranscriptFieldProps['highlight'];
  onImport(): void;
}

/** The field with the words that were spoken or typed. */
export function OriginalPane({ text, account, language, engine, highlight, onImport }: OriginalPaneProps) {
  const toast = useToast();
  return (
    <TranscriptField
      id={textId('original')}
      transcript={text.transcript}
      cap={account.cap}
      lang={htmlLang(language)}
      placeholder={engine === 'none' ? transcriptStrings.placeholderUnsupported : undefined}
      offer={<ImportOffer onImport={onImport} />}
      note={account.userId === undefined && engine === 'browser' ? transcriptStrings.note : undefined}
      onCut={(cut, how) => tellCut(toast, account.cap, cut, how)}
      onEditing={text.transcript.setEditing}
      highlight={highlight}
    />
  );
}

/** Says that a file works too. A phone can't drop one. */
const ImportOffer = ({ onImport }: { onImport(): void }) => (
  <>
    <span className="pointer-coarse:hidden">{toolStrings.orDrop} · </span>
    <span className="pointer-fine:hidden">{toolStrings.orUse} · </span>
    <button
      type="button"
      className="text-link pointer-events-auto relative font-semibold before:absolute before:-inset-3 text-accent underline underline-offset-2"
      onClick={onImport}
    >
      {toolStrings.chooseFile}
    </button>
  </>
);
