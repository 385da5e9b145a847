import { useId } from 'react';
import { copyStrings, keptStrings as strings } from '../../features/recordings/strings.ts';
import { recordsBeside } from '../../platform/recordings/can-record.ts';
import { recordings, visitor } from '../../platform/recordings/recording-store.ts';
import type { Settings } from '../../platform/settings.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useAccount } from '../use-account.ts';
import { SettingRow, useChange } from './setting-row.tsx';

/** Whether the sound of dictations is kept, with the space that it takes. */
export function KeepRecordingsRow({ usesBrowser }: { usesBrowser: boolean }) {
  const [{ keepRecordings }] = useSettings();
  const change = useChange();
  const id = useId();
  const isPossible = !usesBrowser || recordsBeside(navigator);
  return (
    <SettingRow
      title={strings.setting}
      detail={isPossible ? strings.settingText : strings.settingImpossible}
      detailId={id}
      control={
        <Switch
          label={strings.setting}
          aria-describedby={id}
          checked={keepRecordings === true}
          onCheckedChange={(on) => {
            if (on) void navigator.storage?.persist?.();
            change(strings.setting, { keepRecordings: on });
          }}
        />
      }
    />
  );
}

/** Whether the server keeps copies of recordings, so that other devices have them too. */
export function RecordingsPlaceRow() {
  const { userId = visitor } = useAccount();
  const [{ recordingsPlace }] = useSettings();
  const change = useChange();
  const { value: uncopied } = useLoaded(userId, () => recordings.uncopied(userId));
  const isWaiting = recordingsPlace === 'server' && uncopied !== undefined && uncopied.length > 0;
  const options = [
    { value: 'device', label: copyStrings.here },
    { value: 'server', label: copyStrings.there },
  ] as const;
  return (
    <SettingRow
      title={copyStrings.place}
      detail={isWaiting ? `${copyStrings.placeText} ${copyStrings.waiting}` : copyStrings.placeText}
      words={options.map(({ label }) => label).join(' ')}
      stacked
      control={
        <Combobox<Settings['recordingsPlace']>
          label={copyStrings.place}
          value={recordingsPlace}
          options={options}
          onChange={(place) => change(copyStrings.place, { recordingsPlace: place })}
          // Wider than the others, for the name of the place.
          className="w-full max-w-80 justify-between"
        />
      }
    />
  );
}
