import { Suspense, useState } from 'react';
import type { TextRange } from '../../../shared/sentences.ts';
import { LanguageSelector } from '../../features/languages/language-selector.tsx';
import { PremiumMark } from '../../features/languages/premium-mark.tsx';
import { languageStrings } from '../../features/languages/strings.ts';
import { PlayButton } from '../../features/playback/play-button.tsx';
import { PlayEstimate } from '../../features/playback/play-estimate.tsx';
import { PlaybackBar } from '../../features/playback/playback-bar.tsx';
import { isSounding } from '../../features/playback/speech-state.ts';
import { usePlayback } from '../../features/playback/use-playback.ts';
import { VoiceSelector } from '../../features/playback/voice-selector.tsx';
import { RecordDock } from '../../features/recorder/record-dock.tsx';
import { useShortcuts } from '../../features/recorder/use-shortcuts.ts';
import { CharacterCount } from '../../features/transcript/character-count.tsx';
import { ClearButton, useClearAction } from '../../features/transcript/clear-button.tsx';
import { CopyButton } from '../../features/transcript/copy-button.tsx';
import { useTranscript } from '../../features/transcript/use-transcript.ts';
import { SwapButton } from '../../features/translation/swap-button.tsx';
import { TranslateToggle } from '../../features/translation/translate-toggle.tsx';
import { TranslatedPane } from '../../features/translation/translated-pane.tsx';
import { settings as settingsStore } from '../../platform/settings.ts';
import { localStore } from '../../platform/storage.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { createStudio } from '../../studio/create-studio.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useDialogs } from '../dialogs.tsx';
import { useAccount } from '../use-account.ts';
import { MoreMenu } from './more-menu.tsx';
import type { OpenRequest } from './open-request.ts';
import { OpenSaved } from './open-saved.tsx';
import { OriginalPane } from './original-pane.tsx';
import { RecordCard } from './record-card.tsx';
import { RecordNotices } from './record-notices.tsx';
import { replaceText } from './replace-text.ts';
import { SaveTools } from './save-tools.tsx';
import { shownSelection, textId } from './shown-selection.ts';
import { useImports } from './use-imports.ts';
import { useRecording } from './use-recording.ts';
import { useSaveActions } from './use-save-actions.ts';
import { type SoundNow, useSound } from './use-sound.ts';
import { readingOf, type ShownText, useTranslatedText } from './use-translated-text.ts';

const openStudio = () =>
  createStudio<SoundNow | null>(
    { store: localStore, settings: settingsStore, now: Date.now, createId: () => crypto.randomUUID() },
    null,
  );

// Loaded when somebody shares live captions.
const LivePart = lazyPart(() => import('./live-part.tsx').then((module) => module.LivePart));
const loadParts = () => import('./import-parts.tsx');
const DropTarget = lazyPart(() => loadParts().then((module) => module.DropTarget));
const OpenDocumentRow = lazyPart(() => loadParts().then((module) => module.OpenDocumentRow));
const ImportProgress = lazyPart(() => loadParts().then((module) => module.ImportProgress));

export interface RecordTabProps {
  /** A saved item to open. */
  opened: OpenRequest | null;
  /** Whether this tab is open. Recording also continues in the other tab, but shortcuts don't work there. */
  active: boolean;
  onViewSaved(): void;
  /** Called with whether the server transcribes speech. */
  onServerInUse(inUse: boolean): void;
}

