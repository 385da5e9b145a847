import type { Texts } from '../translations.ts';
import { ofCharacters } from './formats.ts';

const tiers = { free: 'المجانية', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'سجّل واقرأ وترجم واستمع',
  tabs: 'طرق العرض',
  record: 'التسجيل',
  saved: 'المحفوظات',
  card: 'النص والترجمة',
  view: 'الأصل أو الترجمة',
  original: 'الأصل',
  translated: 'الترجمة',
  clear: 'مسح النص',
  more: 'المزيد',
  savedExist: 'لديك نصوص محفوظة',
  unsupportedTitle: 'هذا المتصفح لا يتعرف على الكلام',
  unsupported: 'للتسجيل يرجى استخدام Chrome أو Edge أو Safari. كل ما عدا ذلك يعمل هنا: اكتب نصك أو الصقه.',
  unsupportedServer: 'أو ابقَ هنا ودع هذا الخادم يحوّل ما تقوله إلى نص.',
  unsupportedSignIn: 'يلزم تسجيل الدخول أولًا.',
  dismiss: 'إغلاق',
  onDevice: 'على هذا الجهاز',
  tiers,
};

export const menu: Texts<'menu'> = {
  share: 'مشاركة مباشرة',
  import: 'استيراد صوت أو فيديو أو نص…',
  export: 'تصدير…',
  copyBoth: 'نسخ النص باللغتين',
  saveBoth: 'حفظ النص باللغتين',
  bothSaved: 'النص باللغتين في «المحفوظات».',
  punctuate: 'إضافة الترقيم عند الوقفات',
  microphone: 'الميكروفون…',
  shortcuts: 'اختصارات لوحة المفاتيح',
  tidy: 'تهذيب…',
  commands: 'الأوامر الصوتية',
  words: 'كلماتي',
};

export const save: Texts<'save'> = {
  save: 'حفظ',
  saveTranslation: 'حفظ الترجمة',
  saveAndStartNew: 'حفظ وبدء نص جديد',
  originalSaved: 'نصك الأصلي في «المحفوظات».',
  translationSaved: 'ترجمتك في «المحفوظات».',
};

export const overCap: Texts<'overCap'> = {
  longSave: 'انتهى Premium، لكن ما زال بإمكانك حفظ هذا النص كاملًا.',
  tooLong: (tier, excess) => `أطول مما تسمح به الخطة ${tiers[tier]}: يلزم حذف ${ofCharacters(excess)}`,
  canStillCopy: 'ما زال بإمكانك نسخه أو تصديره.',
};

export const openSaved: Texts<'openSaved'> = {
  title: 'هل تريد استبدال النص الحالي؟',
  text: 'سيُفقد النص الموجود في صفحة «التسجيل».',
  confirm: 'استبدال',
  cancel: 'إبقاء نصي',
};
