import { useEffect, useEffectEvent, useState } from 'react';
import { type InterfaceLanguageId, interfaceLanguages } from '../../../shared/interface-languages.ts';
import { themes } from '../../../shared/themes.ts';
import { useCapability } from '../../backend/use-backend.ts';
import { answerConsent } from '../../features/consent/consent.ts';
import { consentStrings } from '../../features/consent/strings.ts';
import { useConsent } from '../../features/consent/use-consent.ts';
import { dictionaryStrings } from '../../features/dictionary/strings.ts';
import { useDictionary } from '../../features/dictionary/use-dictionary.ts';
import { DeviceParts } from '../../features/privacy/device-parts.tsx';
import { deviceStrings, sentStrings } from '../../features/privacy/strings.ts';
import { themeStrings } from '../../features/theme/strings.ts';
import { themeName } from '../../features/theme/theme-name.ts';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../features/theme/use-theme.ts';
import { availableLanguages, chooseLanguage } from '../../interface/choose-language.ts';
import { formatLongDate } from '../../interface/formats.ts';
import { settings, type TextSize, textSizes } from '../../platform/settings.ts';
import { localStore, sessionStore } from '../../platform/storage.ts';
import { switchOnDevice } from '../../platform/switch-on-device.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { isEmptyDraft, parseDraft } from '../../studio/draft.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Link } from '../../ui/router.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useBrowserValue } from '../../ui/use-browser-value.ts';
import { useDialogs } from '../dialogs.tsx';
import { usePersonal } from '../personal-edition.ts';
import { useAccount } from '../use-account.ts';
import { RecordingsRow } from './recordings-row.tsx';
import { menuClass, SettingRow, SwitchRow, useChange, useUndoable } from './setting-row.tsx';
import { settingsStrings as strings } from './strings.ts';

export function DictionarySettings() {
  const { userId } = useAccount();
  const { loaded, failed, retrying, retry, entries, limit } = useDictionary(userId);
  const count = loaded ? dictionaryStrings.count(entries.length, limit) : '…';
  return (
    <>
      <SettingRow
        title={strings.words}
        detail={failed ? dictionaryStrings.loadFailed : count}
        control={
          failed ? (
            <Button variant="outline" busy={retrying} onClick={retry}>
              {dictionaryStrings.tryAgain}
            </Button>
          ) : (
            <Link href="/words" className={buttonClass('outline')} aria-label={dictionaryStrings.open}>
              {strings.open}
            </Link>
          )
        }
      />
      <SwitchRow name="offerToLearn" title={strings.learn} detail={strings.learnText} />
    </>
  );
}

export function PrivacySettings() {
  const isPersonal = usePersonal() !== undefined;
  const dialogs = useDialogs();
  return (
    <>
      {!isPersonal && <OnDeviceRow />}
      <SettingRow
        title={sentStrings.title}
        detail={strings.sent}
        control={
          <Button
            variant="outline"
            aria-label={strings.openNamed(sentStrings.title)}
            onClick={() => dialogs.open('sent')}
          >
            {strings.open}
          </Button>
        }
      />
      <RecordingsRow />
      {!isPersonal && <AnalyticsRow />}
    </>
  );
}

/** The personal edition's server belongs to the people who use it. */
function OnDeviceRow() {
  const isOn = useCapability('wordsStayHere');
  const dialogs = useDialogs();
  return (
    <SettingRow
      title={deviceStrings.title}
      detail={deviceStrings.text}
      words={deviceStrings.search}
      top
      control={
        <Switch
          label={deviceStrings.title}
          checked={isOn}
          onCheckedChange={(on) => (on ? dialogs.open('on-device') : switchOnDevice(false))}
        />
      }
    >
      {isOn && <DeviceParts />}
    </SettingRow>
  );
}

/** Analytics is off until somebody allows it. */
function AnalyticsRow() {
  const consent = useConsent();
  const undoable = useUndoable();
  const at = consent && localStore.read('cookiesConsentAt');
  const isOn = consent === 'accepted';
  const dated = isOn ? strings.allowedOn : strings.declinedOn;
  const detail = [at && dated(formatLongDate(at)), strings.analytics, isOn && strings.withdraw];
  return (
    <SettingRow
      title={consentStrings.analytics}
      detail={detail.filter(Boolean).join(' ')}
      control={
        <Switch
          label={consentStrings.analytics}
          checked={isOn}
          onCheckedChange={(on) => {
            answerConsent(on ? 'accepted' : 'declined');
            undoable(consentStrings.analytics, () => answerConsent(on ? 'declined' : 'accepted'));
          }}
        />
      }
    />
  );
}

export function AppearanceSettings() {
  const theme = useThemeChoice();
  const [{ textSize }] = useSettings();
  const change = useChange();
  const undoable = useUndoable();
  const choices: { value: ThemeChoice; label: string }[] = [
    { value: 'system', label: strings.followSystem },
    ...themes.map(({ id }) => ({ value: id, label: themeName(id) })),
  ];
  return (
    <>
      <SettingRow
        title={themeStrings.picker}
        detail={strings.theme}
        words={choices.map(({ label }) => label).join(' ')}
        stacked
        control={
          <Combobox<ThemeChoice>
            label={themeStrings.picker}
            value={theme}
            options={choices}
            onChange={(next) => {
              chooseTheme(next);
              undoable(themeStrings.picker, () => chooseTheme(theme));
            }}
            className={menuClass}
          />
        }
      />
      <SettingRow
        title={strings.textSize}
        detail={strings.textSizeText}
        words={textSizes.map((size) => strings.sizes[size]).join(' ')}
        stacked
        control={
          <Combobox<TextSize>
            label={strings.textSize}
            value={textSize}
            options={textSizes.map((size) => ({ value: size, label: strings.sizes[size] }))}
            onChange={(size) => change(strings.textSize, { textSize: size })}
            className={menuClass}
          />
        }
      />
    </>
  );
}

const readLanguage = () => document.documentElement.lang as InterfaceLanguageId;
const readAvailable = () => [...availableLanguages()].join(' ');

/** Until people choose a language, they are assumed to speak that of the page. A text that is open keeps its own. */
function keepTextLanguages(): void {
  const { language, target } = settings.get();
  if (!isEmptyDraft(parseDraft(localStore.readJson('draft')))) settings.update({ language, target });
}

/** Each language has its native name, so that people find theirs even if they can't read the rest. */
export function LanguageSettings() {
  const language = useBrowserValue<InterfaceLanguageId>(readLanguage, 'en');
  const [chosen, setChosen] = useState<InterfaceLanguageId>();
  const available = useBrowserValue<string>(readAvailable, '');
  const undoable = useUndoable();
  const offerUndo = useEffectEvent(() => {
    const before = interfaceLanguages.find(({ id }) => id === sessionStore.read('languageBefore'));
    sessionStore.remove('languageBefore');
    if (before) undoable(strings.language, () => void chooseLanguage(before.id));
  });
  // The page was reloaded in the language that was chosen.
  useEffect(() => offerUndo(), []);
  const offered = interfaceLanguages.filter(
    ({ id }) => available === '' || available.split(' ').includes(id),
  );
  return (
    <SettingRow
      title={strings.language}
      detail={strings.languageText}
      words={offered.map(({ name }) => name).join(' ')}
      stacked
      control={
        <Combobox<InterfaceLanguageId>
          label={strings.language}
          value={chosen ?? language}
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
          searchable
          onChange={(id) => {
            setChosen(id);
            if (id !== language) sessionStore.write('languageBefore', language);
            keepTextLanguages();
            void chooseLanguage(id);
          }}
          className={menuClass}
        />
      }
    />
  );
}
