import { Check, Send, X } from 'lucide-react';
import { deviceCapabilities } from '../../backend/device-capabilities.ts';
import { describeDevice } from '../../platform/device.ts';
import { page } from '../../platform/page.ts';
import { type DeviceRecognition, deviceRecognition } from '../../platform/recognition/device-recognition.ts';
import { deviceStrings as strings } from './strings.ts';

interface Part {
  /** Whether it works, and on this device alone. */
  state: 'works' | 'off' | 'sends';
  text: string;
}

const recognition: Record<DeviceRecognition, string> = {
  browser: strings.recognition,
  'this-computer': strings.ownRecognition,
  'in-browser': strings.inBrowserRecognition,
  none: strings.noRecognition,
};

function translation(): Part {
  if ('Translator' in window) return { state: 'works', text: strings.translation };
  return page().pageTranslation
    ? { state: 'works', text: strings.pageTranslation }
    : { state: 'off', text: strings.noTranslation };
}

/** Safari deletes what a site has stored if nobody uses the site for a week, unless it is on the Home Screen. */
function deletesAfterWeek(): boolean {
  const { ios, safari } = describeDevice(navigator);
  return (ios || safari) && !matchMedia('(display-mode: standalone)').matches;
}

const icons = { works: Check, off: X, sends: Send } as const;

/** What works on this device in this browser, and what each missing part would need. */
export function DeviceParts() {
  const engine = deviceRecognition();
  const can = deviceCapabilities(engine);
  const parts: (Part | false)[] = [
    {
      state: can.recognition.browser || can.recognition.backend ? 'works' : 'off',
      text: recognition[engine],
    },
    translation(),
    { state: 'works', text: strings.voices },
    { state: 'off', text: strings.hdVoices },
    { state: 'works', text: strings.saving },
    deletesAfterWeek() && { state: 'off', text: strings.mayDelete },
    can.wordsStayHere && { state: 'off', text: strings.imports },
    !can.canShare && { state: 'off', text: strings.sharing },
    { state: 'sends', text: strings.live },
    !can.hasPlans && { state: 'works', text: strings.plan },
  ];
  return (
    <ul className="mt-3 space-y-2 text-muted text-sm">
      {parts
        .filter((part) => part !== false)
        .map(({ state, text }) => {
          const Icon = icons[state];
          return (
            <li key={text} className="flex gap-2">
              <Icon
                aria-hidden="true"
                className={`mt-0.5 size-4 shrink-0 ${state === 'works' ? 'text-good' : 'text-warn'}`}
              />
              {text}
            </li>
          );
        })}
    </ul>
  );
}
