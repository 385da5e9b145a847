import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { ofCharacters, plural } from './formats.ts';

export const about: Texts<'about'> = {
  title: `عن ${brand.name}`,
  lead: 'في اليونان القديمة كان الراوي المنشد يتنقل من مكان إلى آخر ويلقي على الناس قصائد لم يكونوا ليقرؤوها.',
  paragraphs: (voices) => [
    `يفعل ${brand.name} الشيء نفسه بكلماتك. تحدّث بأي من 18 لغة وشاهد كلماتك تظهر. ثم يمكنك تحريرها وترجمتها وحفظها والاستماع إليها بصوت متصفحك أو بأحد أصوات HD وعددها ${voices}.`,
    'أصوات HD مولّدة بالذكاء الاصطناعي وليست تسجيلات لأشخاص. يحوّل متصفحك أو خادمنا كلامك إلى نص، ولا نحتفظ بالصوت.',
  ],
  contact: 'هل لديك سؤال أو مشكلة أو فكرة؟',
  write: 'راسلنا',
};

export const saveLimit: Texts<'saveLimit'> = {
  title: 'بلغت حد الحفظ',
  reached: (tier) =>
    tier === 'free'
      ? 'استخدمت كل أماكن الحفظ المجانية. احصل على المزيد مع Premium.'
      : 'استخدمت كل أماكن الحفظ في Premium. يرجى التواصل مع الدعم إذا احتجت إلى المزيد.',
  kept: 'نصك ما زال في صفحة «التسجيل». يمكنك أيضًا حذف نص محفوظ لتوفير مكان.',
  over: (excess) =>
    `نصك ما زال في صفحة «التسجيل». احذف ${plural(excess, { zero: '# نص محفوظ', one: 'نصًا محفوظًا واحدًا', two: 'نصين محفوظين', few: '# نصوص محفوظة', many: '# نصًا محفوظًا', other: '# نص محفوظ' })} لتتمكن من الحفظ.`,
  view: 'عرض المحفوظات',
  upgrade: 'الحصول على Premium',
  contact: 'التواصل مع الدعم',
};

export const personal: Texts<'personal'> = {
  full: () => 'لا مكان لمزيد من النصوص المحفوظة. احذف بعضها أو ارفع الحد في PERSONAL_LIMITS.',
  tooLong: (_tier, excess) => `أطول من أن يُحفظ: يلزم حذف ${ofCharacters(excess)}`,
  signOut: 'تسجيل الخروج',
  people: 'الأشخاص',
  switchFailed: 'تعذر الوصول إلى الخادم. يُرجى المحاولة مرة أخرى.',
  about: `عن ${brand.name}`,
  stillHere: 'نصك ما زال في صفحة «التسجيل».',
};

export const passwordMeta: Texts<'passwordMeta'> = {
  title: `تسجيل الدخول | ${brand.name}`,
  description: `سجّل الدخول إلى ${brand.name}.`,
};

export const password: Texts<'password'> = {
  title: `تسجيل الدخول إلى ${brand.name}`,
  password: 'كلمة المرور',
  submit: 'تسجيل الدخول',
  identity: 'تسجيل الدخول بحسابك',
  problems: {
    wrong: 'كلمة المرور غير صحيحة. يرجى المحاولة مرة أخرى.',
    wait: (time) => `محاولات كثيرة جدًا. يرجى المحاولة مرة أخرى ${time.replace('خلال', 'بعد')}.`,
    cancelled: 'أُلغي تسجيل الدخول.',
    failed: 'حدث خطأ أثناء تسجيل الدخول. يرجى المحاولة مرة أخرى.',
    'not-allowed': 'ليس لهذا الحساب صلاحية الوصول إلى هذا الخادم.',
  },
};

export const signOut: Texts<'signOut'> = {
  title: 'هل تريد إبقاء هذا النص على الجهاز؟',
  text: 'لم تحفظه بعد. إذا أبقيته فسيتمكن كل من يستخدم هذا المتصفح من قراءته بعد تسجيل خروجك.',
  keep: 'إبقاء النص وتسجيل الخروج',
  clear: 'مسح النص وتسجيل الخروج',
};

export const signOutConversation: Texts<'signOutConversation'> = {
  title: 'هل تريد إبقاء محادثتك على الجهاز؟',
  text: 'إذا أبقيتها فسيتمكن كل من يستخدم هذا المتصفح من قراءتها بعد تسجيل خروجك.',
  keep: 'إبقاء المحادثة وتسجيل الخروج',
  clear: 'مسح المحادثة وتسجيل الخروج',
};

export const signOutBoth: Texts<'signOutBoth'> = {
  title: 'هل تريد إبقاء نصك ومحادثتك على الجهاز؟',
  text: 'إذا أبقيتهما فسيتمكن كل من يستخدم هذا المتصفح من قراءتهما بعد تسجيل خروجك.',
  keep: 'إبقاؤهما وتسجيل الخروج',
  clear: 'مسحهما وتسجيل الخروج',
};

export const serverRecording: Texts<'serverRecording'> = {
  title: `هل تسمح لـ ${brand.name} بتحويل كلامك إلى نص؟`,
  text: `لا يدعم هذا المتصفح التعرف على الكلام، لكن ${brand.name} يستطيع تحويل ما تقوله إلى نص.`,
  where: 'يُرسل كلامك إلى هذا الخادم ومزوّد التعرف على الكلام لديه.',
  kept: 'لا يحتفظ الخادم بالصوت. وتبقى نسخة على هذا الجهاز حتى يُحوَّل إلى نص.',
  allowance: {
    free: (minutes) => `${minutes} دقائق من الكلام في اليوم مجانًا.`,
    premium: (minutes) => `تشمل كل فترة فوترة ${minutes} دقيقة من الكلام.`,
  },
  start: 'بدء التسجيل',
  type: 'سأكتب بدلًا من ذلك',
};

export const shortcuts: Texts<'shortcuts'> = {
  title: 'اختصارات لوحة المفاتيح',
  lead: 'تعمل في صفحة «التسجيل».',
  record: 'بدء التسجيل أو إيقافه؛ اضغط مطولًا للتسجيل (عند عدم الكتابة)',
  recordInText: 'بدء التسجيل أو إيقافه (في أي وقت)',
  undo: 'تراجع (أثناء الكتابة)',
  redo: 'إعادة (أثناء الكتابة)',
  toast: 'الانتقال إلى الإشعار',
  sheet: 'عرض هذه القائمة',
  space: 'المسافة',
  enter: 'Enter',
  control: 'Ctrl',
  shift: 'Shift',
  save: 'حفظ (عند عدم الكتابة)',
  play: 'تشغيل أو إيقاف (عند عدم الكتابة)',
  copy: 'نسخ (عند عدم الكتابة)',
  translate: 'تشغيل الترجمة أو إيقافها (عند عدم الكتابة)',
  find: 'البحث في النص',
};

export const saveConflict: Texts<'saveConflict'> = {
  title: 'عُدّل في مكان آخر',
  text: 'عُدّل هذا النص أيضًا في علامة تبويب أخرى أو على جهاز آخر. أي نسخة تريد الاحتفاظ بها؟',
  other: 'النسخة الأخرى',
  mine: 'الاحتفاظ بنسختي',
  theirs: 'الاحتفاظ بالأخرى',
  both: 'الاحتفاظ بالاثنتين',
};
