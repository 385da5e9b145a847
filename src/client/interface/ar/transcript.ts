import type { Texts } from '../translations.ts';
import { characters, count, ofCharacters, plural } from './formats.ts';

export const transcript: Texts<'transcript'> = {
  label: 'النص',
  placeholder: 'اضغط زر التسجيل وتحدّث، أو اكتب هنا.',
  placeholderUnsupported: 'اكتب نصك أو الصقه هنا.',
  note: 'مجاني ودون حساب. لا نحتفظ بأي تسجيل، ويبقى نصك في هذا المتصفح حتى تحفظه أو تترجمه.',
  countOf: (cap) => ` / ${cap === undefined ? '0,000' : count(cap)}`,
  countSpoken: (length, cap) =>
    cap === undefined
      ? `الأحرف المستخدمة: ${count(length)}`
      : `الأحرف المستخدمة: ${count(length)} من ${count(cap)}`,
  copy: 'نسخ',
  copyOf: { original: 'نسخ الأصل', translation: 'نسخ الترجمة' },
  copied: 'تم النسخ',
  copiedText: 'النص في الحافظة.',
  copiedOf: { original: 'نُسخ الأصل', translation: 'نُسخت الترجمة' },
  notCopied: 'تعذّر النسخ',
  notCopiedText: 'منعه متصفحك. حدّد النص وانسخه بنفسك.',
  clear: 'مسح',
};

export const textLength: Texts<'textLength'> = {
  limitTitle: 'بلغت حد الأحرف',
  limit: (cap) => `الحد الأقصى ${characters(cap)}.`,
  truncated: (cap) => `اقتُطع النص عند ${ofCharacters(cap)}.`,
  near: (left) => `اقتربت من حد الطول، المتبقي: ${characters(left)}.`,
  paused: 'التسجيل متوقف مؤقتًا بسبب حد الطول. يرجى حفظ النص الحالي أو مسحه.',
  announceNear: 'اقتربت من حد الطول',
  announceFull: 'بلغت حد الطول',
  overflow: (words) =>
    plural(words, {
      zero: 'لم يتسع النص لـ # كلمة، وسيبدأ بها نصك التالي.',
      one: 'لم يتسع النص لكلمة واحدة، وسيبدأ بها نصك التالي.',
      two: 'لم يتسع النص لكلمتين، وسيبدأ بهما نصك التالي.',
      few: 'لم يتسع النص لـ # كلمات، وسيبدأ بها نصك التالي.',
      many: 'لم يتسع النص لـ # كلمة، وسيبدأ بها نصك التالي.',
      other: 'لم يتسع النص لـ # كلمة، وسيبدأ بها نصك التالي.',
    }),
  left: (words) =>
    plural(words, {
      zero: 'لم يتسع النص السابق لـ # كلمة.',
      one: 'لم يتسع النص السابق لكلمة واحدة.',
      two: 'لم يتسع النص السابق لكلمتين.',
      few: 'لم يتسع النص السابق لـ # كلمات.',
      many: 'لم يتسع النص السابق لـ # كلمة.',
      other: 'لم يتسع النص السابق لـ # كلمة.',
    }),
  add: 'إضافة إلى النص',
  discard: 'حذف',
  continueWhenFull: 'عند امتلاء النص، الحفظ ومتابعة التسجيل',
  continuing: 'النص ممتلئ ويجري حفظه. التسجيل مستمر.',
};

export const clearing: Texts<'clearing'> = {
  title: 'هل تريد مسح النص؟',
  text: 'سيُمسح النص وترجمته. وتبقى نصوصك المحفوظة.',
  confirm: 'مسح',
  cancel: 'إبقاء',
  cleared: 'تم المسح',
  undo: 'تراجع',
  undoAlt: 'استعادة النص الممسوح',
};

export const find: Texts<'find'> = {
  find: 'البحث في النص',
  place: (at, total) => (total === 0 ? 'غير موجود' : `${at} من ${total}`),
  previous: 'المطابقة السابقة',
  next: 'المطابقة التالية',
  close: 'إغلاق',
};

export const draftNotKept: Texts<'draftNotKept'> = {
  title: 'هذا المتصفح لا يحتفظ بنصك',
  text: 'مساحة التخزين فيه ممتلئة أو محظورة. احفظ النص أو صدّره قبل مغادرة هذه الصفحة.',
};