export function RecordTab({ active, opened, onViewSaved, onServerInUse }: RecordTabProps) {
  const dialogs = useDialogs();
  const account = useAccount();
  const { userId, tier, tierKnown, cap, capKnown } = account;
  const [settings] = useSettings();
  const [studio] = useState(openStudio);
  const words = useTranscript({
    studio,
    userId: account.user?.googleSub,
    cap,
    punctuation: settings.punctuation,
  });
  const imports = useImports(studio, account);
  const { document } = words;
  const { job } = imports;
  const isImport = job !== null && job.id === document.id;
  const saving = useSaveActions(words, account, { viewing: !active, onViewSaved });
  const recorder = useRecording(words, account, {
    onStarting() {
      studio.sound.silence();
      // A recording starts a new text.
      if (isImport) studio.clear();
      if (words.draft.read().view !== 'original') words.draft.update({ view: 'original' });
    },
    onSave: () => saving.saveTranscript(settings.language),
    onServerInUse,
  });
  const recording = recorder.phase !== 'idle';
  const [sharing, setSharing] = useState(false);
  const upgrade = () => dialogs.open('upgrade');
  const asks = { onUpgrade: upgrade, onSignIn: () => dialogs.open('sign-in') };
  const controls = usePlayback({
    userId,
    tier,
    tierKnown,
    hasText: words.text !== '',
    recording,
    pronounce: recorder.dictation.words.pronounce,
    ...asks,
  });
  const onHelp = () => dialogs.open('shortcuts');
  useShortcuts({ active, onRecord: recorder.press, onRelease: recorder.finish, onHelp });
  const chooser = { signedIn: userId !== undefined, tier };
  const sounding = recording || isSounding(controls.state);
  const isWriting = isImport && job.state === 'running' && document.shown === document.chapters.length - 1;
  const busy = recording || recorder.queue.busy || isWriting;
  const texts = useTranslatedText(words, { busy, recording }, account, {
    ...asks,
    entries: recorder.dictation.words.entries,
  });
  const { translation, original, translated, shown, isTranslated, chooseSpoken, chooseTarget } = texts;
  const { view } = translation;
  const originalName = translated ? 'original' : undefined;
  const shownName = isTranslated ? 'translation' : originalName;
  const reading = readingOf(shown, view);
  const playback = useSound(studio.sound, { recorder, controls, reading, imports });
  const { highlight } = playback;
  const [marked, setMarked] = useState<TextRange | null>(null);

  const estimateOf = (text: ShownText, each: typeof view, className?: string) =>
    !sounding && <PlayEstimate controls={playback} reading={readingOf(text, each)} className={className} />;

  const clearAction = useClearAction({
    text: words.text,
    onClear: studio.clear,
  });

  return (
    <>
      <RecordCard
        view={view}
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
            {tier === 'premium' && !account.personal && <PremiumMark />}
          </>
        }
        swap={<SwapButton {...texts.swap} disabled={recording || isImport} />}
        document={
          (imports.isOver || document.title !== null || document.previous !== null) && (
            <Suspense>
              {imports.isOver && <DropTarget />}
              {(document.title !== null || document.previous !== null) && (
                <OpenDocumentRow imports={imports} document={document} onListen={studio.sound.silence} />
              )}
            </Suspense>
          )
        }
        progress={
          job && (
            <Suspense>
              <ImportProgress imports={imports} account={account} />
            </Suspense>
          )
        }
        target={
          <LanguageSelector
            label={languageStrings.target}
            caption={languageStrings.targetCaption}
            value={settings.target}
            onChange={chooseTarget}
            available={texts.targets}
            chooser={translation.locked ? { ...chooser, translationsRemaining: 0 } : chooser}
            onLocked={upgrade}
          />
        }
        toggle={<TranslateToggle translation={translation} onUpgrade={upgrade} />}
        original={
          <OriginalPane
            words={words}
            account={account}
            language={settings.language}
            engine={recorder.engine}
            highlight={
              (imports.heard && { sentence: imports.heard, word: null }) ??
              (highlight?.view === 'original' ? highlight : marked && { sentence: marked, word: null })
            }
            estimate={estimateOf(original, 'original')}
            name={originalName}
          />
        }
        translated={
          <TranslatedPane
            translation={translation}
            recording={recording}
            onUpgrade={upgrade}
            highlight={highlight}
            textId={textId('translated')}
            originalId={textId('original')}
            onPartner={setMarked}
            onPlay={playback.play}
            estimate={translated && estimateOf(translated, 'translated')}
          />
        }
        warning={
          <RecordNotices
            recorder={recorder}
            words={words}
            account={account}
            saving={saving}
            language={settings.language}
          />
        }
        player={<PlaybackBar controls={playback} reading={reading} />}
        tools={
          <>
            <PlayButton
              controls={playback}
              reading={reading}
              name={shownName}
              selection={() => shownSelection(view)}
            />
            <VoiceSelector
              controls={playback}
              className="min-w-0 slim:min-w-24 max-md:flex-1 max-md:justify-between max-md:px-2 max-[22.25rem]:[&>svg]:hidden"
            />
            <CopyButton
              text={() => (isTranslated ? shown.text : words.transcript.getAll())}
              disabled={!isTranslated && words.empty}
              name={shownName}
              className="roomy:hidden"
            />
            <ClearButton action={clearAction} className="max-md:hidden" />
            <MoreMenu
              words={words}
              account={account}
              exportSource={texts.exportSource}
              onImport={() => imports.run((loaded) => loaded.choose())}
              onMicrophone={recorder.chooseMicrophone}
              translation={translation}
              onClear={clearAction.enabled ? clearAction.confirm : undefined}
              saving={saving}
              translated={isTranslated ? shown : null}
              onShare={() => setSharing(true)}
            />
            {clearAction.dialog}
          </>
        }
        save={
          <SaveTools
            saving={saving}
            empty={words.empty}
            language={settings.language}
            translation={isTranslated ? shown : null}
          />
        }
        count={
          <>
            {estimateOf(shown, view, 'max-[18rem]:hidden md:hidden')}
            <CharacterCount
              length={words.text.length}
              cap={capKnown ? cap : undefined}
              state={words.length}
            />
          </>
        }
      />
      <Suspense>
        {sharing && (
          <LivePart
            text={words.transcript}
            language={settings.language}
            recording={recording}
            account={account}
            onSave={() => saving.saveTranscript(settings.language)}
            onClose={() => setSharing(false)}
            {...asks}
          />
        )}
      </Suspense>
      <OpenSaved
        request={opened}
        text={words.text}
        onReplace={(item) => {
          replaceText(words, chooseSpoken, item);
        }}
      />
      <RecordDock recorder={recorder} paused={recorder.paused} onMicrophone={recorder.chooseMicrophone} />
    </>
  );
}
