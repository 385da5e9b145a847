import { findSpeechRecognition, worksLocally } from './browser-engine.ts';

type Availability = 'available' | 'downloadable' | 'downloading' | 'unavailable';
interface Languages {
  langs: string[];
  processLocally: true;
}

/** The part of the Web Speech API that keeps speech on this device (Chrome 139 on computers). */
export interface LocalEngine {
  available(languages: Languages): Promise<Availability>;
  install(languages: Languages): Promise<boolean>;
}

interface BrandedNavigator {
  userAgentData?: { brands: { brand: string }[] };
}

/** Plain Chromium has the API without an engine behind it, and crashes when the API is used. */
function isPlainChromium({ userAgentData }: BrandedNavigator): boolean {
  const brands = userAgentData?.brands.map(({ brand }) => brand) ?? [];
  return brands.includes('Chromium') && !brands.some((brand) => /Google Chrome|Microsoft Edge/.test(brand));
}

/** Undefined where the browser can't recognise speech, or would send it to a service. */
export function findLocalEngine(
  scope: object = window,
  browser: BrandedNavigator = navigator as BrandedNavigator,
): LocalEngine | undefined {
  const Engine = findSpeechRecognition(scope);
  return worksLocally(Engine) && !isPlainChromium(browser) ? (Engine as unknown as LocalEngine) : undefined;
}
