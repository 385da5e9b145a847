import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const savedList: Texts<'savedList'> = {
  heading: '已儲存的逐字稿',
  signedOut: '請登入以查看已儲存的逐字稿。',
  signedOutHint: '帳號免費，登入後可在任何裝置上開啟。',
  signIn: '登入',
  error: '無法載入已儲存的逐字稿',
  retry: '再試一次',
  empty: '還沒有已儲存的逐字稿',
  emptyHint: '在「錄音」分頁中儲存的逐字稿會顯示在這裡。',
  noMatch: '沒有符合搜尋條件的逐字稿',
  showAll: '顯示全部',
  loading: '正在載入已儲存的逐字稿',
  search: '搜尋已儲存的逐字稿',
  searchHint: '搜尋',
  clearSearch: '清除搜尋',
  sort: '排序',
  exportAll: '全部匯出',
  languages: '語言',
  shown: (shown, all) =>
    shown === all ? `已儲存 ${count(all)} 份` : `顯示 ${count(shown)} 份，共 ${count(all)} 份`,
  over: (shown, excess, limit) => `${shown}，上限 ${count(limit)} 份，超過 ${count(excess)} 份`,
  makeRoom: (value) => `刪除 ${count(value)} 份後即可繼續儲存`,
  slots: (used, limit) => `已用 ${count(used)} / ${count(limit)} 個名額`,
};

export const sortOrders: Texts<'sortOrders'> = {
  newest: '最新',
  oldest: '最舊',
  longest: '最長',
  shortest: '最短',
  alphabetical: '依字母',
};

export const savedItem: Texts<'savedItem'> = {
  more: '顯示更多',
  less: '收合',
  copy: '複製',
  copied: '已複製',
  copiedBody: '文字已複製到剪貼簿。',
  copyFailed: '無法複製',
  copyFailedBody: '瀏覽器封鎖了複製，請選取文字後自行複製。',
  open: '在錄音頁面開啟',
  export: '匯出',
  remove: '刪除',
  removing: '正在刪除',
  characters: (value) => `${count(value)} 字元`,
};

export const deletion: Texts<'deletion'> = {
  deletedTitle: '已刪除',
  deleted: '已從清單中移除。',
  stillOver: (value) => `再刪除 ${count(value)} 份即可繼續儲存。`,
  undo: '復原',
  undoAlt: '還原這份逐字稿',
  restored: '已還原',
  restoreFailed: '無法還原',
  restoreFailedBody: '無法還原這份逐字稿，請再試一次。',
  goneTitle: '找不到項目',
  gone: '它可能已經被刪除。',
  failedTitle: '無法刪除',
  failed: '無法刪除這份逐字稿，請再試一次。',
};

export const saveResult: Texts<'saveResult'> = {
  loginTitle: '需要登入',
  login: '請登入以儲存逐字稿',
  signIn: '登入',
  signInAlt: '登入以儲存',
  limitTitle: '儲存名額已滿',
  limit: '儲存名額已用完。升級到 Premium 可獲得更多空間。',
  upgrade: '升級',
  upgradeAlt: '升級到 Premium 以獲得更多空間',
  savedTitle: '已儲存！',
  view: '查看',
  viewAlt: '開啟「已儲存」分頁',
  newEntry: '這是一份新的逐字稿。你開啟的那份沒有變更。',
  offlineTitle: '你已離線',
  kept: '文字仍在這部裝置上，恢復連線後即可儲存。',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: '未儲存',
  description: '無法儲存逐字稿，請再試一次。',
};
