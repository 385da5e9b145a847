import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const transcript: Texts<'transcript'> = {
  label: '逐字稿',
  placeholder: '按下錄音開始說話，或在這裡輸入。',
  placeholderUnsupported: '在這裡輸入或貼上文字。',
  note: '免費，不需要帳號。我們不保留錄音；在你儲存或翻譯之前，文字只會留在這個瀏覽器中。',
  countOf: (cap) => ` / ${cap === undefined ? '0,000' : count(cap)}`,
  countSpoken: (length, cap) =>
    cap === undefined
      ? `已使用 ${count(length)} 個字元`
      : `已使用 ${count(length)} 個字元，上限 ${count(cap)} 個`,
  copy: '複製',
  copyOf: { original: '複製原文', translation: '複製譯文' },
  copied: '已複製',
  copiedText: '文字已複製到剪貼簿。',
  copiedOf: { original: '已複製原文', translation: '已複製譯文' },
  notCopied: '無法複製',
  notCopiedText: '瀏覽器封鎖了複製，請選取文字後自行複製。',
  clear: '清除',
};

export const textLength: Texts<'textLength'> = {
  limitTitle: '已達字元上限',
  limit: (cap) => `最多 ${count(cap)} 個字元。`,
  truncated: (cap) => `文字已截短到 ${count(cap)} 個字元。`,
  near: (left) => `接近長度上限：還剩 ${count(left)} 個字元。`,
  paused: '已達長度上限，錄音暫停。請儲存或清除目前的文字。',
  announceNear: '接近長度上限',
  announceFull: '已達長度上限',
  overflow: (words) => `有 ${count(words)} 個詞放不下，將放在下一篇的開頭。`,
  left: (words) => `上一篇有 ${count(words)} 個詞放不下。`,
  add: '加入文字',
  discard: '捨棄',
  continueWhenFull: '寫滿後儲存並繼續錄音',
  continuing: '字數已滿，正在儲存。錄音仍在繼續。',
};

export const clearing: Texts<'clearing'> = {
  title: '要清除文字嗎？',
  text: '逐字稿及其譯文會被移除，已儲存的逐字稿不受影響。',
  confirm: '清除',
  cancel: '保留',
  cleared: '已清除',
  undo: '復原',
  undoAlt: '還原已清除的文字',
};

export const find: Texts<'find'> = {
  find: '在文字中尋找',
  place: (at, total) => (total === 0 ? '找不到' : `第 ${at} 個，共 ${total} 個`),
  previous: '上一個',
  next: '下一個',
  close: '關閉',
};

export const draftNotKept: Texts<'draftNotKept'> = {
  title: '這個瀏覽器無法保留你的文字',
  text: '它的儲存空間已滿或遭到封鎖。請在離開這個頁面之前儲存或匯出文字。',
};
