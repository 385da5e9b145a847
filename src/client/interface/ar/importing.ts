import { brand } from '../../../shared/brand.ts';
import { createDurations } from '../create-durations.ts';
import type { Texts } from '../translations.ts';
import { count, date, percent, plural } from './formats.ts';

const { duration, fullMinutes, roundMinutes } = createDurations(count, {
  second: '# ث',
  minute: '# د',
  hour: '# س',
});

/** After a word that governs the genitive. */
const aboutParts = (value: number): string =>
  plural(value, {
    zero: '# جزء',
    one: 'جزء واحد',
    two: 'جزأين تقريبًا',
    few: '# أجزاء تقريبًا',
    many: '# جزءًا تقريبًا',
    other: '# جزء تقريبًا',
  });

const unchanged = 'لم يتغير نصك ولم تُستخدم أي دقائق.';
const readable = `يفتح ${brand.name} ملفات WAV وMP3 وM4A وOGG وWebM وFLAC وMP4 وMOV وTXT وMarkdown وSRT وVTT وWord.`;

export const importProblems: Texts<'importProblems'> = {
  empty: {
    title: (name) => `الملف ${name} فارغ`,
    text: () => `لا يوجد شيء في الملف. ${unchanged}`,
  },
  'not-media': {
    title: (name) => `تعذّرت قراءة ${name}`,
    text: () => `ليس تسجيلًا ولا ملفًا نصيًا. ${readable} ${unchanged}`,
  },
  'not-subtitles': {
    title: (name) => `لا توجد ترجمة مصاحبة في ${name}`,
    text: () => `لا يحتوي الملف على أي توقيت. غيّر امتداده إلى \u200e.txt لاستيراده كنص. ${unchanged}`,
  },
  'no-sound': {
    title: (name) => `لا يوجد صوت في ${name}`,
    text: () => `في الملف صورة بلا مسار صوتي، فلا شيء لتحويله إلى نص. ${unchanged}`,
  },
  'no-speech': {
    title: (name) => `لا يوجد كلام في ${name}`,
    text: () => `فحصنا الملف كله ولم نجد فيه كلامًا. ${unchanged}`,
  },
  encrypted: {
    title: (name) => `الملف ${name} محمي`,
    text: () => `الملف مشفّر، فلا يفتحه إلا التطبيق الذي جاء منه. ${unchanged}`,
  },
  codec: {
    title: (name) => `لا يستطيع هذا المتصفح تشغيل ${name}`,
    text: (codec) =>
      `صوت الملف بتنسيق ${codec ? `${codec} ` : ''}لا يستطيع هذا المتصفح فك ترميزه. جرّب متصفحًا آخر، أو حوّل الملف إلى MP3. ${unchanged}`,
  },
  damaged: {
    title: (name) => `الملف ${name} تالف`,
    text: () => `جزء من الملف مفقود أو تالف. انسخه أو نزّله مرة أخرى. ${unchanged}`,
  },
  overstated: {
    title: (name) => `تعذّرت قراءة ${name}`,
    text: () => `يدّعي الملف أن فيه صوتًا أطول بكثير مما يتسع له حجمه. انسخه أو نزّله مرة أخرى. ${unchanged}`,
  },
  'too-large': {
    title: (name) => `الملف ${name} كبير جدًا`,
    text: () => `يصل حجم التسجيلات إلى ${count(2)} غيغابايت، والنصوص إلى ${count(20)} ميغابايت. ${unchanged}`,
  },
};

export const importing: Texts<'importing'> = {
  drop: 'أفلت الملف لاستيراده',
  title: (name) => `استيراد ${name}`,
  measuring: (share) => `جارٍ البحث عن الكلام… ${percent(share)}`,
  measured: (lengthSeconds, speechSeconds, parts) =>
    `المدة ${duration(lengthSeconds)}، منها ${duration(speechSeconds)} من الكلام. ${parts === 1 ? 'يتسع له جزء واحد' : `سيُقسَّم إلى ${aboutParts(parts)}`}.`,
  uses: (seconds) => `يستهلك ${duration(seconds)}`,
  left: (left, limit) => `المتبقي ${fullMinutes(left)} من ${fullMinutes(limit)} د`,
  silence: 'لا يُحتسب الصمت.',
  where:
    'يُرسل الكلام إلى هذا الخادم ومزوّد التعرف على الكلام لديه ليُحوَّل إلى نص، ولا يُحتفظ به هناك. ويبقى الملف في هذا المتصفح.',
  onServer:
    'يُحوَّل الكلام إلى نص على هذا الخادم، ولا يُحتفظ به ولا يُرسل إلى أي مكان آخر. ويبقى الملف في هذا المتصفح.',
  needsMore: (seconds, left) => `يحتاج إلى ${duration(seconds)}، والمتبقي ${fullMinutes(left)} د`,
  needsMoreText: 'سنحوّل إلى نص ما يتسع له رصيدك، ويبقى الباقي على هذا الجهاز.',
  upgrade: 'ترقية',
  language: 'لغة الكلام',
  import: 'استيراد',
  cancel: 'إلغاء',
  close: 'إغلاق',
  another: 'اختيار ملف آخر',
  signInTitle: 'سجّل الدخول لاستيراد التسجيلات',
  signIn: 'تسجيل الدخول',
  signInAlt: 'تسجيل الدخول لاستيراد التسجيلات',
  notOffered: 'لا يستطيع هذا الخادم تحويل التسجيلات إلى نص. ما زال بإمكانك استيراد الملفات النصية.',
  onDevice: 'أوقف «على هذا الجهاز» لاستيراد التسجيلات. ما زال بإمكانك استيراد الملفات النصية.',
  elsewhere: 'تستورد علامة تبويب أخرى ملفًا. أكمل ذلك الاستيراد أو أزله أولًا.',
  failed: 'تعذّر استيراد الملف. يرجى المحاولة مرة أخرى.',
  imported: (name) => `تم استيراد ${name}`,
  lost: 'لم يصل الملف الذي شاركته. يرجى مشاركته مرة أخرى.',
};

