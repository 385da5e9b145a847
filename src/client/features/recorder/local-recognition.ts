import { engineLocale, type LanguageCode, languageOf } from '../../../shared/languages.ts';
import { findLocalEngine, type LocalEngine } from '../../platform/local-engine.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';
import { localStrings as strings } from './local-strings.ts';

/** We have seen a browser that never finished a download. */
const installTimeoutMs = 5 * 60_000;

/** Returns whether recording can start. If the language is missing, a message offers to download it. */
export async function prepareLocally(
  language: LanguageCode,
  toast: (message: ToastMessage) => void,
  engine: LocalEngine | undefined = findLocalEngine(),
): Promise<boolean> {
  const { name } = languageOf(language);
  const request = { langs: [engineLocale(language)], processLocally: true as const };
  const state = engine ? await engine.available(request).catch(() => 'unavailable' as const) : 'unsupported';
  if (state === 'available') return true;
  if (state === 'unsupported' || state === 'unavailable') {
    const description = state === 'unsupported' ? strings.unsupported : strings.unavailable(name);
    toast({ title: strings.off, description, tone: 'warn' });
    return false;
  }
  const install = async () => {
    toast({ title: strings.downloading(name), description: strings.downloadingText });
    const late = new Promise<false>((resolve) => {
      setTimeout(() => resolve(false), installTimeoutMs);
    });
    const installed = await Promise.race([engine?.install(request).catch(() => false), late]);
    if (installed) toast({ title: strings.ready(name), description: strings.readyText, tone: 'good' });
    else toast({ title: strings.failed(name), description: strings.failedText, tone: 'bad' });
  };
  toast({
    title: strings.missing(name),
    description: strings.missingText,
    tone: 'warn',
    action: { label: strings.download, altText: strings.downloadAlt(name), onClick: () => void install() },
  });
  return false;
}
