import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const tiers = { free: '免費', premium: 'Premium' };
const plans = { free: '免費方案', premium: 'Premium 方案' };

export const main: Texts<'main'> = {
  heading: '錄音、閱讀、翻譯、聆聽',
  tabs: '檢視',
  record: '錄音',
  saved: '已儲存',
  card: '逐字稿和譯文',
  view: '原文或譯文',
  original: '原文',
  translated: '譯文',
  clear: '清除文字',
  more: '更多',
  savedExist: '你有已儲存的逐字稿',
  unsupportedTitle: '這個瀏覽器無法辨識語音',
  unsupported: '要錄音，請使用 Chrome、Edge 或 Safari。其他功能在這裡都能用：直接輸入或貼上文字即可。',
  unsupportedServer: '你也可以繼續用這個瀏覽器，由這台伺服器把你說的話轉成文字。',
  unsupportedSignIn: '請先登入。',
  dismiss: '關閉',
  onDevice: '僅限這部裝置',
  tiers,
};

export const menu: Texts<'menu'> = {
  share: '即時分享',
  import: '匯入音訊、影片或文字…',
  export: '匯出…',
  copyBoth: '複製雙語文字',
  saveBoth: '儲存雙語文字',
  bothSaved: '雙語文字已放入「已儲存」。',
  punctuate: '在停頓處加上標點',
  microphone: '麥克風…',
  shortcuts: '鍵盤快速鍵',
  tidy: '整理文字…',
  commands: '語音指令',
  words: '我的詞庫',
};

export const save: Texts<'save'> = {
  save: '儲存',
  saveTranslation: '儲存譯文',
  saveAndStartNew: '儲存並新增',
  originalSaved: '原文已放入「已儲存」。',
  translationSaved: '譯文已放入「已儲存」。',
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium 已到期，但這段文字仍可完整儲存一次。',
  tooLong: (tier, excess) => `超過${plans[tier]}的長度：請刪去 ${count(excess)} 個字元`,
  canStillCopy: '你仍然可以複製或匯出。',
};

export const openSaved: Texts<'openSaved'> = {
  title: '要取代錄音頁面中的文字嗎？',
  text: '錄音頁面中的文字將會遺失。',
  confirm: '取代',
  cancel: '保留我的文字',
};
