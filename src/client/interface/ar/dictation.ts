import type { Texts } from '../translations.ts';

export const commands: Texts<'commands'> = {
  'new-line': 'سطر جديد',
  'new-paragraph': 'فقرة جديدة',
  'full-stop': 'نقطة',
  comma: 'فاصلة',
  'question-mark': 'علامة استفهام',
  'exclamation-mark': 'علامة تعجب',
  colon: 'نقطتان رأسيتان',
  'open-quote': 'فتح علامة تنصيص',
  'close-quote': 'إغلاق علامة تنصيص',
  'delete-that': 'حذف آخر عبارة',
  undo: 'تراجع',
  'stop-recording': 'إيقاف التسجيل',
  'save-that': 'حفظ النص',
};

export const dictation: Texts<'dictation'> = {
  undo: 'تراجع',
  done: {
    'delete-that': 'حُذفت',
    undo: 'تم التراجع',
    'stop-recording': 'توقف',
    'save-that': 'حُفظ',
  },
  undoLabel: (command) => `تراجع: ${command}`,
  title: 'الأوامر الصوتية',
  lead: (language) => `قل أحد هذه الأوامر باللغة ${language} أثناء التسجيل، مع وقفة قصيرة قبله وبعده.`,
  off: 'الأوامر الصوتية متوقفة',
  change: 'تغيير في الإعدادات',
};
