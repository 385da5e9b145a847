import type { Texts } from '../translations.ts';
import { characters, count } from './formats.ts';

export const savedList: Texts<'savedList'> = {
  heading: 'النصوص المحفوظة',
  signedOut: 'يرجى تسجيل الدخول لرؤية نصوصك المحفوظة.',
  signedOutHint: 'الحساب مجاني، وبه تفتح نصوصك على أي جهاز.',
  signIn: 'تسجيل الدخول',
  error: 'تعذّر تحميل النصوص المحفوظة',
  retry: 'إعادة المحاولة',
  empty: 'لا توجد نصوص محفوظة بعد',
  emptyHint: 'النصوص التي تحفظها في «التسجيل» تظهر هنا.',
  noMatch: 'لا يوجد نص يطابق بحثك',
  showAll: 'عرض الكل',
  loading: 'جارٍ تحميل النصوص المحفوظة',
  search: 'البحث في النصوص المحفوظة',
  searchHint: 'بحث',
  clearSearch: 'مسح البحث',
  sort: 'ترتيب',
  exportAll: 'تصدير الكل',
  languages: 'اللغات',
  shown: (shown, all) =>
    shown === all ? `المحفوظة: ${count(all)}` : `المعروضة: ${count(shown)} من ${count(all)}`,
  over: (shown, excess, limit) => `${shown}، بزيادة ${count(excess)} على حدك (${count(limit)})`,
  makeRoom: (value) => `احذف ${count(value)} لتتمكن من الحفظ`,
  slots: (used, limit) => `أماكن الحفظ المستخدمة: ${count(used)} من ${count(limit)}`,
};

export const sortOrders: Texts<'sortOrders'> = {
  newest: 'الأحدث',
  oldest: 'الأقدم',
  longest: 'الأطول',
  shortest: 'الأقصر',
  alphabetical: 'أبجديًا',
};

export const savedItem: Texts<'savedItem'> = {
  more: 'عرض المزيد',
  less: 'عرض أقل',
  copy: 'نسخ',
  copied: 'تم النسخ',
  copiedBody: 'النص في الحافظة.',
  copyFailed: 'تعذّر النسخ',
  copyFailedBody: 'منعه متصفحك. حدّد النص وانسخه بنفسك.',
  open: 'فتح في «التسجيل»',
  export: 'تصدير',
  remove: 'حذف',
  removing: 'جارٍ الحذف',
  characters,
};

export const deletion: Texts<'deletion'> = {
  deletedTitle: 'تم الحذف',
  deleted: 'لم يعد النص في قائمتك.',
  stillOver: (value) => `احذف ${count(value)} أخرى لتتمكن من الحفظ.`,
  undo: 'تراجع',
  undoAlt: 'استعادة النص',
  restored: 'تمت الاستعادة',
  restoreFailed: 'تعذّرت الاستعادة',
  restoreFailedBody: 'تعذّرت استعادة النص. يرجى المحاولة مرة أخرى.',
  goneTitle: 'غير موجود',
  gone: 'ربما حُذف النص من قبل.',
  failedTitle: 'تعذّر الحذف',
  failed: 'تعذّر حذف هذا النص. يرجى المحاولة مرة أخرى.',
};

export const saveResult: Texts<'saveResult'> = {
  loginTitle: 'تسجيل الدخول مطلوب',
  login: 'يرجى تسجيل الدخول لحفظ نصك',
  signIn: 'تسجيل الدخول',
  signInAlt: 'تسجيل الدخول للحفظ',
  limitTitle: 'بلغت حد الحفظ',
  limit: 'استخدمت كل أماكن الحفظ. احصل على المزيد مع Premium.',
  upgrade: 'ترقية',
  upgradeAlt: 'الحصول على Premium لحفظ المزيد',
  savedTitle: 'تم الحفظ!',
  view: 'عرض المحفوظات',
  viewAlt: 'فتح «المحفوظات»',
  newEntry: 'هذا نص جديد. النص الذي فتحته لم يتغير.',
  offlineTitle: 'أنت غير متصل بالإنترنت',
  kept: 'يبقى نصك على هذا الجهاز، ويمكنك حفظه عند عودة الاتصال.',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: 'لم يُحفظ',
  description: 'تعذّر حفظ النص. يرجى المحاولة مرة أخرى.',
};
