import type { ReactNode } from 'react';
import { htmlLang, type LanguageCode } from '../../../shared/languages.ts';
import type { RecorderView } from '../../features/recorder/use-recorder.ts';
import { CopyButton } from '../../features/transcript/copy-button.tsx';
import { transcriptStrings } from '../../features/transcript/strings.ts';
import { TranscriptField, type TranscriptFieldProps } from '../../features/transcript/transcript-field.tsx';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import type { Account } from '../account.ts';
import { PaneFooter } from './pane-footer.tsx';
import { textId } from './shown-selection.ts';

interface OriginalPaneProps {
  words: TranscriptApi;
  account: Account;
  language: LanguageCode;
  engine: RecorderView['engine'];
  highlight: TranscriptFieldProps['highlight'];
  estimate: ReactNode;
  /** The text that the Copy button names, if there are two. */
  name: 'original' | undefined;
}

/** The field with the words that were spoken or typed. */
export function OriginalPane({
  words,
  account,
  language,
  engine,
  highlight,
  estimate,
  name,
}: OriginalPaneProps) {
  return (
    <>
      <TranscriptField
        id={textId('original')}
        transcript={words.transcript}
        cap={account.cap}
        lang={htmlLang(language)}
        placeholder={engine === 'none' ? transcriptStrings.placeholderUnsupported : undefined}
        note={account.userId === undefined && engine === 'browser' ? transcriptStrings.note : undefined}
        onCut={words.onCut}
        onEditing={words.onEditing}
        highlight={highlight}
      />
      <PaneFooter>
        {estimate}
        <CopyButton text={words.transcript.getAll} disabled={words.empty} name={name} />
      </PaneFooter>
    </>
  );
}
