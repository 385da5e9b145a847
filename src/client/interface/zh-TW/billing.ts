import { brand } from '../../../shared/brand.ts';
import { limits } from '../../../shared/limits.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const { free, premium } = limits;

export const subscribe: Texts<'subscribe'> = {
  heading: `${brand.name} Premium`,
  lead: '免費開始使用，隨時可以取消。',
  leadPremium: '隨時可以取消。',
  share: '邀請朋友',
};

export const plans: Texts<'plans'> = {
  free: {
    name: '免費',
    description: '聽寫和朗讀所需的一切。',
    features: [
      `逐字稿最長 ${count(free.transcriptCap)} 字元`,
      `儲存 ${free.saveSlots} 份逐字稿`,
      `每天 ${free.translations} 次翻譯`,
      `試用一次 HD 聲音 Iris，最多 ${free.speechCharacters} 字元`,
      '瀏覽器聲音不限用量',
    ],
  },
  premium: {
    name: 'Premium',
    description: '更長的逐字稿、HD 聲音和更多翻譯。',
    features: [
      `逐字稿最長 ${count(premium.transcriptCap)} 字元`,
      `儲存 ${premium.saveSlots} 份逐字稿`,
      `每月翻譯 ${count(premium.translations)} 字元`,
      `每月 HD 朗讀 ${count(premium.speechCharacters)} 字元`,
      '全部十種 HD 聲音',
      '下載 MP3',
      '瀏覽器聲音不限用量',
    ],
  },
};

export const planMinutes: Texts<'planMinutes'> = {
  free: (minutes) => `匯入錄音：每天 ${count(minutes)} 分鐘語音`,
  premium: (minutes) => `匯入錄音：每月 ${count(minutes)} 分鐘語音`,
};

export const planExtras: Texts<'planExtras'> = {
  tidy: '整理：一鍵去除口頭語',
  tidyPremium: '整理：加標點、縮短、摘要或改寫成郵件',
  words: (limit) => `我的詞庫：${count(limit)} 個名稱和術語`,
  whileSpeaking: '邊說邊翻譯',
  conversation: '雙語對話，並朗讀',
  library: '已儲存逐字稿的文件庫，可搜尋、篩選和匯出',
  live: (viewers, minutes) => `即時字幕：最多 ${count(viewers)} 位觀眾，每天 ${count(minutes)} 分鐘`,
  livePremium: (viewers, languages) =>
    `即時字幕：最多 ${count(viewers)} 位觀眾，同時 ${count(languages)} 種語言`,
};

export const billing: Texts<'billing'> = {
  perInterval: (interval) => (interval === 'year' ? '/ 年' : '/ 月'),
  yourPlan: '你的方案',
  checkout: '前往結帳',
  checkoutBusy: '正在開啟付款頁面…',
  signInFirst: '需要先登入。',
  terms: '每月自動續訂，直到你取消為止。取消後，Premium 可用到已付費的月份結束。',
  card: '你會在 Stripe 的網站上付款，我們看不到你的卡片資料。',
  manage: '管理訂閱',
  renews: (day) => `${day}續訂。`,
  ends: (day) => `${day}到期，不會再扣款。`,
  overdue: (day) => `上次付款失敗。要在${day}之後繼續使用 Premium，請更新卡片。`,
  lapsed: '上次付款失敗，Premium 已停用。更新卡片即可恢復。',
  freeForever: '永久免費，不需要信用卡。',
  loadingPlans: '正在載入方案',
  plansError: '無法載入方案',
  plansErrorText: '這裡顯示的是標準方案，目前價格以結帳頁面為準。',
  retry: '再試一次',
  unavailable: '付款系統目前無法使用',
  unavailableText: '沒有扣款，請過幾分鐘再試。',
  invalidResponse: '伺服器的回應無效。',
  checkoutFailed: '無法開始結帳。',
  connectionFailed: '無法連線到 Stripe，請再試一次。',
  portalFailed: '無法開啟訂閱管理頁面',
  portalFailedText: '請過幾分鐘再試。',
  activated: 'Premium 已啟用！',
  activatedText: '現在你可以使用更長的逐字稿、全部十種 HD 聲音和更多翻譯。',
  startUsing: '開始使用 Premium',
  already: '你已經是 Premium 會員',
  alreadyText: '不需要再付款。',
  confirming: '正在確認付款…',
  pending: '付款尚未確認',
  pendingText: '可能需要一點時間。付款確認後就會立即啟用 Premium，離開這個頁面也沒關係。',
  checkAgain: '再次查詢',
  unconfirmed: '無法查詢付款狀態',
  unconfirmedText: '如果你已付款，Premium 會自動啟用。',
  cancelled: '已取消結帳',
  cancelledText: '沒有扣款，你可以隨時升級。',
};

export const upgrade: Texts<'upgrade'> = {
  title: '升級到 Premium',
  lead: (price) => `每月 ${price}，自動續訂，可隨時取消。你將獲得：`,
  subscribe: '立即訂閱',
  later: '以後再說',
};
