import { Download, Sparkles } from 'lucide-react';
import { Suspense, useState, useSyncExternalStore } from 'react';
import type { TextRange } from '../../../shared/sentences.ts';
import { LanguageSelector } from '../../features/languages/language-selector.tsx';
import { PremiumMark } from '../../features/languages/premium-mark.tsx';
import { languageStrings } from '../../features/languages/strings.ts';
import { PlayButton } from '../../features/playback/play-button.tsx';
import { PlaybackBar } from '../../features/playback/playback-bar.tsx';
import { isSounding } from '../../features/playback/speech-state.ts';
import { usePlayback } from '../../features/playback/use-playback.ts';
import { VoiceSelector } from '../../features/playback/voice-selector.tsx';
import { RecordDock } from '../../features/recorder/record-dock.tsx';
import { useRecorder } from '../../features/recorder/use-recorder.ts';
import { useShortcuts } from '../../features/recorder/use-shortcuts.ts';
import { CharacterCount } from '../../features/transcript/character-count.tsx';
import { ClearButton } from '../../features/transcript/clear-button.tsx';
import { CopyButton } from '../../features/transcript/copy-button.tsx';
import { useTranscript } from '../../features/transcript/use-transcript.ts';
import { SwapButton } from '../../features/translation/swap-button.tsx';
import { TranslateToggle } from '../../features/translation/translate-toggle.tsx';
import { TranslatedPane } from '../../features/translation/translated-pane.tsx';
import { useTranslationAllowance } from '../../features/translation/use-translation-allowance.ts';
import { settings as settingsStore } from '../../platform/settings.ts';
import { sessionStore } from '../../platform/storage.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { chooseSpoken } from '../../studio/documents.ts';
import { cx } from '../../ui/cx.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { LoadingBar } from '../../ui/loading-bar.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import { useBrowserValue } from '../../ui/use-browser-value.ts';
import { useDialogs } from '../dialogs.tsx';
import { useAccount } from '../use-account.ts';
import { useController } from '../use-controller.ts';
import { DocumentBar } from './document-bar.tsx';
import { titleOfText } from './document-title.ts';
import { nothingImported } from './imports-control.ts';
import type { MainStudio } from './open-studio.ts';
import { OriginalPane } from './original-pane.tsx';
import { RecordCard } from './record-card.tsx';
import { RecordNotices } from './record-notices.tsx';
import { SaveTools } from './save-tools.tsx';
import { shownSelection, textId } from './shown-selection.ts';
import { readingOf, type ShownText } from './shown-text.ts';
import { mainStrings, toolStrings } from './strings.ts';
import { useDictation } from './use-dictation.ts';
import { useSignInRequest } from './use-sign-in-request.ts';
import { useTranslatedText } from './use-translated-text.ts';
import { useTurns } from './use-turns.ts';

// Loaded when somebody shares live captions.
const LivePart = lazyPart(() => import('./live-part.tsx').then((module) => module.LivePart));
const loadMenu = () => import('./more-menu-content.tsx').then((module) => module.MoreMenuContent);
const loadParts = () => import('./import-parts.tsx');
const DropTarget = lazyPart(() => loadParts().then((module) => module.DropTarget));
const TurnsPart = lazyPart(() => import('./turns-part.tsx').then((module) => module.TurnsPart));
const RecordingBar = lazyPart(() => import('./recording-bar.tsx').then((module) => module.RecordingBar));
const ImportTools = lazyPart(() => loadParts().then((module) => module.ImportTools));
// Loaded once there is a text to read.
const PlayEstimate = lazyPart(() =>
  import('../../features/playback/play-estimate.tsx').then((module) => module.PlayEstimate),
);
const FindBar = lazyPart(() =>
  import('../../features/transcript/find-bar.tsx').then((module) => module.FindBar),
);
const ImportProgress = lazyPart(() => loadParts().then((module) => module.ImportProgress));

export interface RecordTabProps {
  studio: MainStudio;
  /** Whether this tab is open. Recording also continues in the other tab, but shortcuts don't work there. */
  active: boolean;
}

