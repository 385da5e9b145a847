import type { InterfaceLanguageId } from '../../shared/interface-languages.ts';

/** The language of Stripe's portal. For languages it doesn't support, Stripe uses the browser's. */
export function portalLocale(language: InterfaceLanguageId): string {
  if (language === 'ar' || language === 'hi') return 'auto';
  return language === 'zh-CN' ? 'zh' : language;
}

/** The language of Stripe's checkout, which also supports Hindi. */
export const checkoutLocale = (language: InterfaceLanguageId): string =>
  language === 'hi' ? 'hi-IN' : portalLocale(language);
