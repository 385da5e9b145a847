import type { Texts } from '../translations.ts';

export const languageNames: Texts<'languageNames'> = {
  'en-US': '英文',
  'es-ES': '西班牙文',
  'fr-FR': '法文',
  'de-DE': '德文',
  'it-IT': '義大利文',
  'pt-BR': '葡萄牙文（巴西）',
  'ru-RU': '俄文',
  'zh-CN': '中文（簡體）',
  'zh-CN-pinyin': '中文（拼音）',
  'zh-TW': '中文（繁體）',
  'ja-JP': '日文',
  'ko-KR': '韓文',
  'ar-SA': '阿拉伯文',
  'hi-IN': '印地文',
  'id-ID': '印尼文',
  'tl-PH': '菲律賓文',
  'vi-VN': '越南文',
  'th-TH': '泰文',
};

export const languageChoice: Texts<'languageChoice'> = {
  spoken: '你說的語言',
  spokenCaption: '你說',
  target: '目標語言',
  targetCaption: '翻譯成',
  premiumTitle: '需要登入',
  premium: '請登入以使用 Premium 語言',
  premiumBadge: 'Premium',
  unavailableNote: '無法使用',
  unavailableTitle: '語言無法使用',
  unavailable: (name) => `翻譯服務不支援把你的語言翻譯成${name}。`,
  moreLanguages: '若要使用更多語言，請加入翻譯服務的金鑰，或在伺服器上執行「npm run engines」。',
};
