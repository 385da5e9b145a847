import { htmlLang, isRightToLeft, type LanguageCode } from '../../../shared/languages.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { writtenLanguage } from './conversation-state.ts';
import { type ConversationStrings, loadConversationStrings } from './load-texts.ts';
import { conversationStrings } from './strings.ts';

/** The words of a menu, and the language they are in if it isn't the interface's. */
export interface MenuWords {
  strings: ConversationStrings;
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

export const interfaceWords: MenuWords = { strings: conversationStrings };

/** The strings in the guest's language; in the interface's language until they are loaded. */
export function useGuestWords(language: LanguageCode): MenuWords {
  const written = writtenLanguage(language);
  const isInterface = written === (globalThis.interfaceLanguage?.spoken ?? 'en-US');
  const { value: strings } = useLoaded(written, async () =>
    isInterface ? undefined : loadConversationStrings(written),
  );
  if (!strings) return interfaceWords;
  return { strings, lang: htmlLang(written), dir: isRightToLeft(written) ? 'rtl' : 'ltr' };
}
