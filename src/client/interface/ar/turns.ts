import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const turns: Texts<'turns'> = {
  back: 'العودة إلى النص',
  both: 'كلاهما',
  list: 'المداخلات',
  speakers: 'المتحدثون',
  unknown: 'متحدث غير معروف',
  numbered: (number) => `المتحدث ${count(number)}`,
  change: (name) => `تغيير المتحدث: ${name}`,
  title: 'من يتحدث؟',
  name: 'الاسم',
  every: (name) => `كل مداخلات ${name}`,
  everyUnknown: 'كل المداخلات بلا اسم',
  cancel: 'إلغاء',
  done: 'تم',
  split: 'تقسيم هذه المداخلة',
  splitText: 'اختر الجملة التي يبدأ عندها شخص آخر بالكلام.',
  rename: (name) => `إعادة تسمية ${name}`,
  saveName: 'حفظ الاسم',
  turns: (value) =>
    plural(value, {
      zero: 'لا مداخلات',
      one: 'مداخلة واحدة',
      two: 'مداخلتان',
      few: '# مداخلات',
      many: '# مداخلة',
      other: '# مداخلة',
    }),
  note: 'الاسم الجديد يشمل كل مداخلات هذا المتحدث.',
  mergeWith: (name) => `هل ${name} أحد المتحدثين الآخرين؟`,
  merge: (name) => `دمج مع ${name}`,
  noSpeakers: 'لا أحد له اسم بعد. اضغط على الدائرة بجانب مداخلة لتحديد من يتحدث.',
  renamed: (before, after) => `أصبح اسم ${before} الآن ${after}`,
  merged: (one, other) => `أصبح ${one} و${other} متحدثًا واحدًا`,
  named: (name) => `المتحدث هنا الآن هو ${name}`,
  undo: 'تراجع',
  undoAlt: 'التراجع عن تغيير المتحدثين',
};

export const recordingSound: Texts<'recordingSound'> = {
  bar: 'التسجيل',
  play: 'تشغيل التسجيل',
  pause: 'إيقاف التسجيل مؤقتًا',
  back: 'الرجوع 5 ثوانٍ',
  forward: 'التقدم 5 ثوانٍ',
  position: 'الموضع في التسجيل',
  playFrom: (time) => `التشغيل من ${time}`,
  kept: 'التسجيلات على هذا الجهاز',
  keptText: (size) => `${size} في هذا المتصفح، للاستماع إلى ما قيل في النصوص المستوردة.`,
  none: 'لا توجد تسجيلات مستوردة في هذا المتصفح.',
  delete: 'حذف الكل',
  deleteTitle: 'حذف كل التسجيلات؟',
  deleteText:
    'تبقى نصوصك، لكن لن تتمكن من سماع التسجيلات مجددًا. يُحتفظ بالتسجيل الذي لا يزال قيد التحويل إلى نص.',
  keep: 'الاحتفاظ بها',
  deleted: 'حُذفت التسجيلات',
  elsewhere:
    'التسجيل غير موجود على هذا الجهاز. إذا احتُفظ به، فهو في المتصفح الذي سُجّل فيه هذا النص أو استُورد.',
};
