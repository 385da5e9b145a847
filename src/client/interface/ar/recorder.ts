import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const recorder: Texts<'recorder'> = {
  start: 'بدء التسجيل',
  stop: 'إيقاف التسجيل',
  starting: 'إلغاء التسجيل',
  stopping: 'جارٍ إنهاء التسجيل',
  paused: 'التسجيل متوقف مؤقتًا',
  unsupported: 'هذا المتصفح لا يدعم التسجيل',
  idleHint: 'اضغط للتسجيل',
  idleHintAsking: 'اضغط للتسجيل ثم اسمح باستخدام الميكروفون',
  recordingHint: 'جارٍ التسجيل. اضغط للإيقاف',
  startingHint: 'جارٍ البدء…',
  startingHintAsking: 'جارٍ البدء… اختر «السماح» عندما يسألك المتصفح',
  slowHint: 'بانتظار المتصفح. اضغط للإلغاء',
  stoppingHint: 'جارٍ كتابة الكلمات الأخيرة…',
  writingHint: (phrases) =>
    plural(phrases, {
      zero: 'جارٍ كتابة ما تبقى. اضغط لمواصلة التسجيل',
      one: 'جارٍ كتابة العبارة الأخيرة. اضغط لمواصلة التسجيل',
      two: 'جارٍ كتابة عبارتين. اضغط لمواصلة التسجيل',
      few: 'جارٍ كتابة # عبارات. اضغط لمواصلة التسجيل',
      many: 'جارٍ كتابة # عبارة. اضغط لمواصلة التسجيل',
      other: 'جارٍ كتابة # عبارة. اضغط لمواصلة التسجيل',
    }),
  errorHint: 'اضغط للمحاولة مرة أخرى',
  pausedHint: 'النص ممتلئ',
  unsupportedHint: 'اكتب نصك أو الصقه في الأعلى',
  or: 'أو',
  space: 'المسافة',
  microphone: 'الميكروفون',
  import: 'استيراد',
  elapsed: 'مدة التسجيل',
  announceStarted: 'بدأ التسجيل',
  announceStopped: 'توقف التسجيل',
  signInHint: 'سجّل الدخول لتسجّل في هذا المتصفح',
  holdHint: 'اضغط مطولًا للتسجيل',
  releaseHint: 'جارٍ التسجيل. ارفع إصبعك للإيقاف',
};

export const recorderProblems: Texts<'recorderProblems'> = {
  startTitle: (message) => `تعذّر بدء التعرف على الكلام: ${message}`,
  noResponse: 'لا استجابة',
  startHelp: 'انتظر لحظة ثم اضغط زر التسجيل مرة أخرى. إذا تكرر ذلك فأعد تحميل الصفحة.',
  silenceTitle: 'توقف التسجيل',
  silenceHelp: 'لم نسمع شيئًا منذ مدة. اضغط زر التسجيل للمتابعة.',
  noResponseHelp: 'خدمة الكلام في متصفحك لا تستجيب. تحقق من اتصالك ثم اضغط زر التسجيل مرة أخرى.',
  engineTitle: (code) => `خطأ في التعرف على الكلام: ${code}`,
  dictation: 'شغّل الإملاء (وSiri) في إعدادات النظام، ثم اضغط زر التسجيل مرة أخرى.',
  serviceNotAllowed: 'هذا المتصفح لا يسمح للمواقع باستخدام خدمة الكلام لديه. جرّب Chrome أو Edge أو Safari.',
  networkStopped:
    'لم يتمكن متصفحك من الوصول إلى خدمة الكلام. تحقق من اتصالك أو جرّب Chrome أو Edge أو Safari.',
  networkRetrying: 'تعذّر الوصول إلى خدمة الكلام. نحاول مرة أخرى.',
  noMicrophone: 'لم نعثر على ميكروفون. تأكد من توصيله واختياره في إعدادات النظام.',
  microphoneInUse:
    'الميكروفون مستخدم بالفعل، ربما في علامة تبويب أخرى. أوقف التسجيل هناك ثم اضغط زر التسجيل مرة أخرى.',
  languageNotSupported: 'هذا المتصفح لا يتعرف على اللغة التي اخترتها. اختر لغة أخرى أو جرّب متصفحًا آخر.',
  unknownHelp: 'نصك في أمان. اضغط زر التسجيل للمحاولة مرة أخرى.',
  allowIos: 'افتح الإعدادات > التطبيقات > Safari > الميكروفون، واختر «السماح»، ثم اضغط زر التسجيل مرة أخرى.',
  allowSafari:
    'في قائمة Safari اختر «إعدادات هذا الموقع» واسمح باستخدام الميكروفون، ثم اضغط زر التسجيل مرة أخرى.',
  allowAndroid:
    'اضغط الأيقونة بجانب العنوان، ثم الأذونات > الميكروفون > السماح، ثم اضغط زر التسجيل مرة أخرى.',
  allowDesktop: 'انقر الأيقونة بجانب العنوان واسمح باستخدام الميكروفون، ثم اضغط زر التسجيل مرة أخرى.',
};

