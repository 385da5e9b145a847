import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const transcript: Texts<'transcript'> = {
  label: '文字稿',
  placeholder: '按下录音开始说话，或在这里输入。',
  placeholderUnsupported: '在这里输入或粘贴文字。',
  note: '免费，无需账号。我们不保留录音；在你保存或翻译之前，文字只留在此浏览器中。',
  countOf: (cap) => ` / ${cap === undefined ? '0,000' : count(cap)}`,
  countSpoken: (length, cap) =>
    cap === undefined
      ? `已使用 ${count(length)} 个字符`
      : `已使用 ${count(length)} 个字符，上限 ${count(cap)} 个`,
  copy: '复制',
  copyOf: { original: '复制原文', translation: '复制译文' },
  copied: '已复制',
  copiedText: '文字已复制到剪贴板。',
  copiedOf: { original: '已复制原文', translation: '已复制译文' },
  notCopied: '无法复制',
  notCopiedText: '浏览器阻止了复制，请选中文字后自行复制。',
  clear: '清除',
};

export const textLength: Texts<'textLength'> = {
  limitTitle: '已达字符上限',
  limit: (cap) => `最多 ${count(cap)} 个字符。`,
  truncated: (cap) => `文字已截短到 ${count(cap)} 个字符。`,
  near: (left) => `接近长度上限：还剩 ${count(left)} 个字符。`,
  paused: '已达长度上限，录音暂停。请保存或清除当前文字。',
  announceNear: '接近长度上限',
  announceFull: '已达长度上限',
  overflow: (words) => `有 ${count(words)} 个词放不下，将放在下一篇的开头。`,
  left: (words) => `上一篇有 ${count(words)} 个词放不下。`,
  add: '添加到文字',
  discard: '丢弃',
  continueWhenFull: '写满后保存并继续录音',
  continuing: '字数已满，正在保存。录音仍在继续。',
};

export const clearing: Texts<'clearing'> = {
  title: '要清除文字吗？',
  text: '文字稿及其译文会被移除，已保存的文字稿不受影响。',
  confirm: '清除',
  cancel: '保留',
  cleared: '已清除',
  undo: '撤销',
  undoAlt: '恢复已清除的文字',
};

export const find: Texts<'find'> = {
  find: '在文字中查找',
  place: (at, total) => (total === 0 ? '未找到' : `第 ${at} 个，共 ${total} 个`),
  previous: '上一个',
  next: '下一个',
  close: '关闭',
};

export const draftNotKept: Texts<'draftNotKept'> = {
  title: '此浏览器无法保留你的文字',
  text: '它的存储空间已满或被阻止。请在离开此页面之前保存或导出文字。',
};
