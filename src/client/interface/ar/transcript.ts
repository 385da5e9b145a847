import type { Texts } from '../translations.ts';
import { characters, count, ofCharacters } from './formats.ts';

export const transcript: Texts<'transcript'> = {
  label: 'النص',
  placeholder: 'اضغط زر التسجيل وتحدّث، أو اكتب هنا.',
  placeholderUnsupported: 'اكتب نصك أو الصقه هنا.',
  note: 'مجاني ودون حساب. لا نحتفظ بأي تسجيل، ويبقى نصك في هذا المتصفح حتى تحفظه أو تترجمه.',
  limitTitle: 'بلغت حد الأحرف',
  limit: (cap) => `الحد الأقصى ${characters(cap)}.`,
  truncated: (cap) => `اقتُطع النص عند ${ofCharacters(cap)}.`,
  near: (left) => `اقتربت من حد الطول، المتبقي: ${characters(left)}.`,
  paused: 'التسجيل متوقف مؤقتًا بسبب حد الطول. يرجى حفظ النص الحالي أو مسحه.',
  announceNear: 'اقتربت من حد الطول',
  announceFull: 'بلغت حد الطول',
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

export const clearing: Texts<'clearing'> = {
  title: 'هل تريد مسح النص؟',
  text: 'سيُمسح النص وترجمته. وتبقى نصوصك المحفوظة.',
  confirm: 'مسح',
  cancel: 'إبقاء',
  cleared: 'تم المسح',
  undo: 'تراجع',
  undoAlt: 'استعادة النص الممسوح',
};