export const microphone: Texts<'microphone'> = {
  title: 'الميكروفون',
  choose: 'اختيار غيره',
  chooseAltText: 'اختيار ميكروفون آخر',
  unnamed: 'ميكروفونك',
  noSound: (name) => ({
    title: `لا يصل أي صوت من ${name}`,
    description: 'تأكد من أنه قيد التشغيل وغير مكتوم.',
  }),
  unplugged: (name) => ({
    title: 'فُصل الميكروفون',
    description: `يستمر التسجيل باستخدام ${name}.`,
  }),
  recognition: 'التعرف على الكلام',
  auto: 'تلقائي',
  autoDetail: 'يُستخدم التعرف في متصفحك إن كان يعمل، وإلا فهذا الخادم.',
  browser: 'هذا المتصفح',
  browserDetail: 'مجاني وبلا حدود.',
  server: 'هذا الخادم',
  signIn: 'سجّل الدخول لاستخدامه.',
  left: (seconds) =>
    seconds < 60
      ? `المتبقي ${count(Math.floor(seconds))} ث من الكلام`
      : `المتبقي ${count(Math.floor(seconds / 60))} د من الكلام`,
  allow: 'اسمح باستخدام الميكروفون لرؤية مستوى الصوت.',
  browserMicrophone: 'يستخدم متصفحك الميكروفون المختار في إعداداته.',
  now: {
    browser: `حاليًا يحوّل متصفحك ما تقوله إلى نص. وقد يرسل الصوت إلى الشركة المطوّرة له. ${brand.name} لا يتلقاه ولا يحتفظ به.`,
    server: 'حاليًا يحوّل هذا الخادم ومزوّد التعرف على الكلام لديه ما تقوله إلى نص. لا يُحتفظ بالصوت.',
  },
  change: 'تغيير في الإعدادات',
};

export const takenOver: Texts<'takenOver'> = {
  title: 'التحويل إلى نص الآن على هذا الخادم',
  description: 'يُرسل كلامك إلى هذا الخادم ومزوّد التعرف على الكلام لديه لتحويله إلى نص، ولا يُحتفظ به.',
};

const onThisDevice = 'الصوت موجود على هذا الجهاز فقط.';

export const waitingSpeech: Texts<'waitingSpeech'> = {
  title: (seconds) =>
    seconds < 100
      ? `${count(seconds)} ث من الكلام لم تُحوَّل إلى نص بعد`
      : `${count(Math.round(seconds / 60))} د من الكلام لم تُحوَّل إلى نص بعد`,
  why: {
    earlier: onThisDevice,
    failed: onThisDevice,
    offline: `سنحوّله إلى نص عندما يمكن الوصول إلى الخادم. ${onThisDevice}`,
    allowance: `نفد رصيدك من التعرف على الكلام. ${onThisDevice}`,
    'signed-out': `سجّل الدخول لتحويله إلى نص. ${onThisDevice}`,
    memory: `لا توجد ذاكرة كافية على الخادم للتعرف على الكلام. يحتاج نموذج أصغر إلى ذاكرة أقل: npm run engines -- recognition:base. ${onThisDevice}`,
    full: 'بلغ نصك حد الطول. احفظه أو امسحه أولًا.',
  },
  unsavedTitle: 'مساحة التخزين على هذا الجهاز ممتلئة',
  unsaved: 'أبقِ هذه الصفحة مفتوحة حتى يُحوَّل كلامك إلى نص.',
  transcribe: 'تحويل إلى نص',
  download: 'تنزيل',
  discard: 'حذف',
  fileName: 'تسجيل.wav',
  discardTitle: 'هل تريد حذف هذا التسجيل؟',
  discardText: 'لم يُحوَّل إلى نص بعد، ولا توجد نسخة أخرى منه.',
  keep: 'إبقاء',
};

export const recordRefusals: Texts<'recordRefusals'> = {
  unsupportedTitle: 'هذا المتصفح لا يستطيع التسجيل',
  unsupportedToast: 'للتسجيل يرجى استخدام Chrome أو Edge أو Safari. وما زال بإمكانك الكتابة أو لصق نصك هنا.',
  deviceToast: 'شغّل «على هذا الجهاز» لتُملي بالإنجليزية هنا، أو استخدم Chrome أو Edge أو Safari.',
  turnOn: 'تشغيل',
  turnOnAlt: 'تشغيل «على هذا الجهاز»',
  pausedTitle: 'التسجيل متوقف مؤقتًا',
  pausedToast: 'التسجيل متوقف مؤقتًا بسبب حد الطول. يرجى حفظ النص الحالي أو مسحه.',
};

export const onServer: Texts<'onServer'> = {
  translation: 'تُرجم على هذا الخادم.',
  translationMore: 'لم يُرسل نصك إلى أي مكان آخر.',
  recognition: 'يُحوَّل كلامك إلى نص على هذا الخادم، ولا يُحتفظ به ولا يُرسل إلى أي مكان آخر.',
  voice: (name) => `${name}، صوت مولّد بالذكاء الاصطناعي على هذا الخادم`,
  simpleVoice: (name) => `${name}، صوت اصطناعي بسيط على هذا الخادم`,
};

export const slowStart: Texts<'slowStart'> = {
  title: 'خدمة التعرف على الكلام في متصفحك لم تستجب بعد',
  orServer: 'يمكنك مواصلة الانتظار، أو ترك هذا الخادم يحوّل ما تقوله إلى نص.',
  orType: 'يمكنك مواصلة الانتظار، أو الضغط على الزر للإلغاء.',
  server: 'استخدام هذا الخادم',
  serverAlt: 'دع هذا الخادم يحوّل ما تقوله إلى نص',
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
