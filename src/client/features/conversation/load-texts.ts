import type { LanguageCode } from '../../../shared/languages.ts';
import type { Texts } from '../../interface/translations.ts';
import { englishConversation } from './english-texts.ts';

export type ConversationStrings = Texts<'conversation'>;

type Loader = () => Promise<{ conversation: ConversationStrings }>;

const loaders: Record<Exclude<LanguageCode, 'zh-CN-pinyin'>, Loader> = {
  'en-US': () => Promise.resolve({ conversation: englishConversation }),
  'es-ES': () => import('../../interface/es/conversation.ts'),
  'fr-FR': () => import('../../interface/fr/conversation.ts'),
  'de-DE': () => import('../../interface/de/conversation.ts'),
  'it-IT': () => import('../../interface/it/conversation.ts'),
  'pt-BR': () => import('../../interface/pt-BR/conversation.ts'),
  'ru-RU': () => import('../../interface/ru/conversation.ts'),
  'zh-CN': () => import('../../interface/zh-CN/conversation.ts'),
  'zh-TW': () => import('../../interface/zh-TW/conversation.ts'),
  'ja-JP': () => import('../../interface/ja/conversation.ts'),
  'ko-KR': () => import('../../interface/ko/conversation.ts'),
  'ar-SA': () => import('../../interface/ar/conversation.ts'),
  'hi-IN': () => import('../../interface/hi/conversation.ts'),
  'id-ID': () => import('../../interface/id/conversation.ts'),
  'tl-PH': () => import('../../interface/fil/conversation.ts'),
  'vi-VN': () => import('../../interface/vi/conversation.ts'),
  'th-TH': () => import('../../interface/th/conversation.ts'),
};

/** The strings in a language that may not be the interface's. */
export const loadConversationStrings = (language: LanguageCode): Promise<ConversationStrings> =>
  loaders[language === 'zh-CN-pinyin' ? 'zh-CN' : language]().then(({ conversation }) => conversation);
