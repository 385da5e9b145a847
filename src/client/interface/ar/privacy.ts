import type { Texts } from '../translations.ts';
import { characters, count } from './formats.ts';

const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} ث`;

export const sent: Texts<'sent'> = {
  title: 'ما أُرسل من هذا الجهاز',
  text: 'يُحفظ هذا السجل في هذا المتصفح فقط ولا يتضمن كلماتك.',
  today: 'اليوم',
  clear: 'مسح',
  cleared: 'مُسح السجل',
  empty: 'لم يُرسل من هذا الجهاز اليوم أي نص أو كلام.',
  titles: {
    translation: 'ترجمة',
    speech: 'كلام',
    browserSpeech: 'كلام',
    hdVoice: 'صوت HD',
    browserVoice: 'قراءة',
    save: 'حفظ',
    live: 'ترجمة نصية مباشرة',
    other: 'بيانات أخرى',
  },
  tidy: 'تهذيب',
  words: 'قاموسي',
  deviceOn: 'شُغّل «على هذا الجهاز»',
  deviceOff: 'أُوقف «على هذا الجهاز»',
  stopped: (title) => `${title}: مُنع الإرسال`,
  nothingSent: 'لم يُرسل شيء لأن «على هذا الجهاز» كان مشغّلًا.',
  voice: (name) => `صوت HD ${name}`,
  details: {
    translation: (value) => `${characters(value)}، إلى مزوّد الترجمة`,
    speech: (value) => `${seconds(value)}، إلى هذا الخادم ومزوّد التعرف على الكلام لديه`,
    ownSpeech: (value) => `${seconds(value)}، إلى هذا الخادم`,
    browserSpeech: (value) => `${seconds(value)}، إلى خدمة الكلام في متصفحك`,
    hdVoice: (value) => `${characters(value)}، إلى مزوّد الأصوات`,
    browserVoice: (value) => `${characters(value)}، إلى خدمة القراءة في متصفحك`,
    save: (value) => `${characters(value)}، إلى هذا الخادم`,
    live: (value) => `${characters(value)}، إلى هذا الخادم`,
    other: (value) => `${characters(value)}، إلى هذا الخادم`,
  },
};

export const device: Texts<'device'> = {
  title: 'على هذا الجهاز',
  text: 'ما تقوله وتكتبه يبقى على هذا الجهاز.',
  search: 'بدون إنترنت دون اتصال خاص خصوصية',
  recognition: 'يتعرف متصفحك على الكلام على هذا الجهاز.',
  ownRecognition: 'يتعرف على الكلام برنامج على هذا الكمبيوتر.',
  inBrowserRecognition: 'تتعرف هذه الصفحة على الإنجليزية على هذا الجهاز. ولا تستطيع التعرف على لغات أخرى.',
  noRecognition: `التسجيل متوقف: لا يستطيع هذا المتصفح التعرف على الكلام على هذا الجهاز. يستطيع ذلك Chrome على الكمبيوتر بدءًا من الإصدار ${count(139)}.`,
  translation: 'يترجم متصفحك على هذا الجهاز.',
  noTranslation: `الترجمة متوقفة: لا يستطيع هذا المتصفح الترجمة على هذا الجهاز. يستطيع ذلك Chrome على الكمبيوتر بدءًا من الإصدار ${count(138)}.`,
  pageTranslation:
    'تترجم هذه الصفحة بين الإنجليزية والإسبانية والفرنسية والألمانية والبرتغالية والإيطالية على هذا الجهاز. تنزّل ما تحتاج إليه مرة واحدة.',
  voices: 'لا تقرأ إلا الأصوات المثبّتة على هذا الجهاز. أصوات HD متوقفة لأنها تحتاج إلى اتصال.',
  saving: 'تبقى النصوص المحفوظة في هذا المتصفح. ولا تظهر النصوص المحفوظة في حسابك.',
  plan: 'يبقى حسابك وخطتك كما هما، لكنهما لا يُستخدمان أثناء تشغيل هذا الخيار.',
  question: 'هل تريد تشغيل «على هذا الجهاز»؟',
  turnOn: 'تشغيل',
  cancel: 'إلغاء',
  mayDelete:
    'قد يحذف هذا المتصفح النصوص المحفوظة إذا لم تستخدم هذا الموقع لمدة أسبوع. صدّر ما تريد الاحتفاظ به.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'لم يُرسل شيء لأن «على هذا الجهاز» مشغّل.',
  missing: 'هذا النص ليس على هذا الجهاز.',
  full: 'مساحة التخزين على هذا الجهاز ممتلئة. صدّر النص، أو احذف تسجيلات أو نصوصًا محفوظة لتوفير مساحة.',
  makeRoom: 'توفير مساحة',
  makeRoomAlt: 'فتح الإعدادات لحذف التسجيلات',
};
