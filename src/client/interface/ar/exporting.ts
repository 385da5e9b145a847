import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const exporting: Texts<'exporting'> = {
  title: 'تصدير',
  text: 'النص',
  format: 'التنسيق',
  fileName: 'اسم الملف',
  share: 'مشاركة…',
  save: 'حفظ الملف',
  saved: (name) => `تم حفظ ${name}`,
  failed: 'تعذّر إنشاء الملف. يرجى تجربة تنسيق آخر.',
  shareFailed: 'تعذّرت المشاركة. يمكنك حفظ الملف بدلًا من ذلك.',
  estimated: 'لا يوجد توقيت مسجّل لهذا النص، فقدّرناه من طوله.',
  untranslated: (value, total) =>
    `الأجزاء غير المترجمة: ${count(value)} من ${count(total)}، وتبقى بلغتها الأصلية.`,
  unfinished: 'لم يكتمل هذا الاستيراد بعد. سيحتوي الملف على النص المحوَّل حتى الآن.',
  allFailed: 'تعذّر إنشاء الملف. يرجى المحاولة مرة أخرى.',
  allIncomplete: 'تعذّر تحميل بعض النصوص كاملةً، فقد تنقص ملفاتها العناوين والترجمات وأسماء المتحدثين.',
  allSaved: (value) =>
    plural(value, {
      zero: 'لم يُصدَّر أي نص',
      one: 'صُدّر نص واحد',
      two: 'صُدّر نصان',
      few: 'صُدّرت # نصوص',
      many: 'صُدّر # نصًا',
      other: 'صُدّر # نص',
    }),
};

export const exportParts: Texts<'exportParts'> = {
  original: 'الأصل',
  translation: 'الترجمة',
  both: 'كلاهما',
};

export const exportFormats: Texts<'exportFormats'> = {
  docx: { name: 'Word', detail: '.docx' },
  txt: { name: 'نص عادي', detail: '.txt' },
  md: { name: 'Markdown', detail: '.md' },
  srt: { name: 'ترجمة مصاحبة', detail: '.srt' },
  vtt: { name: 'ترجمة مصاحبة للويب', detail: '.vtt' },
  json: { name: 'بيانات مع التوقيت', detail: '.json' },
};

export const exportedFiles: Texts<'exportedFiles'> = {
  untitled: 'نص',
  zipName: 'نصوص.zip',
  columns: ['الملف', 'اللغة', 'تاريخ الحفظ', 'الأحرف'],
  speaker: (name) => `${name}:`,
};
