import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const tiers = { free: '免費', premium: 'Premium' };
const plans = { free: '免費方案', premium: 'Premium 方案' };

export const main: Texts<'main'> = {
  heading: '錄音、閱讀、翻譯、聆聽',
  tabs: '檢視',
  record: '錄音',
  conversation: '對話',
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
  unsupportedDevice: '或在設定中開啟「僅限這部裝置」，即可在這裡用英文聽寫。',
};

export const tools: Texts<'tools'> = {
  tidy: '整理文字',
  export: '匯出',
  orDrop: '或將錄音、影片、字幕或文件拖放到這裡',
  orUse: '或使用錄音、影片、字幕或文件',
  chooseFile: '選擇檔案',
};

export const document: Texts<'document'> = {
  menu: '文件選項',
  rename: '重新命名',
  name: '文件名稱',
  back: (title) => `返回「${title}」`,
  saved: (when) => `已儲存 ${when}`.trim(),
  edited: '已修改，未儲存',
  notSaved: '未儲存',
  saving: '正在儲存…',
};

export const newText: Texts<'newText'> = {
  started: '已開始新文件',
  stillHere: (title) => `「${title}」仍在這裡。`,
  back: '返回',
};

export const menu: Texts<'menu'> = {
  share: '即時分享',
  newText: '新增文件',
  copyBoth: '複製雙語文字',
  shortcuts: '鍵盤快速鍵',
  settings: '設定',
};

export const save: Texts<'save'> = {
  saveAsNew: '另存為新文字',
  save: '儲存',
  saveAndStartNew: '儲存並新增',
  signedIn: { save: '你已登入，正在儲存文字…', translate: '你已登入，翻譯已開啟。' },
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium 已到期。這段文字可以完整儲存一次。',
  tooLong: (tier, excess) => `超過${plans[tier]}的長度：請刪去 ${count(excess)} 個字元`,
  canStillCopy: '你仍然可以複製或匯出。',
};
