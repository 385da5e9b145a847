import type { Texts } from '../translations.ts';

export const languageNames: Texts<'languageNames'> = {
  'en-US': 'Английский',
  'es-ES': 'Испанский',
  'fr-FR': 'Французский',
  'de-DE': 'Немецкий',
  'it-IT': 'Итальянский',
  'pt-BR': 'Португальский (Бразилия)',
  'ru-RU': 'Русский',
  'zh-CN': 'Китайский (упрощённый)',
  'zh-CN-pinyin': 'Китайский (пиньинь)',
  'zh-TW': 'Китайский (традиционный)',
  'ja-JP': 'Японский',
  'ko-KR': 'Корейский',
  'ar-SA': 'Арабский',
  'hi-IN': 'Хинди',
  'id-ID': 'Индонезийский',
  'tl-PH': 'Филиппинский',
  'vi-VN': 'Вьетнамский',
  'th-TH': 'Тайский',
};

export const languageChoice: Texts<'languageChoice'> = {
  spoken: 'Язык, на котором вы говорите',
  spokenCaption: 'Вы говорите',
  target: 'Язык перевода',
  targetCaption: 'Перевести на',
  premiumTitle: 'Нужно войти',
  premium: 'Войдите, чтобы использовать языки Premium',
  premiumBadge: 'Premium',
  unavailableNote: 'Недоступен',
  unavailableTitle: 'Язык недоступен',
  unavailable: (name) => `Сервис перевода не переводит с вашего языка на этот: ${name.toLowerCase()}.`,
  moreLanguages:
    'Чтобы добавить языки, укажите ключ сервиса перевода или выполните на сервере команду «npm run engines».',
};
