import type { Texts } from '../translations.ts';
import { ofCharacters } from './formats.ts';

const tiers = { free: 'المجانية', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'سجّل واقرأ وترجم واستمع',
  tabs: 'طرق العرض',
  record: 'التسجيل',
  conversation: 'محادثة',
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
  unsupportedDevice: 'أو شغّل «على هذا الجهاز» في الإعدادات لتملي بالإنجليزية هنا.',
};

export const tools: Texts<'tools'> = {
  tidy: 'تهذيب',
  export: 'تصدير',
  orDrop: 'أو أفلت هنا تسجيلًا أو فيديو أو ترجمة مصاحبة أو مستندًا',
  orUse: 'أو استخدم تسجيلًا أو فيديو أو ترجمة مصاحبة أو مستندًا',
  chooseFile: 'اختر ملفًا',
};

export const document: Texts<'document'> = {
  menu: 'خيارات المستند',
  rename: 'إعادة التسمية',
  name: 'اسم المستند',
  back: (title) => `العودة إلى ${title}`,
  saved: (when) => `تم الحفظ ${when}`.trim(),
  edited: 'مُعدَّل وغير محفوظ',
  notSaved: 'غير محفوظ',
  saving: 'جارٍ الحفظ…',
};

export const newText: Texts<'newText'> = {
  started: 'بدأ مستند جديد',
  stillHere: (title) => `لا يزال «${title}» هنا.`,
  back: 'العودة',
};

export const menu: Texts<'menu'> = {
  share: 'مشاركة مباشرة',
  newText: 'مستند جديد',
  copyBoth: 'نسخ النص باللغتين',
  shortcuts: 'اختصارات لوحة المفاتيح',
  settings: 'الإعدادات',
};

export const save: Texts<'save'> = {
  saveAsNew: 'الحفظ كنص جديد',
  save: 'حفظ',
  saveAndStartNew: 'حفظ وبدء نص جديد',
  signedIn: { save: 'سجّلت الدخول. جارٍ حفظ نصك…', translate: 'سجّلت الدخول، والترجمة مفعّلة.' },
};

export const overCap: Texts<'overCap'> = {
  longSave: 'انتهى Premium. يمكنك حفظ هذا النص كاملًا مرة واحدة.',
  tooLong: (tier, excess) => `أطول مما تسمح به الخطة ${tiers[tier]}: يلزم حذف ${ofCharacters(excess)}`,
  canStillCopy: 'ما زال بإمكانك نسخه أو تصديره.',
};
