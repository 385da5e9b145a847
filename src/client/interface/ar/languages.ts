import type { Texts } from '../translations.ts';

export const languageNames: Texts<'languageNames'> = {
  'en-US': 'الإنجليزية',
  'es-ES': 'الإسبانية',
  'fr-FR': 'الفرنسية',
  'de-DE': 'الألمانية',
  'it-IT': 'الإيطالية',
  'pt-BR': 'البرتغالية (البرازيل)',
  'ru-RU': 'الروسية',
  'zh-CN': 'الصينية (المبسطة)',
  'zh-CN-pinyin': 'الصينية (بينيين)',
  'zh-TW': 'الصينية (التقليدية)',
  'ja-JP': 'اليابانية',
  'ko-KR': 'الكورية',
  'ar-SA': 'العربية',
  'hi-IN': 'الهندية',
  'id-ID': 'الإندونيسية',
  'tl-PH': 'الفلبينية',
  'vi-VN': 'الفيتنامية',
  'th-TH': 'التايلاندية',
};

export const languageChoice: Texts<'languageChoice'> = {
  spoken: 'اللغة التي تتحدث بها',
  spokenCaption: 'تتحدث',
  target: 'لغة الترجمة',
  targetCaption: 'الترجمة إلى',
  premiumTitle: 'تسجيل الدخول مطلوب',
  premium: 'يرجى تسجيل الدخول لاستخدام لغات Premium',
  premiumBadge: 'Premium',
  unavailableNote: 'غير متاحة',
  unavailableTitle: 'اللغة غير متاحة',
  unavailable: (name) => `خدمة الترجمة لا تترجم من لغتك إلى ${name}.`,
  moreLanguages: 'لإضافة لغات أخرى، أضف مفتاح خدمة ترجمة أو شغّل الأمر npm run engines على الخادم.',
};
