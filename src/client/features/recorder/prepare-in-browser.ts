import { type LanguageCode, languageOf } from '../../../shared/languages.ts';
import { inBrowserMegabytes } from '../../../shared/recognition/in-browser-engine.ts';
import { languageName } from '../../interface/language-names.ts';
import { interfaceLocale } from '../../interface/translated.ts';
import {
  isInBrowserEngineStored,
  storeInBrowserEngine,
} from '../../platform/recognition/store-in-browser-engine.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';
import { localStrings as strings } from './strings.ts';

/** A message about progress stays until the next one replaces it. */
const progressMs = 10 * 60_000;
const steps = 10;

const startEngine = () =>
  import('../../platform/recognition/in-browser-engine.ts').then(({ inBrowserEngine }) =>
    inBrowserEngine.start(),
  );

/** Shows the progress of the running download again. */
let showProgress: (() => void) | undefined;

/** Returns whether the engine in the page can start. If it isn't in this browser yet, a message offers the download. */
export async function prepareInBrowser(
  language: LanguageCode,
  toast: (message: ToastMessage) => void,
  engine = { isStored: isInBrowserEngineStored, store: storeInBrowserEngine, start: startEngine },
): Promise<boolean> {
  if (languageOf(language).short !== 'en') {
    toast({ title: strings.off, description: strings.englishOnly, tone: 'warn' });
    return false;
  }
  const name = languageName(language);
  if (await engine.isStored().catch(() => false)) {
    // It loads while the microphone opens and people speak.
    engine.start().catch(() => undefined);
    return true;
  }
  if (showProgress) {
    showProgress();
    return false;
  }
  const percent = new Intl.NumberFormat(interfaceLocale, { style: 'percent' });
  const download = async () => {
    let step = 0;
    showProgress = () =>
      toast({
        title: strings.downloading(name),
        description: percent.format(step / steps),
        duration: progressMs,
      });
    showProgress();
    try {
      await engine.store((share) => {
        const reached = Math.floor(share * steps);
        if (reached === step) return;
        step = reached;
        showProgress?.();
      });
      toast({ title: strings.ready(name), description: strings.readyText, tone: 'good' });
    } catch {
      toast({ title: strings.failed(name), description: strings.failedText, tone: 'bad' });
    }
    showProgress = undefined;
  };
  toast({
    title: strings.missing(name),
    description: strings.engineText(inBrowserMegabytes),
    tone: 'warn',
    action: {
      label: strings.download,
      altText: strings.downloadAlt(name),
      onClick: () => void download(),
    },
  });
  return false;
}
