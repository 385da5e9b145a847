import type { Texts } from '../translations.ts';
import { charactersUnit, count } from './formats.ts';

export const playback: Texts<'playback'> = {
  play: 'تشغيل',
  playOf: { original: 'تشغيل الأصل', translation: 'تشغيل الترجمة' },
  stop: 'إيقاف',
  voice: 'الصوت',
  browserShort: 'المتصفح',
  preview: (name) => `الاستماع إلى ${name}`,
  stopPreview: (name) => `إيقاف ${name}`,
  tryOnce: 'تجربة واحدة',
  premium: 'HD',
  aiVoices: 'أصوات HD مولّدة بالذكاء الاصطناعي وليست تسجيلات لأشخاص.',
  started: 'جارٍ القراءة بصوت مسموع',
  estimate: (time) => `نحو ${time}`,
  cost: (value, tooLittle) => `${tooLittle ? 'يحتاج إلى' : 'يستهلك'} ${count(value)} HD`,
  onlyLeft: (value) => `، المتبقي ${count(value)}`,
  unit: charactersUnit,
};

export const reading: Texts<'reading'> = {
  pause: 'إيقاف مؤقت',
  resume: 'متابعة',
  aiVoice: (name) => `${name}، صوت مولّد بالذكاء الاصطناعي`,
  preparing: 'جارٍ تحضير الصوت…',
  loadingVoice: (loaded, size) => `جارٍ تحميل الصوت… ${count(loaded)} من ${count(size)} م.ب`,
  catchingUp: 'جارٍ تحضير الجملة التالية…',
  position: 'الموضع',
  speed: 'السرعة',
  // Isolated, because × would otherwise move to the left of the number.
  speedValue: (speed) => `\u2066${speed.toLocaleString('ar')}×\u2069`,
  download: 'تنزيل MP3',
  trialEnded: 'كانت هذه تجربتك المجانية لصوت Iris',
  trialEndedText: 'صوت متصفحك يبقى مجانيًا وبلا حدود.',
  upgrade: 'ترقية',
  signIn: 'تسجيل الدخول',
  upgradeHow: 'اضغط «ترقية» في أعلى الصفحة',
  signInHow: 'اضغط «تسجيل الدخول» في أعلى الصفحة',
  hdLeft: (value) => `${count(value)} HD`,
  hdLeftUnit: charactersUnit,
  left: 'متبقٍ',
};

export const voices: Texts<'voices'> = {
  browserName: 'صوت المتصفح',
  descriptions: {
    browser: 'على هذا الجهاز، بلا حدود',
    alloy: 'متوازن وواضح',
    ash: 'دافئ وهادئ',
    ballad: 'شاعري، مناسب للقصص',
    coral: 'مشرق وودود',
    echo: 'رزين ومتأنٍّ',
    fable: 'يروي بحيوية',
    nova: 'نشيط وشاب',
    onyx: 'عميق وغني',
    sage: 'لطيف ومتأمل',
    shimmer: 'خفيف ورقيق',
  },
};

export const speechProblems: Texts<'speechProblems'> = {
  EMPTY_INPUT: 'لا يوجد نص لقراءته. اكتب أو سجّل شيئًا أولًا.',
  'sign-in': 'يلزم تسجيل الدخول أولًا.',
  'trial-sign-in': 'سجّل الدخول لتجربة Iris.',
  'premium-required': 'هذا الصوت جزء من Premium.',
  'trial-used': 'لقد جرّبت Iris من قبل. احصل على Premium لاستخدامها دون هذا الحد.',
  'trial-too-long': 'تجربة Iris محدودة بـ 50 حرفًا (نحو 8 إلى 10 كلمات).',
  'trial-check-failed': 'تعذّر معرفة حالة تجربتك لصوت Iris.',
  'trial-check-invalid': 'كان الرد عن تجربة Iris غير صالح.',
  'trial-check-unreachable': 'تعذّر التحقق من تجربتك لصوت Iris.',
  'speech-limit': 'تجاوزت حد الأحرف. الحد المجاني 50 حرفًا في اليوم. مع Premium تحصل على 5,000 حرف في الشهر.',
  unavailable: 'القراءة غير متاحة الآن. يرجى المحاولة لاحقًا.',
  'browser-failed': 'تعذّرت القراءة',
  'audio-failed': 'خطأ في التشغيل',
  stopped: 'توقفت القراءة.',
  'tap-again': 'يحتاج متصفحك إلى ضغطة أخرى لتشغيل الصوت. اضغط «تشغيل» مرة أخرى.',
  'no-voice': 'لا يوجد على هذا الجهاز صوت لهذه اللغة. جرّب أحد أصوات HD.',
  unsupported: 'لا يستطيع هذا المتصفح القراءة بصوت مسموع. جرّب أحد أصوات HD.',
};

export const speechProblemTitles: Texts<'speechProblemTitles'> = {
  EMPTY_INPUT: 'لا شيء لقراءته',
  'sign-in': 'سجّل الدخول لأصوات HD',
  'trial-sign-in': 'جرّب Iris مرة',
  'premium-required': 'صوت HD',
  'trial-used': 'تجربة Iris',
  'trial-too-long': 'تجربة Iris',
  'trial-check-failed': 'تجربة Iris',
  'trial-check-invalid': 'تجربة Iris',
  'trial-check-unreachable': 'تجربة Iris',
  'speech-limit': 'أحرف HD لا تكفي',
  'no-voice': 'لا يوجد صوت',
  unsupported: 'لا يوجد صوت للمتصفح',
  'tap-again': 'اضغط مرة أخرى',
};