export const importProgress: Texts<'importProgress'> = {
  title: (name) => `جارٍ تحويل ${name} إلى نص`,
  progress: (done, total) => `${fullMinutes(done)} من ${roundMinutes(total)} د`,
  timeLeft: (seconds) => ` · المتبقي ${duration(seconds)} تقريبًا`,
  paused: 'متوقف مؤقتًا',
  hold: {
    offline: 'في انتظار الشبكة',
    failed: 'تعذّر تحويل بعض الكلام إلى نص',
    allowance: 'نفد رصيدك من التعرف على الكلام',
    'signed-out': 'سجّل الدخول للمتابعة',
    memory: 'الذاكرة غير كافية. يحتاج نموذج أصغر إلى ذاكرة أقل: npm run engines -- recognition:base',
  },
  kept: 'نصك المحوَّل حتى الآن محفوظ، وبقية التسجيل باقية على هذا الجهاز.',
  renewsDaily: (time) => `يتجدد رصيدك الساعة ${time}.`,
  renewsOn: (day) => `يتجدد رصيدك في ${date(day)}.`,
  unsaved: 'أبقِ هذه الصفحة مفتوحة: الملف أكبر من أن يُخزَّن على هذا الجهاز.',
  pause: 'إيقاف مؤقت',
  resume: 'متابعة',
  retry: 'إعادة المحاولة',
  cancel: 'إلغاء',
  cancelTitle: 'هل تريد إيقاف التحويل إلى نص؟',
  cancelText: 'سيبقى لديك النص المحوَّل حتى الآن.',
  stop: 'إيقاف',
  keep: 'متابعة',
  damaged: (seconds) => `الملف تالف بعد ${duration(seconds)}. حُوّل كل ما قبل ذلك إلى نص.`,
};

export const importParts: Texts<'importParts'> = {
  part: (name, part, parts) => `${name}، الجزء ${count(part)} من ${count(parts)}`,
  coming: (value) => `· بقي ${count(value)}`,
  all: 'كل الأجزاء',
  previous: 'الجزء السابق',
  next: 'الجزء التالي',
  item: (part) => `الجزء ${count(part)}`,
  saved: 'محفوظ',
  saveAll: 'حفظ كل الأجزاء',
  saveFinished: 'حفظ الأجزاء المكتملة',
  unfinished: 'الجزء الأخير لم يكتمل بعد.',
  exportAll: 'تصدير كل الأجزاء…',
  listen: 'الاستماع إلى التسجيل',
  stopListening: 'إيقاف الاستماع',
  cantPlay: 'يتعذر تشغيل التسجيل',
  turns: 'إظهار من يتحدث',
  remove: 'إزالة الاستيراد…',
  removeTitle: (name) => `هل تريد إزالة ${name}؟`,
  removeText: 'سيُحذف من هذا الجهاز تسجيله والأجزاء التي لم تحفظها.',
  removeConfirm: 'إزالة',
  keep: 'إبقاء',
  savedAll: (value) =>
    plural(value, {
      zero: 'لم يُحفظ أي جزء',
      one: 'حُفظ جزء واحد',
      two: 'حُفظ جزآن',
      few: 'حُفظت # أجزاء',
      many: 'حُفظ # جزءًا',
      other: 'حُفظ # جزء',
    }),
  savedSome: (saved, value) =>
    `الأجزاء المحفوظة: ${count(saved)} من ${count(value)}. يبقى الباقي على هذا الجهاز.`,
};

export const sharedFile: Texts<'sharedFile'> = {
  title: 'هل تريد فتح هذا الملف؟',
  text: 'أرسل هذا الملفَ تطبيقٌ أو موقعٌ آخر. لا تفتحه إلا إذا شاركته بنفسك.',
  open: 'فتح',
  cancel: 'ليس الآن',
};
