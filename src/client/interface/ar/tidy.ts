import type { Texts } from '../translations.ts';
import { characters, count } from './formats.ts';

export const tidyActions: Texts<'tidyActions'> = {
  fillers: 'إزالة الحشو',
  punctuate: 'ترقيم وتقسيم إلى فقرات',
  email: 'تحويل إلى رسالة بريد',
  summarise: 'تلخيص',
  shorten: 'اختصار',
};

export const tidy: Texts<'tidy'> = {
  title: 'تهذيب النص',
  lead: 'ستراجع كل تغيير قبل تطبيقه.',
  fillersNote: 'يصحح أيضًا الكلمات المكررة والمسافات. يعمل على هذا الجهاز.',
  premium: 'Premium',
  cost: characters,
  compareTitle: 'مراجعة التغييرات',
  used: (value, of) => `استخدمت ${count(value)} من أحرفك وعددها ${count(of)}.`,
  nothing: 'لا يوجد ما يلزم تغييره.',
  removed: 'محذوف',
  added: 'مضاف',
  unspoken: 'لم تقل هذا',
  position: (at, total) => `التغيير ${count(at)} من ${count(total)}`,
  reject: 'رفض',
  accept: 'قبول',
  previous: 'التغيير السابق',
  next: 'التغيير التالي',
  keep: 'إبقاء نصي',
  acceptAll: 'قبول الكل',
  acceptSome: (accepted, total) => `قبول ${count(accepted)} من ${count(total)}`,
  change: (at, what) => `التغيير ${count(at)}: ${what}`,
  failed: 'تعذّر تهذيب النص',
  failedText: 'يرجى المحاولة بعد لحظات.',
  back: 'رجوع',
};

export const tidyMenu: Texts<'tidyMenu'> = {
  changed: 'تغيّر النص',
  undo: 'تراجع',
  undoAlt: 'إعادة النص كما كان',
  textChanged: 'لم تُطبَّق التغييرات',
  textChangedNote: 'لقد عدّلت النص في هذه الأثناء. يرجى المحاولة مرة أخرى.',
};
