import type { Texts } from '../translations.ts';

export const languageNames: Texts<'languageNames'> = {
  'en-US': 'ภาษาอังกฤษ',
  'es-ES': 'ภาษาสเปน',
  'fr-FR': 'ภาษาฝรั่งเศส',
  'de-DE': 'ภาษาเยอรมัน',
  'it-IT': 'ภาษาอิตาลี',
  'pt-BR': 'ภาษาโปรตุเกส (บราซิล)',
  'ru-RU': 'ภาษารัสเซีย',
  'zh-CN': 'ภาษาจีน (ตัวย่อ)',
  'zh-CN-pinyin': 'ภาษาจีน (พินอิน)',
  'zh-TW': 'ภาษาจีน (ตัวเต็ม)',
  'ja-JP': 'ภาษาญี่ปุ่น',
  'ko-KR': 'ภาษาเกาหลี',
  'ar-SA': 'ภาษาอาหรับ',
  'hi-IN': 'ภาษาฮินดี',
  'id-ID': 'ภาษาอินโดนีเซีย',
  'tl-PH': 'ภาษาฟิลิปปินส์',
  'vi-VN': 'ภาษาเวียดนาม',
  'th-TH': 'ภาษาไทย',
};

export const languageChoice: Texts<'languageChoice'> = {
  spoken: 'ภาษาที่คุณพูด',
  spokenCaption: 'คุณพูด',
  target: 'ภาษาที่จะแปลเป็น',
  targetCaption: 'แปลเป็น',
  premiumTitle: 'ต้องเข้าสู่ระบบ',
  premium: 'โปรดเข้าสู่ระบบเพื่อใช้ภาษา Premium',
  premiumBadge: 'Premium',
  unavailableNote: 'ไม่รองรับ',
  unavailableTitle: 'ไม่รองรับภาษานี้',
  unavailable: (name) => `บริการแปลไม่รองรับการแปลภาษาของคุณเป็น${name}`,
  moreLanguages: 'หากต้องการภาษาอื่น ให้เพิ่มคีย์ของบริการแปล หรือเรียกใช้ “npm run engines” บนเซิร์ฟเวอร์',
};
