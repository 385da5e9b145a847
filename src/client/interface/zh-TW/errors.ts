import type { Texts } from '../translations.ts';
import { count, date, wait } from './formats.ts';

const renewal = (renewsAt: string | undefined) => (renewsAt ? `額度將於${date(renewsAt)}重置。` : '');

export const errors: Texts<'errors'> = {
  'document-changed': '這段文字已在另一台裝置上修改。',
  'revision-required': '此變更必須註明它所依據的版本。',
  'share-limit': '這段文字的分享連結太多了。請先撤銷一個，再建立新的。',
  'sign-in-required': '請登入後繼續。',
  'key-invalid': '此 API 金鑰不存在、已到期或已被撤銷。',
  'key-scope': '此 API 金鑰沒有執行此操作的權限。',
  'key-limit': '你的 API 金鑰已達上限。請先撤銷一個再建立。',
  'webhook-limit': '你的 Webhook 已達上限。請先刪除一個再新增。',
  'webhook-address': '請使用公開的 HTTPS 位址，例如 https://example.com/hook。',
  'webhook-exists': '你已經有使用此位址的 Webhook。',
  'not-yours': '這屬於另一個帳號，請用那個帳號登入。',
  'recent-sign-in-required': '請重新登入，讓我們確認是你本人。',
  'dictionary-full': '詞庫已滿。刪除一個詞彙才能再新增。',
  'dictionary-changed': '你的詞彙已在另一部裝置上變更，請重新整理頁面。',
  'tier-mismatch': '你的方案已變更，請重新整理頁面。',
  'cross-site': '這個要求不是來自本應用程式，請開啟應用程式後再試一次。',
  'premium-required': '這項功能需要訂閱 Premium。',
  'trial-used': 'Iris 試用機會已用完。升級到 Premium 即可不限次數使用。',
  'save-limit': ({ requiresUpgrade }) =>
    requiresUpgrade === false
      ? 'Premium 儲存名額已用完。如需更多空間，請聯絡客服。'
      : '免費儲存名額已用完。升級到 Premium 可獲得更多空間。',
  'development-only': '僅在開發模式下可用。',
  'idempotency-key-reused': '此要求已用其他內容傳送過。請重新載入頁面後再試一次。',
  'already-premium': '這個帳號已啟用 Premium。',
  'subscription-exists': '你已有訂閱，但上次付款沒有成功。更新卡片即可恢復 Premium。',
  'invalid-request': '要求無效。',
  'text-too-long': ({ limit }) =>
    limit === undefined ? '文字超過你的上限，請縮短。' : `文字超過 ${count(limit)} 字元，請縮短。`,
  'same-language': '文字已經是該語言，請選擇其他語言。',
  'unsupported-pair': '翻譯服務不支援這兩種語言之間的翻譯，請選擇其他語言。',
  EMPTY_INPUT: '沒有可朗讀的文字，請先輸入或錄音。',
  'trial-too-long': 'Iris 試用限 50 個字元。',
  'wrong-pin': 'PIN 碼不正確。',
  'too-many-people': '無法再新增更多的人。',
  'name-taken': '這裡已經有人用這個名字了。',
  'method-not-allowed': '無法以這種方式使用此位址。',
  'not-found': '找不到你要的內容。',
  'request-timeout': '要求逾時，請再試一次。',
  'headers-too-large': '要求標頭過大。',
  'too-large': '要求過大，請縮短文字。',
  'unsupported-media': '不支援這種格式。',
  'translation-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium') return '今天的翻譯次數已用完。';
    return remaining
      ? `文字超過剩餘的 ${count(remaining)} 字元。${renewal(renewsAt)}`
      : `本期的 ${count(limit ?? 0)} 字元已用完。${renewal(renewsAt)}`;
  },
  'speech-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium')
      return '超過字元上限。免費使用者每天限 50 字元，升級到 Premium 每月可用 5,000 字元。';
    return remaining
      ? `超過字元上限。你還剩 ${count(remaining)} 字元。${renewal(renewsAt)}`
      : `超過字元上限。本期的 ${count(limit ?? 0)} 字元已用完。${renewal(renewsAt)}`;
  },
  'recognition-limit': ({ tier, limit, remaining }) => {
    if (remaining) return `錄音超過剩餘的 ${count(remaining)} 秒語音辨識額度。`;
    const minutes = count((limit ?? 0) / 60);
    return tier === 'premium'
      ? `本期的 ${minutes} 分鐘語音辨識已用完。`
      : `今天的 ${minutes} 分鐘語音辨識已用完。`;
  },
  'live-full': '此房間已滿，請稍後再試。',
  'live-limit': ({ limit }) => `你已用完今天 ${count((limit ?? 1_800) / 60)} 分鐘的即時字幕。`,
  'too-many-requests': ({ retryAfter }) =>
    retryAfter ? `要求過於頻繁，請在 ${wait(retryAfter)}後再試。` : '要求過於頻繁，請稍等一下再試。',
  internal: '我們這邊出了點問題，請再試一次。',
  'provider-failed': '我們使用的服務傳回錯誤，請再試一次。',
  'provider-unavailable': '我們使用的服務目前無法使用，請稍後再試。',
  'provider-quota': '這台伺服器的翻譯配額已用完，請稍後再試。',
  'provider-busy': '翻譯服務目前收到的要求過多，請一分鐘後再試。',
  'not-enough-memory': ({ command }) =>
    `此伺服器的記憶體不足。請關閉伺服器上的其他程式，然後再試一次。${command ? `較小的模型佔用較少：${command}` : ''}`,
  'not-ready': '服務尚未準備好，請稍等一下再試。',
  'cannot-store': '此伺服器的磁碟已滿或為唯讀，無法儲存任何內容。需要伺服器的管理者先解決這個問題。',
};
