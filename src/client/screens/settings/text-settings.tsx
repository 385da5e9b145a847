import { useState, useSyncExternalStore } from 'react';
import { LanguageSelector } from '../../features/languages/language-selector.tsx';
import { languageStrings } from '../../features/languages/strings.ts';
import { createPlayer, nothingRead } from '../../features/playback/create-player.ts';
import { SpeedPicker } from '../../features/playback/speed-picker.tsx';
import { playbackStrings, readingStrings } from '../../features/playback/strings.ts';
import { useVoices } from '../../features/playback/use-voices.ts';
import { voiceName } from '../../features/playback/voice-name.ts';
import { VoiceSelector } from '../../features/playback/voice-selector.tsx';
import { tierNow } from '../../features/translation/create-translator.ts';
import { translateWhenStrings } from '../../features/translation/strings.ts';
import { useTranslationAllowance } from '../../features/translation/use-translation-allowance.ts';
import { useTranslationTargets } from '../../features/translation/use-translation-targets.ts';
import { page } from '../../platform/page.ts';
import { settings as settingsStore } from '../../platform/settings.ts';
import { combineStops } from '../../platform/signal.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { chooseSpoken } from '../../studio/documents.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { useBrowserValue } from '../../ui/use-browser-value.ts';
import { useDialogs } from '../dialogs.tsx';
import { usePageServices } from '../page-services.ts';
import { useAccount } from '../use-account.ts';
import { menuClass, SettingRow, useChange, useUndoable } from './setting-row.tsx';
import { settingsStrings as strings } from './strings.ts';

/** Without translation, the language of new texts is a setting of recording. */
export const useTranslates = (): boolean => useBrowserValue(() => !page().off.includes('translation'), true);

/** What is spoken in new texts. */
export function SpokenLanguageRow() {
  const { userId, tier } = useAccount();
  const dialogs = useDialogs();
  const [{ language, target }] = useSettings();
  const undoable = useUndoable();
  const chooseLanguage = (next: typeof language) => {
    chooseSpoken(settingsStore, next);
    undoable(languageStrings.spoken, () => settingsStore.update({ language, target }));
  };
  return (
    <SettingRow
      title={languageStrings.spoken}
      detail={strings.spoken}
      stacked
      control={
        <LanguageSelector
          chooser={{ signedIn: userId !== undefined, tier }}
          onLocked={() => dialogs.open('upgrade')}
          className={menuClass}
          label={languageStrings.spoken}
          value={language}
          onChange={chooseLanguage}
        />
      }
    />
  );
}

export function TranslationSettings() {
  const { userId, tier } = useAccount();
  const dialogs = useDialogs();
  const [settings] = useSettings();
  const { language, target, whileSpeaking } = settings;
  const change = useChange();
  const targets = useTranslationTargets(language);
  const allowance = useTranslationAllowance(userId, tier);
  const hasTranslator = useBrowserValue(() => 'Translator' in window, false);
  const upgrade = () => dialogs.open('upgrade');
  const chooser = { signedIn: userId !== undefined, tier };
  const isPremium = tierNow({ allowance, tier }) === 'premium';
  // The browser's translator may still have to download a language, so the need is named then too.
  const canBeLive = isPremium || hasTranslator;
  const shared = { chooser, onLocked: upgrade, className: menuClass };
  return (
    <>
      <SpokenLanguageRow />
      <SettingRow
        title={languageStrings.target}
        detail={strings.spoken}
        stacked
        control={
          <LanguageSelector
            {...shared}
            label={languageStrings.target}
            value={target}
            available={targets}
            onChange={(next) => change(languageStrings.target, { target: next })}
          />
        }
      />
      <SettingRow
        title={translateWhenStrings.when}
        detail={strings.when}
        words={`${translateWhenStrings.afterRecording} ${translateWhenStrings.whileSpeaking}`}
        stacked
        control={
          <Combobox
            label={translateWhenStrings.when}
            value={whileSpeaking && canBeLive ? 'speaking' : 'after'}
            options={[
              { value: 'after', label: translateWhenStrings.afterRecording },
              {
                value: 'speaking',
                label: translateWhenStrings.whileSpeaking,
                locked: !canBeLive,
                ...(!isPremium && { detail: translateWhenStrings.needs }),
              },
            ]}
            onChange={(when) => {
              if (when === 'after' || canBeLive)
                change(translateWhenStrings.when, { whileSpeaking: when === 'speaking' });
              else upgrade();
            }}
            className={menuClass}
          />
        }
      />
    </>
  );
}

export function ListeningSettings() {
  const { userId, tier, tierKnown } = useAccount();
  const { client, queries, toast, announce, dialogs } = usePageServices();
  const [settings] = useSettings();
  const change = useChange();
  const onUpgrade = () => dialogs.open('upgrade');
  const onSignIn = () => dialogs.open('sign-in', { returnTo: '/settings' });
  // Reads the previews.
  const [player] = useState(() => createPlayer({ client, queries, toast, announce, onUpgrade, onSignIn }));
  const [subscribe] = useState(
    () => (listener: () => void) => combineStops(player.connect(), player.subscribe(listener)),
  );
  const { state } = useSyncExternalStore(subscribe, player.status, () => nothingRead);
  const voices = useVoices({
    ...{ userId, tier, tierKnown, onUpgrade },
    chosen: null,
    onChosen: (voice) => change(playbackStrings.voice, { voice }),
    onProblem: player.tell,
  });
  return (
    <>
      <SettingRow
        title={playbackStrings.voice}
        detail={strings.voice}
        words={voices.list.map(({ id }) => voiceName(id)).join(' ')}
        stacked
        control={
          <VoiceSelector
            controls={{ ...voices, state, preview: player.preview }}
            roomy
            className={menuClass}
          />
        }
      />
      <SettingRow
        title={readingStrings.speed}
        detail={strings.speed}
        stacked
        control={
          <SpeedPicker
            speed={settings.speed}
            onChange={(speed) => change(readingStrings.speed, { speed })}
            className={menuClass}
          />
        }
      />
    </>
  );
}
