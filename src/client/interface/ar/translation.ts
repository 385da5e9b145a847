import type { Texts } from '../translations.ts';
import { characters, charactersUnit, count, date, percent, plural } from './formats.ts';

export const translation: Texts<'translation'> = {
  toggle: 'ترجمة',
  swap: 'تبديل اللغتين',
  pane: 'الترجمة',
  empty: 'تظهر الترجمة هنا.',
  switchedOff: 'شغّل «ترجمة» لقراءة هذا بلغة أخرى.',
  left: (remaining, tier) =>
    tier === 'free'
      ? plural(remaining, {
          zero: 'لا ترجمات متبقية اليوم',
          one: 'ترجمة واحدة متبقية اليوم',
          two: 'ترجمتان متبقيتان اليوم',
          few: '# ترجمات متبقية اليوم',
          many: '# ترجمة متبقية اليوم',
          other: '# ترجمة متبقية اليوم',
        })
      : count(remaining),
  leftUnit: charactersUnit,
  leftFor: 'للترجمة',
};

export const swapping: Texts<'swapping'> = {
  title: 'هل تريد استبدال نصك بترجمته؟',
  text: 'تصبح الترجمة نصك، ويصبح نصك المعدّل هو الترجمة.',
  confirm: 'تبديل',
  cancel: 'إبقاء نصي',
};

export const translationResult: Texts<'translationResult'> = {
  afterRecording: 'تبدأ الترجمة عند إيقاف التسجيل.',
  running: 'جارٍ الترجمة…',
  cancel: 'إلغاء',
  cancelled: 'أُلغيت الترجمة.',
  failed: 'تعذّرت ترجمة هذا النص.',
  again: 'الترجمة الآن',
  outdated: 'الترجمة غير محدّثة: لقد عدّلت النص.',
  copied: 'نُسخت الترجمة',
  notCopied: 'تعذّر النسخ',
  notCopiedText: 'منعه متصفحك. حدّد الترجمة وانسخها بنفسك.',
  sameLanguage: (name) => `هذا النص باللغة ${name} بالفعل. اختر لغة أخرى للترجمة.`,
  complete: 'اكتملت الترجمة',
  completeIn: (name) => `نصك الآن باللغة ${name}.`,
  signInTitle: 'تسجيل الدخول مطلوب',
  signIn: 'يرجى تسجيل الدخول للترجمة.',
  signInAction: 'تسجيل الدخول',
  signInAlt: 'تسجيل الدخول للترجمة',
  errorTitle: 'خطأ في الترجمة',
  error: 'تعذّرت ترجمة نصك. يرجى المحاولة لاحقًا.',
  limitPanel: 'بلغت حد الترجمة',
  limitPanelFree: (time) => `استخدمت ترجماتك المجانية لليوم. تتجدد الساعة ${time}.`,
  limitPanelPremium: (remaining, renewsAt) => {
    const left =
      remaining > 0
        ? `هذا النص أطول من رصيدك المتبقي في هذه الفترة: ${characters(remaining)}.`
        : 'استخدمت أحرفك كلها لهذه الفترة.';
    return renewsAt ? `${left} يتجدد رصيدك في ${date(renewsAt)}.` : left;
  },
  limitToast: 'بلغت حد الترجمة اليومي',
  limitToastText: 'احصل على Premium لتترجم المزيد اليوم.',
  upgrade: 'ترقية',
  upgradeAlt: 'الحصول على Premium لترجمة المزيد',
  knownLimitTitle: 'بلغت الحد اليومي',
  knownLimit: (limit) =>
    limit === 1 ? 'استخدمت ترجمتك لليوم.' : `استخدمت ترجمات اليوم كلها وعددها ${count(limit)}.`,
  sentence: 'جملة',
  translateBack: 'ترجمة عكسية',
  backCost: characters,
  backTitle: (name) => `ما تقوله ترجمتك، بـ${name}`,
  backUsed: (value) => `المستخدم: ${characters(value)}`,
  copySentence: 'نسخ الجملة',
  playSentence: 'تشغيل الجملة',
  sandbox: 'ليست ترجمة حقيقية.',
  sandboxMore: 'تضع البيئة التجريبية علامة على النص فقط. اربط خدمة ترجمة للحصول على ترجمة حقيقية.',
  onDevice: 'تُرجم على هذا الجهاز.',
  onDeviceMore: 'لم يُرسل شيء، ولم يُستهلك رصيدك.',
  offOnDevice: 'لا يستطيع متصفحك ترجمة هذا على هذا الجهاز بعد. لم يُرسل شيء لأن «على هذا الجهاز» مشغّل.',
  deviceOffer: 'يستطيع متصفحك ترجمة هذا مجانًا على هذا الجهاز.',
  deviceDownload: 'تنزيل وترجمة',
  deviceDownloadSize: (megabytes) => `تنزيل ${count(megabytes)} م.ب وترجمة`,
  downloading: (share) => `جارٍ تنزيل حزمة اللغة: ${percent(share)}`,
};

export const translateWhen: Texts<'translateWhen'> = {
  when: 'وقت الترجمة',
  afterRecording: 'بعد التسجيل',
  whileSpeaking: 'أثناء الكلام',
  needs: 'الترجمة أثناء الكلام تحتاج إلى Premium أو إلى ترجمة على الجهاز.',
};
