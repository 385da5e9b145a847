import type { Texts } from '../translations.ts';

export const languageNames: Texts<'languageNames'> = {
  'en-US': '英语',
  'es-ES': '西班牙语',
  'fr-FR': '法语',
  'de-DE': '德语',
  'it-IT': '意大利语',
  'pt-BR': '葡萄牙语（巴西）',
  'ru-RU': '俄语',
  'zh-CN': '中文（简体）',
  'zh-CN-pinyin': '中文（拼音）',
  'zh-TW': '中文（繁体）',
  'ja-JP': '日语',
  'ko-KR': '韩语',
  'ar-SA': '阿拉伯语',
  'hi-IN': '印地语',
  'id-ID': '印度尼西亚语',
  'tl-PH': '菲律宾语',
  'vi-VN': '越南语',
  'th-TH': '泰语',
};

export const languageChoice: Texts<'languageChoice'> = {
  spoken: '你说的语言',
  spokenCaption: '你说',
  target: '目标语言',
  targetCaption: '翻译成',
  premiumTitle: '需要登录',
  premium: '请登录以使用 Premium 语言',
  premiumBadge: 'Premium',
  unavailableNote: '不可用',
  unavailableTitle: '语言不可用',
  unavailable: (name) => `翻译服务不支持把你的语言翻译成${name}。`,
  moreLanguages: '要使用更多语言，请添加翻译服务的密钥，或在服务器上运行“npm run engines”。',
};
