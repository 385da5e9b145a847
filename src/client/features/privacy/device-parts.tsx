import { Check, Send, X } from 'lucide-react';
import { deviceCapabilities } from '../../backend/device-capabilities.ts';
import { describeDevice } from '../../platform/device.ts';
import { page } from '../../platform/page.ts';
import { type DeviceRecognition, deviceRecognition } from '../../platform/recognition/device-recognition.ts';
import { deviceStrings as strings } from './strings.ts';

interface Part {
  /** `sends` if it works, but not on this device alone. */
  works: boolean | 'sends';
  text: string;
}

const recognition: Record<DeviceRecognition, string> = {
  browser: strings.recognition,
  'this-computer': strings.ownRecognition,
  'in-browser': strings.inBrowserRecognition,
  none: strings.noRecognition,
};

function translation(): Part {
  if ('Translator' in window) return { works: true, text: strings.translation };
  return page().pageTranslation
    ? { works: true, text: strings.pageTranslation }
    : { works: false, text: strings.noTranslation };
}

/** Safari deletes what a site has stored if nobody uses the site for a week, unless it is on the Home Screen. */
function deletesAfterWeek(): boolean {
  const { ios, safari } = describeDevice(navigator);
  return (ios || safari) && !matchMedia('(display-mode: standalone)').matches;
}

const icons = { true: Check, false: X, sends: Send } as const;

/** What works on this device in this browser, and what each missing part would need. */
export function DeviceParts() {
  const engine = deviceRecognition();
  const can = deviceCapabilities(engine);
  const parts: (Part | false)[] = [
    { works: can.recognition.browser || can.recognition.backend, text: recognition[engine] },
    translation(),
    { works: true, text: strings.voices },
    { works: false, text: strings.hdVoices },
    { works: true, text: strings.saving },
    deletesAfterWeek() && { works: false, text: strings.mayDelete },
    can.wordsStayHere && { works: false, text: strings.imports },
    !can.canShare && { works: false, text: strings.sharing },
    { works: 'sends', text: strings.live },
    !can.hasPlans && { works: true, text: strings.plan },
  ];
  return (
    <ul className="mt-3 space-y-2 text-muted text-sm">
      {parts.filter((part) => part !== false).map(({ works, text }) => {
        const Icon = icons[`${works}`];
        return (
          <li key={text} className="flex gap-2">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-4 shrink-0 ${works === true ? 'text-good' : 'text-warn'}`}
            />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
