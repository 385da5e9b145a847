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
  words: 'كلماتي',
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
