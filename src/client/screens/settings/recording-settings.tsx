import { useState } from 'react';
import { commandPhrases } from '../../../shared/commands/spoken-commands.ts';
import { useCapability } from '../../backend/use-backend.ts';
import { dictationStrings } from '../../features/dictation/strings.ts';
import { engineInUse } from '../../features/recorder/engine-in-use.ts';
import { LevelMeter } from '../../features/recorder/level-meter.tsx';
import { microphoneStrings } from '../../features/recorder/strings.ts';
import { useMicrophones } from '../../features/recorder/use-microphones.ts';
import { textLengthStrings } from '../../features/transcript/strings.ts';
import { microphones } from '../../platform/microphones.ts';
import type { RecognitionSetting } from '../../platform/settings.ts';
import { localStore } from '../../platform/storage.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useDialogs } from '../dialogs.tsx';
import { useAccount } from '../use-account.ts';
import { KeepRecordingsRow, RecordingsPlaceRow } from './keep-recordings-row.tsx';
import { menuClass, SettingRow, SwitchRow, useChange } from './setting-row.tsx';
import { settingsStrings as strings } from './strings.ts';
import { SpokenLanguageRow, useTranslates } from './text-settings.tsx';

export function RecordingSettings() {
  const { userId } = useAccount();
  const dialogs = useDialogs();
  const [{ language }] = useSettings();
  const translates = useTranslates();
  const phrases = commandPhrases(language);
  const [paragraph = ''] = phrases['new-paragraph'];
  const [deletion = ''] = phrases['delete-that'];
  return (
    <>
      {!translates && <SpokenLanguageRow />}
      <MicrophoneRow userId={userId} />
      <RecognitionRow userId={userId} />
      <SwitchRow name="punctuation" title={strings.punctuate} detail={strings.punctuation} />
      <SwitchRow
        name="commands"
        title={dictationStrings.title}
        detail={strings.commands(paragraph, deletion)}
      >
        <button
          type="button"
          className="text-link text-accent underline"
          onClick={() => dialogs.open('commands')}
        >
          {strings.allCommands}
        </button>
      </SwitchRow>
      <SwitchRow name="pushToTalk" title={strings.pushToTalk} detail={strings.pushToTalkText} />
      <SwitchRow name="singleKeys" title={strings.singleKeys} detail={strings.singleKeysText} />
      <SwitchRow
        name="continueWhenFull"
        title={textLengthStrings.continueWhenFull}
        detail={userId === undefined ? strings.signIn : strings.whenFull}
        disabled={userId === undefined}
      />
      <KeepRecordingsRow usesBrowser={useEngine(userId) === 'browser'} />
      {useCapability('storesRecordings') && <RecordingsPlaceRow />}
      <SwitchRow
        name="autosave"
        title={strings.autosave}
        detail={userId === undefined ? strings.signIn : strings.autosaveText}
        disabled={userId === undefined}
      />
    </>
  );
}

function useEngine(userId: string | undefined) {
  const [{ recognition: setting }] = useSettings();
  const { browser, backend: server } = useCapability('recognition');
  return engineInUse({ setting, browser, browserFailed: false, server, signedIn: userId !== undefined });
}

function MicrophoneRow({ userId }: { userId: string | undefined }) {
  const { canChoose, all, chosen } = useMicrophones(useEngine(userId));
  const change = useChange();
  const toast = useToast();
  const [isTesting, setTesting] = useState(false);
  const title = microphoneStrings.title;

  const allow = async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      for (const track of stream.getTracks()) track.stop();
      localStore.write('micPermission', 'granted');
      microphones.refresh();
    } catch {
      toast({ title: strings.notAllowed, tone: 'warn' });
    }
  };

  if (!canChoose) return <SettingRow title={title} detail={microphoneStrings.browserMicrophone} />;
  if (!chosen)
    return (
      <SettingRow
        title={title}
        detail={strings.allow}
        control={
          <Button variant="outline" onClick={() => void allow()}>
            {strings.allowAction}
          </Button>
        }
      />
    );
  return (
    <SettingRow
      title={title}
      detail={strings.microphone}
      words={all.map(({ name }) => name).join(' ')}
      stacked
      control={
        <Combobox
          label={title}
          value={chosen.id}
          options={all.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => change(title, { microphone: all.find((each) => each.id === id) ?? null })}
          className={menuClass}
        />
      }
    >
      {isTesting ? (
        <LevelMeter deviceId={chosen.id} />
      ) : (
        <button
          type="button"
          aria-label={strings.testMicrophone}
          className="text-link text-accent underline"
          onClick={() => setTesting(true)}
        >
          {strings.test}
        </button>
      )}
    </SettingRow>
  );
}

function RecognitionRow({ userId }: { userId: string | undefined }) {
  const [{ recognition }] = useSettings();
  const { browser, backend: server, canChoose } = useCapability('recognition');
  const change = useChange();
  const title = microphoneStrings.recognition;
  if (!canChoose) return null;
  const options = [
    { value: 'auto', label: microphoneStrings.auto, detail: microphoneStrings.autoDetail },
    { value: 'browser', label: microphoneStrings.browser, detail: microphoneStrings.browserDetail },
    {
      value: 'server',
      label: microphoneStrings.server,
      ...(userId === undefined && { detail: microphoneStrings.signIn }),
    },
  ] as const;
  return (
    <SettingRow
      title={title}
      detail={strings.recognition}
      words={options.map(({ label }) => label).join(' ')}
      stacked
      control={
        <Combobox<RecognitionSetting>
          label={title}
          value={recognition}
          options={options.filter(
            ({ value }) => value === 'auto' || (value === 'browser' ? browser : server),
          )}
          onChange={(value) => change(title, { recognition: value })}
          className={menuClass}
        />
      }
    />
  );
}
