import { htmlLang } from '../../../shared/languages.ts';
import { LanguageSelector } from '../../features/languages/language-selector.tsx';
import { languageStrings } from '../../features/languages/strings.ts';
import { RecordDock } from '../../features/recorder/record-dock.tsx';
import { useRecorder } from '../../features/recorder/use-recorder.ts';
import { SaveButton } from '../../features/saved/save-button.tsx';
import { CharacterCount } from '../../features/transcript/character-count.tsx';
import { ClearButton } from '../../features/transcript/clear-button.tsx';
import { CopyButton } from '../../features/transcript/copy-button.tsx';
import { LengthWarning } from '../../features/transcript/length-warning.tsx';
import { transcriptStrings } from '../../features/transcript/strings.ts';
import { TranscriptField } from '../../features/transcript/transcript-field.tsx';
import { useTranscript } from '../../features/transcript/use-transcript.ts';
import { SwapButton } from '../../features/translation/swap-button.tsx';
import { TranslateToggle } from '../../features/translation/translate-toggle.tsx';
import { TranslatedPane } from '../../features/translation/translated-pane.tsx';
import { useSettings } from '../../platform/use-settings.ts';
import { Badge } from '../../ui/badge.tsx';
import { useDialogs } from '../dialogs.tsx';
import { useAccount } from '../use-account.ts';
import { type OpenRequest, OpenSaved } from './open-saved.tsx';
import { RecordCard } from './record-card.tsx';
import { SaveTools } from './save-tools.tsx';
import { saveStrings } from './strings.ts';
import { useReplaceText } from './use-replace-text.ts';
import { useSaving } from './use-saving.ts';
import { useTranslatedText } from './use-translated-text.ts';

export interface RecordTabProps {
  /** A saved item that is to be taken in. */
  opened: OpenRequest | null;
  onViewSaved(): void;
}

/** The centre of the product. It composes the features; each of them does its own work. */
export function RecordTab({ opened, onViewSaved }: RecordTabProps) {
  const dialogs = useDialogs();
  const account = useAccount();
  const { userId, tier, cap } = account;
  const [settings] = useSettings();
  const words = useTranscript({ cap, punctuation: settings.punctuation });
  const paused = words.length === 'over';
  const recorder = useRecorder({
    language: settings.language,
    paused,
    onPhrase: words.hear,
    onInterim: words.transcript.setInterim,
  });
  const upgrade = () => dialogs.open('upgrade');
  const chooser = { signedIn: userId !== undefined, tier };

  const recording = recorder.phase !== 'idle';
  const { translation, shown, chooseSpoken, chooseTarget, swap } = useTranslatedText(
    words,
    recording,
    account,
    upgrade,
  );

  const saving = useSaving(words, account, onViewSaved);
  const replaceText = useReplaceText(words, chooseSpoken);

  return (
    <>
      <RecordCard
        view={translation.state.view}
        onViewChange={translation.setView}
        source={
          <>
            <LanguageSelector
              label={languageStrings.spoken}
              caption={languageStrings.spokenCaption}
              value={settings.language}
              onChange={chooseSpoken}
              chooser={chooser}
              onLocked={upgrade}
            />
            {tier === 'premium' && <Badge className="self-end mb-1.5">{languageStrings.premiumBadge}</Badge>}
          </>
        }
        swap={<SwapButton {...swap} disabled={recording} />}
        target={
          <>
            <LanguageSelector
              label={languageStrings.target}
              caption={languageStrings.targetCaption}
              value={settings.target}
              onChange={chooseTarget}
              chooser={chooser}
              onLocked={upgrade}
            />
            <TranslateToggle translation={translation} />
          </>
        }
        original={
          <TranscriptField
            transcript={words.transcript}
            cap={cap}
            lang={htmlLang(settings.language)}
            placeholder={recorder.supported ? undefined : transcriptStrings.placeholderUnsupported}
            onCut={words.onCut}
            onEditing={words.onEditing}
          />
        }
        translated={<TranslatedPane translation={translation} recording={recording} onUpgrade={upgrade} />}
        warning={
          <LengthWarning
            state={words.length}
            left={cap - words.text.length}
            actions={
              <SaveButton busy={saving.saving} onClick={() => saving.saveAndStartNew(settings.language)}>
                {saveStrings.saveAndStartNew}
              </SaveButton>
            }
          />
        }
        tools={
          <>
            <CopyButton text={shown.text} />
            <ClearButton text={words.text} onClear={words.clear} onUndo={words.restore} />
          </>
        }
        count={<CharacterCount length={words.text.length} cap={cap} state={words.length} />}
        save={<SaveTools saving={saving} text={words.text} language={settings.language} shown={shown} />}
      />
      <OpenSaved request={opened} text={words.text} onReplace={replaceText} />
      <RecordDock recorder={recorder} paused={paused} />
    </>
  );
}
