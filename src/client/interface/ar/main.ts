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
  unsupportedServer: 'يمكنك التسجيل هنا أيضًا: يكتب هذا الخادم ما تقوله.',
  unsupportedSignIn: 'سجّل الدخول أولًا.',
  dismiss: 'إغلاق',
  onDevice: 'على هذا الجهاز',
  tiers,
};

export const menu: Texts<'menu'> = {
  import: 'استيراد…',
  export: 'تصدير…',
  copyBoth: 'نسخ اللغتين',
  saveBoth: 'حفظ اللغتين',
  bothSaved: 'النص باللغتين في «المحفوظات».',
  punctuate: 'علامات ترقيم عند الوقفات',
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
  longSave: 'انتهى Premium: يمكنك حفظ هذا النص كاملًا مرة واحدة.',
  tooLong: (tier, excess) => `أطول مما تسمح به الخطة ${tiers[tier]}: يلزم حذف ${ofCharacters(excess)}`,
  canStillCopy: 'ما زال بإمكانك نسخه أو تصديره.',
};

export const openSaved: Texts<'openSaved'> = {
  title: 'هل تريد استبدال النص في التسجيل؟',
  text: 'سيُفقد النص الموجود في التسجيل.',
  confirm: 'استبدال',
  cancel: 'إبقاء نصي',
};
