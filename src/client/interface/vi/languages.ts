import type { Texts } from '../translations.ts';
import { inSentence } from './formats.ts';

export const languageNames: Texts<'languageNames'> = {
  'en-US': 'Tiếng Anh',
  'es-ES': 'Tiếng Tây Ban Nha',
  'fr-FR': 'Tiếng Pháp',
  'de-DE': 'Tiếng Đức',
  'it-IT': 'Tiếng Ý',
  'pt-BR': 'Tiếng Bồ Đào Nha (Brazil)',
  'ru-RU': 'Tiếng Nga',
  'zh-CN': 'Tiếng Trung (giản thể)',
  'zh-CN-pinyin': 'Tiếng Trung (bính âm)',
  'zh-TW': 'Tiếng Trung (phồn thể)',
  'ja-JP': 'Tiếng Nhật',
  'ko-KR': 'Tiếng Hàn',
  'ar-SA': 'Tiếng Ả Rập',
  'hi-IN': 'Tiếng Hindi',
  'id-ID': 'Tiếng Indonesia',
  'tl-PH': 'Tiếng Filipino',
  'vi-VN': 'Tiếng Việt',
  'th-TH': 'Tiếng Thái',
};

export const languageChoice: Texts<'languageChoice'> = {
  spoken: 'Ngôn ngữ bạn nói',
  spokenCaption: 'Bạn nói',
  target: 'Ngôn ngữ dịch sang',
  targetCaption: 'Dịch sang',
  premiumTitle: 'Cần đăng nhập',
  premium: 'Vui lòng đăng nhập để dùng các ngôn ngữ Premium',
  premiumBadge: 'Premium',
  unavailableNote: 'Không hỗ trợ',
  unavailableTitle: 'Ngôn ngữ không được hỗ trợ',
  unavailable: (name) => `Dịch vụ dịch không hỗ trợ dịch ngôn ngữ của bạn sang ${inSentence(name)}.`,
  moreLanguages:
    'Để có thêm ngôn ngữ, hãy thêm khóa của một dịch vụ dịch hoặc chạy “npm run engines” trên máy chủ.',
};
