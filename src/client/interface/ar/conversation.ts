import type { Texts } from '../translations.ts';
import { characters, date, plural } from './formats.ts';

export const conversation: Texts<'conversation'> = {
  title: 'محادثة',
  close: 'إغلاق المحادثة',
  more: 'المزيد',
  near: 'نصفك',
  far: 'نصف الطرف الآخر',
  youSpeak: 'لغتك',
  theySpeak: 'لغة الطرف الآخر',
  youSaid: 'قلت',
  youRead: 'تقرأ',
  theySaid: 'قال الطرف الآخر',
  spokenBy: (name) => `${name}:`,
  theyRead: 'يقرأ الطرف الآخر',
  swap: 'تبديل اللغتين',
  textSize: 'حجم النص',
  turn: 'تدوير النصف العلوي',
  save: 'حفظ',
  export: 'تصدير…',
  startNew: 'محادثة جديدة',
  newStarted: 'بدأت محادثة جديدة',
  correct: 'تصحيح',
  correctTitle: 'تصحيح ما قيل',
  correctLabel: 'ما قيل',
  correctDone: 'إعادة الترجمة',
  show: 'عرض للطرف الآخر',
  hide: 'العودة إلى المحادثة',
  play: 'إعادة التشغيل',
  stop: 'إيقاف القراءة',
  aloud: 'القراءة بصوت عالٍ',
  wrongLanguage: 'لغة خاطئة: التحدث من جديد',
  remove: 'حذف',
  removed: 'تم الحذف',
  undo: 'تراجع',
  undoAlt: 'استعادة',
  retry: 'إعادة المحاولة',
  back: 'ترجمة عكسية',
  backTitle: (name) => `ما تقوله ترجمتك، بـ${name}`,
  backFailed: 'تعذّرت الترجمة العكسية. يرجى المحاولة لاحقًا.',
  cost: characters,
  freePlan: (turns) =>
    `تترجم الخطة المجانية ${plural(turns, { zero: '# مداخلة', one: 'مداخلة واحدة', two: 'مداخلتين', few: '# مداخلات', many: '# مداخلة', other: '# مداخلة' })} في اليوم. ولمحادثة كاملة تحتاج إلى Premium أو إلى متصفح يترجم على هذا الجهاز.`,
  freePlanOrDevice: (turns) =>
    `تترجم الخطة المجانية ${plural(turns, { zero: '# مداخلة', one: 'مداخلة واحدة', two: 'مداخلتين', few: '# مداخلات', many: '# مداخلة', other: '# مداخلة' })} في اليوم. ولمحادثة كاملة شغّل «على هذا الجهاز»، وهو مجاني، أو اشترك في Premium.`,
  upgrade: 'ترقية',
  canDownload: 'نزّل هاتين اللغتين مرة واحدة ليترجمهما متصفحك مجانًا على هذا الجهاز.',
  download: 'تنزيل',
  onDevice: 'تُرجم على هذا الجهاز',
  signInFirst: 'تسجيل الدخول للترجمة',
  left: ({ remaining, tier }) =>
    tier === 'premium'
      ? plural(remaining, {
          zero: 'لا أحرف متبقية',
          one: 'حرف واحد متبقٍ',
          two: 'حرفان متبقيان',
          few: '# أحرف متبقية',
          many: '# حرفًا متبقيًا',
          other: '# حرف متبقٍ',
        })
      : plural(remaining, {
          zero: 'لا ترجمات متبقية اليوم',
          one: 'ترجمة واحدة متبقية اليوم',
          two: 'ترجمتان متبقيتان اليوم',
          few: '# ترجمات متبقية اليوم',
          many: '# ترجمة متبقية اليوم',
          other: '# ترجمة متبقية اليوم',
        }),
  limit: (tier, renewsAt) => {
    const until = renewsAt === undefined ? 'حاليًا' : `حتى ${date(renewsAt)}`;
    const used = tier === 'free' ? 'استخدمت ترجمات اليوم كلها' : `لا أحرف متبقية لك ${until}`;
    return `${used}. محادثتك ما زالت هنا.`;
  },
};
