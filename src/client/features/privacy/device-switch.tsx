import { useId } from 'react';
import { useCapabilities } from '../../backend/use-backend.ts';
import { describeDevice } from '../../platform/device.ts';
import { deviceRecognition } from '../../platform/recognition/device-recognition.ts';
import { switchOnDevice } from '../../platform/switch-on-device.ts';
import { runsOnThisComputer } from '../../platform/this-computer.ts';
import { Switch } from '../../ui/switch.tsx';
import { deviceStrings as strings } from './strings.ts';

const recognitionText = {
  browser: strings.recognition,
  'this-computer': strings.ownRecognition,
  'in-browser': strings.inBrowserRecognition,
  none: strings.noRecognition,
};

/** Safari deletes what a site has stored if nobody uses the site for a week, unless it is on the Home Screen. */
function deletesAfterWeek(): boolean {
  const { ios, safari } = describeDevice(navigator);
  return (ios || safari) && !matchMedia('(display-mode: standalone)').matches;
}

/** Turns On this device on or off, and says what that means in this browser. */
export function DeviceSwitch() {
  const on = useCapabilities().wordsStayHere;
  const id = useId();
  const translation = runsOnThisComputer('translation') ? strings.ownTranslation : strings.noTranslation;
  const limits = [
    recognitionText[deviceRecognition()],
    'Translator' in window ? strings.translation : translation,
    strings.voices,
    strings.saving,
    ...(deletesAfterWeek() ? [strings.mayDelete] : []),
  ];
  return (
    <div className="mt-4 rounded-control bg-sunken p-4 text-sm">
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id}>
          <span className="block font-semibold">{strings.title}</span>
          <span className="text-muted">{strings.text}</span>
        </label>
        <Switch id={id} checked={on} onCheckedChange={switchOnDevice} />
      </div>
      {on && (
        <ul className="mt-3 list-disc space-y-1 ps-5 text-muted">
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
