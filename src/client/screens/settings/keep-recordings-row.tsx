import { useId } from 'react';
import { keptStrings as strings } from '../../features/recordings/strings.ts';
import { recordsBeside } from '../../platform/recordings/can-record.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { Switch } from '../../ui/switch.tsx';
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
