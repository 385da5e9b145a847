import type { Texts } from '../translations.ts';

export const developers: Texts<'developers'> = {
  heading: '開發人員',
  lead: '用你自己的程式儲存、轉錄、翻譯和朗讀，限額與應用程式中相同。',
  signInFirst: '登入後即可建立金鑰。',
  examples: '範例',
  save: '儲存文字',
  list: '列出已儲存的文字',
  transcribe: '轉錄檔案',
  translate: '翻譯',
  speak: '朗讀',
  keyShown: '在你離開本頁之前，新金鑰會顯示在下方範例中。',
  client: '用戶端與命令列',
  reference: '參考',
  parameters: '參數',
  body: '內容',
  responses: '回應',
  errorCodes: '錯誤代碼',
  required: '必填',
  openapi: 'OpenAPI 文件',
  webhookCall: '你的位址會收到什麼',
  webhookCheck: '檢查簽章',
  freeLimits: (translations, characters) =>
    `免費帳號：每天 ${translations} 次翻譯，並可試用一次 Iris（sage）語音，最多 ${characters} 個字元。`,
};
