import type { LanguageCode } from '../../../shared/languages.ts';
import { languageName } from '../../interface/language-names.ts';
import { page } from '../../platform/page.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';
import { languageStrings as strings } from './strings.ts';

/** Says that nothing translates into this language, and what would. */
export function unavailableMessage(code: LanguageCode): ToastMessage {
  const missing = strings.unavailable(languageName(code));
  const description = page().engines.includes('translation')
    ? `${missing} ${strings.moreLanguages}`
    : missing;
  return { title: strings.unavailableTitle, description, tone: 'warn' };
}
