import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { htmlLang } from '../../../shared/languages.ts';
import { LanguageSelector } from '../../features/languages/language-selector.tsx';
import { languageStrings } from '../../features/languages/strings.ts';
import { RecordDock } from '../../features/recorder/record-dock.tsx';
import { useRecorder } from '../../features/recorder/use-recorder.ts';
import { CharacterCount } from '../../features/transcript/character-count.tsx';
import { ClearButton } from '../../features/transcript/clear-button.tsx';
import { CopyButton } from '../../features/transcript/copy-button.tsx';
import type { TranscriptView } from '../../features/transcript/draft.ts';
import { LengthWarning } from '../../features/transcript/length-warning.tsx';
import { transcriptStrings } from '../../features/transcript/strings.ts';
import { TranscriptField } from '../../features/transcript/transcript-field.tsx';
import { useTranscript } from '../../features/transcript/use-transcript.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useDialogs } from '../dialogs.tsx';
import { useAccount } from '../use-account.ts';
import { RecordCard } from './record-card.tsx';
import { mainStrings as strings } from './strings.ts';

/** The centre of the product. It composes the features; each of them does its own work. */
export function RecordTab() {
  const dialogs = useDialogs();
  const { userId, tier, cap } = useAccount();
  const [settings, update] = useSettings();
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

  const [view, setView] = useState<TranscriptView>('original');

  /** What is shown is what is copied and read aloud, in its language (U19). */
  const shown = words.text;

  return (
    <>
      <RecordCard
        view={view}
        onViewChange={setView}
        source={
          <>
            <LanguageSelector
              label={languageStrings.spoken}
              caption={languageStrings.spokenCaption}
              value={settings.language}
              onChange={(language) => update({ language })}
              chooser={chooser}
              onLocked={upgrade}
            />
            {tier === 'premium' && <Badge className="self-end mb-1.5">{languageStrings.premiumBadge}</Badge>}
          </>
        }
        swap={
          <IconButton
            label={strings.swap}
            onClick={() => update({ language: settings.target, target: settings.language })}
          >
            <ArrowLeftRight aria-hidden="true" />
          </IconButton>
        }
        target={
          <LanguageSelector
            label={languageStrings.target}
            caption={languageStrings.targetCaption}
            value={settings.target}
            onChange={(target) => update({ target })}
            chooser={chooser}
            onLocked={upgrade}
          />
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
        translated={null}
        warning={<LengthWarning state={words.length} left={cap - words.text.length} />}
        tools={
          <>
            <CopyButton text={shown} />
            <ClearButton text={words.text} onClear={words.clear} onUndo={words.restore} />
          </>
        }
        count={<CharacterCount length={words.text.length} cap={cap} state={words.length} />}
        save={null}
      />
      <RecordDock recorder={recorder} paused={paused} />
    </>
  );
}
