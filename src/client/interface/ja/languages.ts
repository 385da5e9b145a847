import type { Texts } from '../translations.ts';

export const languageNames: Texts<'languageNames'> = {
  'en-US': '英語',
  'es-ES': 'スペイン語',
  'fr-FR': 'フランス語',
  'de-DE': 'ドイツ語',
  'it-IT': 'イタリア語',
  'pt-BR': 'ポルトガル語（ブラジル）',
  'ru-RU': 'ロシア語',
  'zh-CN': '中国語（簡体字）',
  'zh-CN-pinyin': '中国語（ピンイン）',
  'zh-TW': '中国語（繁体字）',
  'ja-JP': '日本語',
  'ko-KR': '韓国語',
  'ar-SA': 'アラビア語',
  'hi-IN': 'ヒンディー語',
  'id-ID': 'インドネシア語',
  'tl-PH': 'フィリピン語',
  'vi-VN': 'ベトナム語',
  'th-TH': 'タイ語',
};

export const languageChoice: Texts<'languageChoice'> = {
  spoken: '話す言語',
  spokenCaption: '話す言語',
  target: '翻訳先の言語',
  targetCaption: '翻訳先',
  premiumTitle: 'ログインが必要です',
  premium: 'Premiumの言語を使うにはログインしてください',
  premiumBadge: 'Premium',
  unavailableNote: '利用不可',
  unavailableTitle: 'この言語は利用できません',
  unavailable: (name) => `翻訳サービスは、話す言語から${name}への翻訳に対応していません。`,
  moreLanguages:
    'ほかの言語を使うには、翻訳サービスのキーを設定するか、サーバーで「npm run engines」を実行してください。',
};
