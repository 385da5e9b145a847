import type { Texts } from '../translations.ts';

export const languageNames: Texts<'languageNames'> = {
  'en-US': '영어',
  'es-ES': '스페인어',
  'fr-FR': '프랑스어',
  'de-DE': '독일어',
  'it-IT': '이탈리아어',
  'pt-BR': '포르투갈어(브라질)',
  'ru-RU': '러시아어',
  'zh-CN': '중국어(간체)',
  'zh-CN-pinyin': '중국어(병음)',
  'zh-TW': '중국어(번체)',
  'ja-JP': '일본어',
  'ko-KR': '한국어',
  'ar-SA': '아랍어',
  'hi-IN': '힌디어',
  'id-ID': '인도네시아어',
  'tl-PH': '필리핀어',
  'vi-VN': '베트남어',
  'th-TH': '태국어',
};

export const languageChoice: Texts<'languageChoice'> = {
  spoken: '말하는 언어',
  spokenCaption: '말하는 언어',
  target: '번역할 언어',
  targetCaption: '번역할 언어',
  premiumTitle: '로그인이 필요해요',
  premium: 'Premium 언어를 쓰려면 로그인해 주세요',
  premiumBadge: 'Premium',
  unavailableNote: '사용할 수 없음',
  unavailableTitle: '사용할 수 없는 언어예요',
  unavailable: (name) => `번역 서비스가 이 언어를 ${name}로 번역하지 못해요.`,
  moreLanguages:
    '다른 언어를 사용하려면 번역 서비스 키를 추가하거나 서버에서 ‘npm run engines’를 실행하세요.',
};
