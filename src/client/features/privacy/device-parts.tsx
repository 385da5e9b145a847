import { Check, X } from 'lucide-react';
import { describeDevice } from '../../platform/device.ts';
import { page } from '../../platform/page.ts';
import { deviceRecognition } from '../../platform/recognition/device-recognition.ts';
import { deviceStrings as strings } from './strings.ts';

interface Part {
  works: boolean;
  text: string;
}

const recognition: Record<ReturnType<typeof deviceRecognition>, Part> = {
  browser: { works: true, text: strings.recognition },
  'this-computer': { works: true, text: strings.ownRecognition },
  'in-browser': { works: true, text: strings.inBrowserRecognition },
  none: { works: false, text: strings.noRecognition },
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

/** What works on this device in this browser, and what each missing part would need. */
export function DeviceParts() {
  const parts: Part[] = [
    recognition[deviceRecognition()],
    translation(),
    { works: true, text: strings.voices },
    { works: true, text: strings.saving },
    ...(deletesAfterWeek() ? [{ works: false, text: strings.mayDelete }] : []),
    { works: true, text: strings.plan },
  ];
  return (
    <ul className="mt-3 space-y-2 text-muted text-sm">
      {parts.map(({ works, text }) => {
        const Icon = works ? Check : X;
        return (
          <li key={text} className="flex gap-2">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-4 shrink-0 ${works ? 'text-good' : 'text-warn'}`}
            />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
