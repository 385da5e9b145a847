import { engineLocale, type LanguageCode } from '../../../shared/languages.ts';
import { languageName } from '../../interface/language-names.ts';
import { page } from '../../platform/page.ts';
import { deviceRecognition } from '../../platform/recognition/device-recognition.ts';
import { findLocalEngine, type LocalEngine } from '../../platform/recognition/local-engine.ts';
import { switchOnDevice } from '../../platform/switch-on-device.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';
import { prepareInBrowser } from './prepare-in-browser.ts';
import { localStrings, refusalStrings as strings } from './strings.ts';

/** We have seen a browser that never finished a download. */
const installTimeoutMs = 5 * 60_000;

/** Returns whether recording can start, and says why if it can't. */
export async function prepareRecording(
  paused: boolean,
  /** Whether an engine on this device has to be ready. */
  needsPreparation: boolean,
  language: LanguageCode,
  toast: (message: ToastMessage) => void,
): Promise<boolean> {
  if (!paused && needsPreparation) return prepareLocally(language, toast);
  if (paused) toast({ title: strings.pausedTitle, description: strings.pausedToast, tone: 'warn' });
  else toast({ title: strings.unsupportedTitle, tone: 'warn', ...waysToRecord() });
  return false;
}

/** The page's own engine works only with On this device. */
const waysToRecord = (): Pick<ToastMessage, 'description' | 'action'> =>
  page().inBrowser
    ? {
        description: strings.deviceToast,
        action: {
          label: strings.turnOn,
          altText: strings.turnOnAlt,
          onClick: () => switchOnDevice(true),
        },
      }
    : { description: strings.unsupportedToast };

/** Returns whether recording can start. If the language is missing, a message offers to download it. */
export async function prepareLocally(
  language: LanguageCode,
  toast: (message: ToastMessage) => void,
  engine: LocalEngine | undefined = findLocalEngine(),
): Promise<boolean> {
  const recognition = engine ? 'browser' : deviceRecognition();
  if (recognition === 'this-computer') return true;
  if (recognition === 'in-browser') return prepareInBrowser(language, toast);
  const name = languageName(language);
  const request = { langs: [engineLocale(language)], processLocally: true as const };
  const state = engine ? await engine.available(request).catch(() => 'unavailable' as const) : 'unsupported';
  if (state === 'available') return true;
  if (state === 'unsupported' || state === 'unavailable') {
    const description = state === 'unsupported' ? localStrings.unsupported : localStrings.unavailable(name);
    toast({ title: localStrings.off, description, tone: 'warn' });
    return false;
  }
  const install = async () => {
    toast({ title: localStrings.downloading(name), description: localStrings.downloadingText });
    const late = new Promise<false>((resolve) => {
      setTimeout(() => resolve(false), installTimeoutMs);
    });
    const installed = await Promise.race([engine?.install(request).catch(() => false), late]);
    if (installed)
      toast({ title: localStrings.ready(name), description: localStrings.readyText, tone: 'good' });
    else toast({ title: localStrings.failed(name), description: localStrings.failedText, tone: 'bad' });
  };
  toast({
    title: localStrings.missing(name),
    description: localStrings.missingText,
    tone: 'warn',
    action: {
      label: localStrings.download,
      altText: localStrings.downloadAlt(name),
      onClick: () => void install(),
    },
  });
  return false;
}
