import { engineLocale, type LanguageCode } from '../../shared/languages.ts';
import { findLocalEngine } from './recognition/local-engine.ts';
import { translatorsOnDevice } from './translation/device-translation.ts';
import { createDeviceTranslator } from './translator.ts';

/** Whether people could talk in these two languages with On this device, perhaps after a download. */
export async function worksOnDevice(one: LanguageCode, other: LanguageCode): Promise<boolean> {
  const engine = findLocalEngine();
  if (!engine) return false;
  const langs = [engineLocale(one), engineLocale(other)];
  const speech = await engine.available({ langs, processLocally: true }).catch(() => 'unavailable');
  if (speech === 'unavailable') return false;
  const translator = createDeviceTranslator(translatorsOnDevice({ hasServer: false }));
  if (!translator) return false;
  const found = await Promise.all([translator.readiness(one, other), translator.readiness(other, one)]);
  return !found.includes('none');
}