/** Shows the studio. Everything that people press here is a method of it. */
export function RecordTab({ active, studio }: RecordTabProps) {
  const dialogs = useDialogs();
  const account = useAccount();
  const { userId, tier, tierKnown, cap, capKnown } = account;
  const [settings, updateSettings] = useSettings();
  const text = useTranscript(studio, cap);
  const { document } = text;
  const recorder = useRecorder(studio.recorder);
  const imports = useSyncExternalStore(studio.imports.subscribe, studio.imports.view, () => nothingImported);
  const { job } = imports;
  const isImport = job !== null && job.id === document.id;
  const recording = recorder.phase !== 'idle';
  const hasLeftRoom = useBrowserValue(() => sessionStore.read('liveRoom') !== null, false);
  const [isSharing, setSharing] = useState<boolean>();
  const sharing = isSharing ?? hasLeftRoom;
  const [marked, setMarked] = useState<TextRange | null>(null);
  const [finding, setFinding] = useState(false);
  const [found, setFound] = useState<TextRange | null>(null);
  const upgrade = () => dialogs.open('upgrade');
  const dictation = useDictation(userId, recorder.hasRecorded || text.text !== '');
  const playback = usePlayback(studio.player, {
    ...{ userId, tier, onUpgrade: upgrade },
    tierKnown: tierKnown && capKnown,
  });
  const translations = useTranslationAllowance(userId, tier);
  useController(studio, {
    ...{ owner: account.user?.googleSub, account, translations, viewing: !active },
    ...{ words: dictation.words, voice: playback.voice, speech: playback.allowance },
  });
  useSignInRequest(account, {
    translate: () => studio.translator.toggle(true),
    save: studio.saving.saveTranscript,
  });
  const turns = useTurns(studio, text, recording);
  useShortcuts({
    active: active && !turns.shown,
    onRecord: recorder.press,
    onRelease: recorder.finish,
    onHelp: () => dialogs.open('shortcuts'),
    onFind: () => setFinding(true),
  });
  const chooser = { signedIn: userId !== undefined, tier };
  const sounding = recording || isSounding(playback.state);
  const texts = useTranslatedText(studio, text.text, account, translations);
  const { translation, original, translated, shown, isTranslated } = texts;
  const { view } = translation;
  const originalName = translated ? 'original' : undefined;
  const shownName = isTranslated ? 'translation' : originalName;
  const reading = readingOf(shown, view);
  const { highlight } = playback;

  const estimateOf = (each: ShownText, of: typeof view, className?: string) =>
    !sounding &&
    // Beside the panel of live captions, the card has no room for it.
    !sharing &&
    each.text !== '' && (
      <Suspense>
        <PlayEstimate controls={playback} reading={readingOf(each, of)} className={className} />
      </Suspense>
    );

  const { transcript } = studio;
  const onTidy =
    text.text.trim() === ''
      ? undefined
      : () => dialogs.open('tidy', { transcript, userId, tier, onUpgrade: upgrade });
  const onClear = text.text === '' ? undefined : () => dialogs.open('clear', { onClear: studio.clear });
  const onExport = () =>
    dialogs.open('export', { source: { ...texts.exportSource(), title: titleOfText(document) } });
  const chooseFile = () => studio.imports.run((loaded) => loaded.choose());
  const closeFind = (at: TextRange | undefined) => {
    setFinding(false);
    const field = window.document.querySelector<HTMLTextAreaElement>(`#${textId('original')}`);
    field?.focus();
    if (at) field?.setSelectionRange(at.start, at.end);
  };
  const startNew = () => void studio.sound.quiet().then(studio.startNew);
  const unsaved = !text.empty && !document.saved;

  if (turns.shown)
    return (
      <Suspense fallback={<LoadingBar />}>
        <TurnsPart
          {...{ studio, account, texts, imports, document, active }}
          onClose={() => turns.show(false)}
        />
      </Suspense>
    );
  return (
    <>
      <RecordCard
        view={view}
        onViewChange={translation.setView}
        split={translation.on}
        source={
          <>
            <LanguageSelector
              label={languageStrings.spoken}
              caption={languageStrings.spokenCaption}
              value={settings.language}
              onChange={(language) => chooseSpoken(settingsStore, language)}
              chooser={chooser}
              onLocked={upgrade}
            />
            {tier === 'premium' && !account.personal && <PremiumMark />}
          </>
        }
        swap={<SwapButton {...texts.swap} disabled={recording || isImport} />}
        document={
          <>
            {imports.isOver && (
              <Suspense>
                <DropTarget />
              </Suspense>
            )}
            <DocumentBar
              text={text}
              saving={studio.saving}
              menu={{
                onFind: text.empty ? undefined : () => setFinding(true),
                onSaveAsNew: document.isLinked && !text.empty ? studio.saving.saveAsNew : undefined,
              }}
              onRename={(title) => studio.rename(title === '' ? null : title)}
              onBack={() => void studio.sound.quiet().then(studio.back)}
              hasManyTools={isImport}
              tools={
                (isImport || turns.possible) && (
                  <Suspense>
                    <ImportTools
                      studio={studio}
                      imports={imports}
                      document={document}
                      narrow={sharing}
                      onTurns={turns.possible ? () => turns.show(true) : undefined}
                    />
                  </Suspense>
                )
              }
            />
          </>
        }
        progress={
          job && (
            <Suspense>
              <ImportProgress studio={studio} job={job} account={account} />
            </Suspense>
          )
        }
        target={
          <LanguageSelector
            className="translates"
            label={languageStrings.target}
            caption={languageStrings.targetCaption}
            value={settings.target}
            onChange={(target) => updateSettings({ target })}
            available={texts.targets}
            chooser={translation.locked ? { ...chooser, translationsRemaining: 0 } : chooser}
            onLocked={upgrade}
          />
        }
        toggle={<TranslateToggle translation={translation} />}
        original={
          <OriginalPane
            text={text}
            account={account}
            language={settings.language}
            engine={recorder.engine}
            highlight={
              (found && { sentence: found, word: null }) ??
              (imports.heard && { sentence: imports.heard, word: null }) ??
              (highlight?.view === 'original' ? highlight : marked && { sentence: marked, word: null })
            }
            onImport={chooseFile}
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
          />
        }
        asides={{
          original: estimateOf(original, 'original'),
          translated: translated && estimateOf(translated, 'translated'),
        }}
        find={
          finding && (
            <Suspense>
              <FindBar text={text.text} onMark={setFound} onClose={closeFind} />
            </Suspense>
          )
        }
        warning={
          <RecordNotices
            studio={studio}
            recorder={recorder}
            dictation={dictation.Part}
            text={text}
            account={account}
          />
        }
        player={
          imports.listening ? (
            <Suspense>
              <RecordingBar studio={studio} imports={imports} />
            </Suspense>
          ) : (
            <PlaybackBar controls={playback} reading={reading} />
          )
        }
        tools={
          <>
            <PlayButton
              controls={playback}
              reading={reading}
              name={shownName}
              selection={() => shownSelection(view)}
              className="max-sm:rounded-e-none"
            />
            <VoiceSelector
              controls={playback}
              className={cx(
                'max-sm:control-square max-sm:justify-center max-sm:gap-0 max-sm:rounded-s-none max-sm:border-s-0 max-sm:px-0',
                sharing ? 'min-w-0' : 'shrink-0',
              )}
            />
            {!sharing && (
              <>
                <span aria-hidden="true" className="mx-1 h-6 w-px bg-line max-lg:hidden" />
                <ToolButton
                  label={toolStrings.tidy}
                  disabled={!onTidy}
                  onClick={onTidy}
                  className="max-sm:hidden"
                >
                  <Sparkles aria-hidden="true" />
                </ToolButton>
              </>
            )}
            <CopyButton
              text={() => (isTranslated ? shown.text : transcript.getAll())}
              disabled={!isTranslated && text.empty}
              name={shownName}
              bare={sharing}
            />
            <ToolButton
              label={toolStrings.export}
              bare={sharing}
              disabled={text.text === ''}
              onClick={onExport}
            >
              <Download aria-hidden="true" />
            </ToolButton>
            <ClearButton onClear={onClear} bare={sharing} className="max-sm:hidden" />
            <MoreButton
              label={mainStrings.more}
              load={loadMenu}
              props={{
                ...{ translation, onTidy, onClear, onNew: startNew },
                ...{ hasText: !text.empty, sharing },
                exportSource: texts.exportSource,
                onShare: () => setSharing(true),
              }}
            />
          </>
        }
        save={<SaveTools saving={studio.saving} empty={text.empty} unsaved={unsaved} />}
        count={
          <>
            {estimateOf(shown, view, 'max-[18rem]:hidden md:hidden')}
            <CharacterCount length={text.text.length} cap={capKnown ? cap : undefined} state={text.length} />
          </>
        }
      />
      <Suspense>
        {sharing && (
          <LivePart
            studio={studio}
            account={account}
            onClose={() => setSharing(false)}
            onUpgrade={upgrade}
            onSignIn={() => dialogs.open('sign-in')}
          />
        )}
      </Suspense>
      <RecordDock recorder={recorder} onMicrophone={studio.recorder.chooseMicrophone} onImport={chooseFile} />
    </>
  );
}
