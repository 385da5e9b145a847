import type { InterfaceLanguageId } from '../../shared/interface-languages.ts';
import type { Language } from './add-language.ts';

/** Every language but English. The compiler reports here if one of them lacks a text. */
export const languages: Record<Exclude<InterfaceLanguageId, 'en'>, () => Promise<Language>> = {
  es: () => import('./es/index.ts'),
  fr: () => import('./fr/index.ts'),
  de: () => import('./de/index.ts'),
  it: () => import('./it/index.ts'),
  'pt-BR': () => import('./pt-BR/index.ts'),
  ru: () => import('./ru/index.ts'),
  'zh-CN': () => import('./zh-CN/index.ts'),
  'zh-TW': () => import('./zh-TW/index.ts'),
  ja: () => import('./ja/index.ts'),
  ko: () => import('./ko/index.ts'),
  ar: () => import('./ar/index.ts'),
  hi: () => import('./hi/index.ts'),
  id: () => import('./id/index.ts'),
  fil: () => import('./fil/index.ts'),
  vi: () => import('./vi/index.ts'),
  th: () => import('./th/index.ts'),
};
