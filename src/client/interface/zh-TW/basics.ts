import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const ui: Texts<'ui'> = {
  close: '關閉',
  dismiss: '關閉',
  notification: '通知',
  notifications: '通知（{hotkey}）',
  search: '搜尋',
  searchIn: (label) => `搜尋${label}`,
  nothingFound: '找不到結果',
  locked: '已鎖定',
};

export const loading: Texts<'loading'> = { label: '載入中' };

export const pageTitles: Texts<'pageTitles'> = {
  main: `${brand.name} | 語音轉文字，還能翻譯和朗讀`,
  subscribe: `Premium | ${brand.name}`,
  account: `你的帳號 | ${brand.name}`,
  words: `我的詞庫 | ${brand.name}`,
  conversation: `對話 | ${brand.name}`,
  terms: `使用條款 | ${brand.name}`,
  privacy: `隱私承諾 | ${brand.name}`,
  people: `你是誰？ | ${brand.name}`,
  library: `文件庫 | ${brand.name}`,
  developers: `開發人員 | ${brand.name}`,
  'not-found': '404 | 找不到頁面',
  settings: `設定 | ${brand.name}`,
};

export const pageDescriptions: Texts<'pageDescriptions'> = {
  main: '開口說話，即時變成文字。可以翻譯、用自然的聲音朗讀，也能儲存起來日後使用。',
  subscribe: `${brand.name} Premium：更長的逐字稿、HD 聲音和更多翻譯。`,
  account: `你在 ${brand.name} 網頁應用程式中的方案、裝置和資料。`,
  words: `${brand.name} 應該一律寫對的名字和術語。`,
  conversation: `和說另一種語言的人對話：${brand.name} 為雙方翻譯並朗讀。`,
  terms: `${brand.name} 網頁應用程式的使用條款。`,
  privacy: `${brand.name} 網頁應用程式會蒐集哪些資料、為什麼蒐集，以及如何刪除。`,
  people: `選擇在這個瀏覽器中使用 ${brand.name} 的人。`,
  library: '你儲存的所有逐字稿：搜尋、整理、收聽和分享。',
  developers: '用你自己的程式儲存、轉錄、翻譯和朗讀，限額與應用程式中相同。',
  'not-found': '你要找的頁面不存在或已移動。',
  settings: `${brand.name} 如何錄音、翻譯、朗讀以及顯示。`,
};

export const notFound: Texts<'notFound'> = {
  title: '404 | 找不到頁面',
  text: '你要找的頁面不存在或已移動。',
  home: '回到首頁',
};

export const rootError: Texts<'rootError'> = {
  heading: '糟糕，出了點問題！',
  text: '載入應用程式時發生錯誤，請重新整理頁面後再試一次。',
  refresh: '重新整理',
};

export const failures: Texts<'failures'> = {
  page: '無法載入這個頁面。',
  part: '無法載入這個部分。',
  crashed: '這裡發生了問題，頁面的其他部分仍可正常使用。',
  retry: '再試一次',
  reload: '重新載入頁面',
};

export const legal: Texts<'legal'> = {
  contents: '目錄',
  print: '列印',
  englishOnly: '這份文件只有英文版。',
};

export const offline: Texts<'offline'> = {
  title: '你已離線',
  text: '你仍然可以輸入、複製，並用瀏覽器聲音朗讀。翻譯、HD 聲音、登入和儲存需要網路連線。',
  wentOffline: '你已離線。',
  cameBack: '網路已恢復連線。',
  newVersion: '新版本已準備好。',
  update: '更新',
  later: '稍後',
};

export const consent: Texts<'consent'> = {
  label: 'Cookie',
  text: 'Cookie 用來維持登入狀態。是否用於分析由你選擇。',
  more: '隱私承諾',
  analytics: '分析 Cookie',
  accept: '接受',
  decline: '拒絕',
  chooseAgain: '變更 Cookie 選擇',
};

export const theme: Texts<'theme'> = {
  picker: '主題',
  chosen: (name) => `${name}主題`,
};

export const themeNames: Texts<'themeNames'> = {
  light: '淺色',
  dark: '深色',
  spooky: '驚悚',
  forest: '森林',
  ocean: '海洋',
  sunset: '夕陽',
  scifi: '科幻',
  fantasy: '奇幻',
};
