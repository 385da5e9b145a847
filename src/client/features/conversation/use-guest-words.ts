import { useEffect, useState } from 'react';
import { htmlLang, isRightToLeft, type LanguageCode } from '../../../shared/languages.ts';
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
  const [loaded, setLoaded] = useState<{ language: LanguageCode; strings: ConversationStrings } | null>(null);
  const written = writtenLanguage(language);
  const isInterface = written === (globalThis.interfaceLanguage?.spoken ?? 'en-US');
  useEffect(() => {
    if (isInterface) return;
    let current = true;
    loadConversationStrings(written).then(
      (strings) => current && setLoaded({ language: written, strings }),
      // The menus stay in the interface's language.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [written, isInterface]);
  if (isInterface || loaded?.language !== written) return interfaceWords;
  return { strings: loaded.strings, lang: htmlLang(written), dir: isRightToLeft(written) ? 'rtl' : 'ltr' };
}
