import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

const words = (value: number) =>
  plural(value, {
    zero: '# كلمة',
    one: 'كلمة واحدة',
    two: 'كلمتان',
    few: '# كلمات',
    many: '# كلمة',
    other: '# كلمة',
  });

export const dictionary: Texts<'dictionary'> = {
  title: 'كلماتي',
  open: 'فتح كلماتي',
  lead: `أسماء ومصطلحات ينبغي ألا يخطئ فيها ${brand.name} عند الإملاء والترجمة والاستماع.`,
  search: 'بحث',
  searchLabel: 'البحث في كلماتي',
  add: 'إضافة كلمة',
  more: 'المزيد',
  importCsv: 'استيراد CSV…',
  exportCsv: 'تصدير CSV',
  fileName: 'كلماتي.csv',
  written: 'طريقة الكتابة',
  heard: 'تُسمع أحيانًا هكذا',
  heardHint: 'اكتب كلمة ثم اضغط Enter',
  removeHeard: (form) => `إزالة ${form}`,
  translations: 'في الترجمات',
  spoken: 'طريقة النطق',
  spokenOptional: 'طريقة النطق (اختياري)',
  listen: 'استماع',
  normal: 'كالمعتاد',
  translateNormally: 'ترجمتها كالمعتاد',
  translatedNormally: 'تُترجم كالمعتاد',
  neverTranslate: 'عدم ترجمتها أبدًا',
  neverTranslated: 'لا تُترجم أبدًا',
  fixed: 'تُترجم إلى…',
  language: 'اللغة',
  translation: 'الترجمة',
  addLanguage: 'إضافة لغة',
  removeTranslation: 'إزالة هذه الترجمة',
  asWritten: 'كما تُكتب',
  heardAs: (forms) => `تُسمع: ${forms}`,
  edit: (word) => `تعديل ${word}`,
  remove: (word) => `حذف ${word}`,
  delete: 'حذف',
  cancel: 'إلغاء',
  save: 'حفظ',
  newWord: 'إضافة كلمة',
  editWord: 'تعديل الكلمة',
  empty: `لا توجد كلمات بعد. أضف اسمًا يخطئ فيه ${brand.name}.`,
  nothingFound: 'لا توجد كلمة تطابق بحثك.',
  count: (value, limit) => `${count(value)} من ${words(limit)}`,
  withAccount: 'محفوظة في حسابك',
  onDevice: 'محفوظة على هذا الجهاز',
  full: (limit) => `قائمتك ممتلئة، فهي تتسع لـ ${words(limit)}. احذف كلمة لتضيف أخرى.`,
  exists: 'هذه الكلمة موجودة في قائمتك بالفعل.',
  deleted: 'حُذفت الكلمة',
  undo: 'تراجع',
  undoAlt: 'استعادة الكلمة',
  imported: (value) => `استُوردت ${words(value)}`,
  importedNote: (skipped, left) =>
    [
      skipped > 0 && `صفوف غير صالحة جرى تخطيها: ${count(skipped)}.`,
      left > 0 && `كلمات لم تتسع لها القائمة: ${count(left)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  importFailed: 'تعذّرت قراءة هذا الملف',
  importFailedText: 'يرجى اختيار ملف CSV.',
  loadFailed: 'تعذّر تحميل كلماتك.',
  notSaved: 'لم تُحفظ كلماتك',
  notSavedText: 'يرجى التحقق من اتصالك والمحاولة مرة أخرى.',
  changedElsewhere: 'تغيّرت كلماتك على جهاز آخر أيضًا',
  changedElsewhereText: 'أُضيف تغييرك إلى أحدث نسخة من القائمة.',
  tryAgain: 'إعادة المحاولة',
  importOffer: (value) =>
    value === 1
      ? 'هل تريد إضافة الكلمة الموجودة على هذا الجهاز إلى حسابك؟'
      : `هل تريد إضافة الكلمات الموجودة على هذا الجهاز (${count(value)}) إلى حسابك؟`,
  importConfirm: 'إضافة',
  importDecline: 'حذفها من هذا الجهاز',
  learn: (word, heard) => ['هل تريد كتابة ', word, ' دائمًا بدلًا من ', heard, '؟'],
  always: 'دائمًا',
  notNow: 'ليس الآن',
  learned: (word) => `أُضيفت ${word} إلى كلماتك`,
};

export const device: Texts<'device'> = {
  title: 'على هذا الجهاز',
  text: 'كلماتك لا تغادر هذا الجهاز.',
  recognition: 'يتعرف متصفحك على الكلام على هذا الجهاز.',
  ownRecognition: 'يتعرف على الكلام برنامج على هذا الكمبيوتر.',
  inBrowserRecognition: 'تتعرف هذه الصفحة على الإنجليزية على هذا الجهاز. ولا تستطيع التعرف على لغات أخرى.',
  noRecognition: `التسجيل متوقف: لا يستطيع هذا المتصفح التعرف على الكلام على هذا الجهاز. يستطيع ذلك Chrome على الكمبيوتر بدءًا من الإصدار ${count(139)}.`,
  translation: 'يترجم متصفحك على هذا الجهاز.',
  ownTranslation: 'يترجم برنامج على هذا الكمبيوتر.',
  noTranslation: `الترجمة متوقفة: لا يستطيع هذا المتصفح الترجمة على هذا الجهاز. يستطيع ذلك Chrome على الكمبيوتر بدءًا من الإصدار ${count(138)}.`,
  voices: 'لا تقرأ إلا الأصوات المثبّتة على هذا الجهاز. أصوات HD متوقفة لأنها تحتاج إلى اتصال.',
  saving: 'تبقى النصوص المحفوظة في هذا المتصفح. ولا تظهر النصوص المحفوظة في حسابك.',
  mayDelete:
    'قد يحذف هذا المتصفح النصوص المحفوظة إذا لم تستخدم هذا الموقع لمدة أسبوع. صدّر ما تريد الاحتفاظ به.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'لم يُرسل شيء لأن «على هذا الجهاز» مشغّل.',
  missing: 'هذا النص ليس على هذا الجهاز.',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: 'التسجيل متوقف',
  unsupported: `لا يستطيع هذا المتصفح التعرف على الكلام على هذا الجهاز. يستطيع ذلك Chrome على الكمبيوتر بدءًا من الإصدار ${count(139)}.`,
  unavailable: (language) =>
    `لا يستطيع هذا المتصفح التعرف على ${language} على هذا الجهاز. اختر لغة أخرى أو أوقف «على هذا الجهاز».`,
  englishOnly:
    'لا يتعرف هذا المتصفح إلا على الإنجليزية على هذا الجهاز. اختر الإنجليزية أو أوقف «على هذا الجهاز».',
  missing: (language) => `${language} ليست على هذا الجهاز بعد`,
  missingText: 'على متصفحك تنزيل حزمة اللغة مرة واحدة. ومع ذلك تبقى كلماتك على هذا الجهاز.',
  engineText: (megabytes) =>
    `حجم التنزيل ${count(megabytes)} ميغابايت. تحتاج إليه مرة واحدة فقط، ثم يعمل التسجيل دون اتصال أيضًا. وتبقى كلماتك على هذا الجهاز.`,
  download: 'تنزيل',
  downloadAlt: (language) => `تنزيل ${language} للتعرف على الكلام`,
  downloading: (language) => `جارٍ تنزيل ${language}…`,
  downloadingText: 'ينزّل متصفحك حزمة اللغة الآن. سنخبرك عندما تصبح جاهزة.',
  ready: (language) => `${language} جاهزة`,
  readyText: 'اضغط زر التسجيل للبدء.',
  failed: (language) => `تعذّر تنزيل ${language}`,
  failedText: 'يرجى التحقق من اتصالك والمحاولة مرة أخرى.',
};
